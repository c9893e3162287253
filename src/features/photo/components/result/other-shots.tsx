import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../../components/ui/disclosure";
import { useAppSelector } from "../../../../store/hooks";
import { selectPhoto } from "../../state/photo-slice";
import { usePhotoActions } from "../../use-photo-actions";
import { ShotStrip } from "../start/lazy-parts";

/**
 * The photos chosen together, below the verdict on the one in use; a press makes another.
 * @param isOpen at first: another may be better
 */
export function OtherShots({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation("photo");
  const act = usePhotoActions();
  const { shots } = useAppSelector(selectPhoto);
  if (!shots) return null;
  return (
    <Disclosure summary={t("shots.title")} isOpen={isOpen}>
      <Suspense>
        <ShotStrip onChosen={() => void act(({ makePhoto }) => makePhoto())} />
      </Suspense>
    </Disclosure>
  );
}
