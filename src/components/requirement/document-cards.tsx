import { paths } from "../../paths";
import { SampleImage } from "../pictures/sample-image";
import { PageLink } from "../ui/page-link";
import * as styles from "./document-cards.module.css";
import type { DrawnTemplate } from "./requirement-template";

/** Small enough for a 70 mm photo in two columns at 320 px. */
const cssPxPerMm = 1.5;

/** Documents by their sample photos at one scale, each a link to its page. */
export const DocumentCards = ({ templates }: { templates: readonly DrawnTemplate[] }) => (
  <ul className={styles.list}>
    {templates.map((template) => (
      <li key={template.urlPath}>
        <PageLink className={styles.card} to={paths.requirement(template.urlPath)}>
          <span className={styles.thumb}>
            <SampleImage
              src={template.imageUrl}
              widthMm={template.sizeWidth}
              heightMm={template.sizeHeight}
              cssPxPerMm={cssPxPerMm}
            />
          </span>
          <span className={styles.country}>{template.countryName}</span>
          <bdi className={styles.detail}>{template.name}</bdi>
          <bdi className={styles.detail}>{template.sizeLabel}</bdi>
        </PageLink>
      </li>
    ))}
  </ul>
);
