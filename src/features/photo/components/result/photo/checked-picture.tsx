import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import type { PhotoReport } from "../../../../../../contract/photo-report";
import { frameOfTemplate } from "../../../../../../drawing/drawing-frame";
import { MeasuredPhoto } from "../../../../../components/drawing/measured-photo";
import { usePageLanguage } from "../../../../../i18n/use-language";
import type { Photo, UploadedPhoto } from "../../../state/photo-state";
import { usePhotoUrl } from "../../use-photo-url";
import { useShownUnit } from "../../use-shown-unit";
import { faultPlaces } from "../checks/fault-drawing/fault-places";
import * as styles from "./result-photo.module.css";
import { SourcePhoto } from "./source-photo";

interface CheckedPhotoProps {
  report: PhotoReport;
  template: Template;
  photo: Photo;
  uploaded: UploadedPhoto | null;
}

/** The visitor's file with the measured lengths, or with its faults marked if there are none. */
export function CheckedPicture({ report, template, photo, uploaded }: CheckedPhotoProps) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const unit = useShownUnit();
  const ownUrl = usePhotoUrl(photo.photoId);
  // The server has a JPEG of files that this browser cannot decode.
  const url = photo.widthPx === null ? uploaded?.url : (ownUrl ?? uploaded?.url);
  const alt = t("photo.alt", { title: template.photoTitle });
  const { given, result, checks, face } = report;
  if (!given || !result) {
    const size = uploaded ?? (given && { width: given.widthPx, height: given.heightPx });
    const failed = checks.filter(({ verdict }) => verdict === "fail");
    const places = failed.flatMap((check) => faultPlaces(check, face, size));
    return <SourcePhoto photo={photo} uploaded={uploaded} places={places} alt={alt} />;
  }
  const limits = frameOfTemplate(template);
  const { heightMm } = limits;
  const widthMm = (heightMm * given.widthPx) / given.heightPx;
  return (
    <div className={styles.sheet}>
      <MeasuredPhoto
        picture={(unitsPerMm) => (
          <image
            href={url ?? undefined}
            width={widthMm * unitsPerMm}
            height={heightMm * unitsPerMm}
            preserveAspectRatio="none"
          />
        )}
        widthMm={widthMm}
        heightMm={heightMm}
        measured={result}
        limits={limits}
        hasLines
        unit={unit}
        bcp47={bcp47}
        label={alt}
      />
    </div>
  );
}
