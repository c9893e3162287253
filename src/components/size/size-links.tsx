import { usePageLanguage } from "../../i18n/use-language";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import * as styles from "./size-links.module.css";
import { type NamedSize, writePhotoSize } from "./write-photo-size";

/** Links to the sizes that have a page. */
export function SizeLinks({ sizes }: { sizes: readonly NamedSize[] }) {
  const { bcp47 } = usePageLanguage();
  return (
    <ul className={styles.row}>
      {sizes.map((size) => (
        <li key={size.id}>
          <PageLink className={styles.size} to={paths.photoSize(size.id)}>
            <bdi>{writePhotoSize(size, bcp47)}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
