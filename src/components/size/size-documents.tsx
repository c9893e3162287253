import type { Template } from "../../../contract/document/template";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import { DoubtLegend, doubtMarks } from "./doubt-legend";
import * as styles from "./size-documents.module.css";

export type SizeDocument = Pick<Template, "urlPath" | "country" | "countryName" | "name" | "confidence">;

/** Documents sorted by country; the first of each country has its heading. */
function byCountry(documents: readonly SizeDocument[]): SizeDocument[][] {
  const groups: SizeDocument[][] = [];
  for (const document of documents) {
    const last = groups.at(-1);
    if (last?.[0]?.country === document.country) last.push(document);
    else groups.push([document]);
  }
  return groups;
}

/** The documents of a size, in columns by country. */
export const SizeDocuments = ({ documents }: { documents: readonly SizeDocument[] }) => (
  <>
    <dl className={styles.countries}>
      {byCountry(documents).map((group) => (
        <div key={group[0]?.country} className={styles.country}>
          <dt className={styles.name}>{group[0]?.countryName}</dt>
          {group.map(({ urlPath, name, confidence }) => (
            <dd key={urlPath} className={styles.row}>
              <PageLink className={styles.document} to={paths.requirement(urlPath)}>
                <bdi>{name}</bdi>
              </PageLink>
              {doubtMarks[confidence]}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <DoubtLegend documents={documents} />
  </>
);
