import { useTranslation } from "react-i18next";
import * as hidden from "../../../../../components/ui/visually-hidden.module.css";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { NoPhoto } from "./no-photo";
import * as styles from "./result-message.module.css";

/** As high as the screen, to avoid a layout shift. */
export function Placeholder() {
  const { t } = useTranslation("result");
  return (
    <div className={styles.empty}>
      {/* Every page needs a heading. */}
      <h1 className={hidden.hidden} data-placeholder>
        {t("meta.title")}
      </h1>
    </div>
  );
}

/** Shown until the result can be: the message that there is no photo, unless this tab has one. */
export function BeforeResult() {
  const { isRestored, photo } = useAppSelector(selectPhoto);
  if (photo !== null) return <Placeholder />;
  return (
    <div className={isRestored ? undefined : styles.unlessStored}>
      <NoPhoto deleted={null} />
    </div>
  );
}
