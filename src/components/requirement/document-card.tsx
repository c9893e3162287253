import { drawnSizeOf } from "../../units/drawn-size";
import { sizeBesideName } from "../../units/size-beside-name";
import { SampleImage } from "../pictures/sample-image";
import * as styles from "./document-card.module.css";

/** One scale for all cards, small enough for a 70 mm photo in two columns at 320 px. */
const cssPxPerMm = 1.5;

/** Sample photo, country, name and size of a document: the content of a link with the class `card`. */
export const DocumentCard = ({ template }: { template: Queries.DrawnTemplateFragment }) => (
  <>
    <span className={styles.thumb}>
      <SampleImage src={template.imageUrl} {...drawnSizeOf(template)} cssPxPerMm={cssPxPerMm} />
    </span>
    <span className={styles.country}>{template.countryName}</span>
    <bdi className={styles.detail}>{template.name}</bdi>
    {sizeBesideName(template) && <bdi className={styles.size}>{sizeBesideName(template)}</bdi>}
  </>
);
