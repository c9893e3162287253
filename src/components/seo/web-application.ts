import { productName } from "../../constants";
import { absoluteUrl, bcp47Of } from "../../i18n/page-links";
import { localizedPath, paths } from "../../paths";
import type { PagePlace, StructuredData } from "./structured-data";

/** schema.org/WebApplication: the tool, free of charge, without a rating. */
export const webApplicationData = ({ siteUrl, code }: PagePlace, description: string): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "WebApplication",
  name: productName,
  description,
  url: absoluteUrl(siteUrl, localizedPath(paths.home, code)),
  inLanguage: bcp47Of(code),
  applicationCategory: "MultimediaApplication",
  operatingSystem: "Any",
  offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
});
