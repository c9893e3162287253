import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import { DocumentCard } from "./document-card";
import * as styles from "./document-card.module.css";

/** Documents as links with sample photos, all at one scale. */
export const DocumentCards = ({ templates }: { templates: readonly Queries.DrawnTemplateFragment[] }) => (
  <ul className={styles.list}>
    {templates.map((template) => (
      <li key={template.urlPath}>
        <PageLink className={styles.card} to={paths.requirement(template.urlPath)}>
          <DocumentCard template={template} />
        </PageLink>
      </li>
    ))}
  </ul>
);
