import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { writeUnit } from "../../../../../locales/write-number";
import type { SignatureFiles } from "../../../../../photo/core/signature/signature-file";
import { Button } from "../../../../components/ui/button";
import { usePageLanguage } from "../../../../i18n/use-language";
import { saveBlob } from "../../actions/download";
import { signatureFile } from "../../signature/kept-signature";
import { Facts } from "../result/digital/facts";
import { useFileLimits } from "../result/digital/use-file-limits";
import { usePixelSize } from "../result/digital/use-pixel-size";
import * as styles from "./signature-panel.module.css";

interface SignatureMadeProps {
  urlPath: string;
  rule: NonNullable<Template["signature"]>;
  files: SignatureFiles;
  onDelete: () => void;
}

/** The finished signature in its own pixels, what was measured beside the rule, and both files. */
export function SignatureMade({ urlPath, rule, files, onDelete }: SignatureMadeProps) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const sizeOf = usePixelSize();
  const limits = useFileLimits()(rule);
  const { onWhite } = files;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(signatureFile(urlPath, files, "onWhite").blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [urlPath, files]);
  const save = (kind: keyof SignatureFiles) => {
    const { blob, name } = signatureFile(urlPath, files, kind);
    saveBlob(blob, name);
  };
  return (
    <>
      <img
        className={styles.made}
        src={url}
        width={onWhite.widthPx}
        height={onWhite.heightPx}
        alt={t("signature.alt")}
      />
      <Facts
        facts={[
          { term: t("digital.pixels"), value: sizeOf(onWhite), note: limits.pixels },
          {
            term: t("digital.fileSize"),
            value: t("digital.format", { size: writeUnit(onWhite.bytes.length / 1000, "kb", bcp47) }),
            note: limits.kilobytes,
          },
        ]}
      />
      <div className={styles.ways}>
        <Button icon="download" onClick={() => save("onWhite")}>
          {t("signature.jpeg")}
        </Button>
        <Button icon="download" onClick={() => save("transparent")}>
          {t("signature.png")}
        </Button>
        <Button icon="trash" onClick={onDelete}>
          {t("signature.delete")}
        </Button>
      </div>
    </>
  );
}
