import type { ReactNode } from "react";
import { Layout } from "./components/layout/layout";
import { LanguageChooser } from "./features/language-chooser/components/language-chooser";
import { LanguageOffer } from "./features/language-chooser/components/language-offer";

/** Layout of every page, with the language chooser. */
export const PageLayout = ({ children }: { children: ReactNode }) => (
  <Layout languageChooser={<LanguageChooser />} banner={<LanguageOffer />}>
    {children}
  </Layout>
);
