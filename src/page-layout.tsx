import type { ReactNode } from "react";
import { Layout } from "./components/layout/layout";
import { LanguageChooser } from "./features/language-chooser/components/language-chooser";
import { LanguageOffer } from "./features/language-chooser/components/language-offer";

/** The frame of every page, with its choice of languages. */
export const PageLayout = ({ children }: { children: ReactNode }) => (
  <Layout languageChooser={<LanguageChooser />} banner={<LanguageOffer />}>
    {children}
  </Layout>
);
