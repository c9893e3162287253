import { useTranslation } from "react-i18next";
import { writeFileSize } from "../../../locales/write-file-size";
import { usePageLanguage } from "../../i18n/use-language";
import { paths } from "../../paths";
import { digitalLines } from "../requirement/digital-lines";
import { FactRow, SecondValue } from "../requirement/facts/fact-row";
import { PageLink } from "../ui/page-link";
import * as styles from "./file-limits.module.css";
import * as links from "./size-links.module.css";

type FileDocument = Queries.FileSizePageQuery["documents"]["nodes"][number];

/** A document whose file size is limited. */
export type LimitedDocument = FileDocument & { digital: { maxKb: number } };

/** The query returns no others, which its type does not express. */
export const limitedDocuments = (documents: readonly FileDocument[]): LimitedDocument[] =>
  documents.filter((document): document is LimitedDocument => typeof document.digital?.maxKb === "number");

function byLimit(documents: readonly LimitedDocument[]): [number, LimitedDocument[]][] {
  const limits = new Map<number, LimitedDocument[]>();
  for (const document of documents) {
    const { maxKb } = document.digital;
    limits.set(maxKb, [...(limits.get(maxKb) ?? []), document]);
  }
  return [...limits].sort(([a], [b]) => a - b);
}

const idOf = (maxKb: number) => `${maxKb}-kb`;

/** Documents by maximum file size, with all requirements of the file; a link to each size above them. */
export function FileLimits({ documents }: { documents: readonly LimitedDocument[] }) {
  const { t } = useTranslation("size");
  const { t: tRequirement } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const limits = byLimit(documents);
  return (
    <>
      <ul className={links.row}>
        {limits.map(([maxKb]) => (
          <li key={maxKb}>
            <a className={links.size} href={`#${idOf(maxKb)}`}>
              {writeFileSize(maxKb, bcp47)}
            </a>
          </li>
        ))}
      </ul>
      <dl className={styles.limits}>
        {limits.map(([maxKb, ofLimit]) => (
          <FactRow key={maxKb} label={t("files.upTo", { size: writeFileSize(maxKb, bcp47) })}>
            <ul className={styles.limited} id={idOf(maxKb)}>
              {ofLimit.map(({ urlPath, photoTitle, digital, listOnly }) => (
                <li key={urlPath}>
                  <PageLink to={paths.requirement(urlPath)}>{photoTitle}</PageLink>
                  {digitalLines(digital, bcp47).map(({ key, values }) => (
                    <SecondValue key={key}>{tRequirement(key, values)}</SecondValue>
                  ))}
                  {listOnly.includes("file") && <SecondValue>{t("files.list")}</SecondValue>}
                </li>
              ))}
            </ul>
          </FactRow>
        ))}
      </dl>
    </>
  );
}
