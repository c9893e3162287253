import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pairing } from "../../../../../contract/pairing";
import { Button } from "../../../../components/ui/button";
import { Icon } from "../../../../components/ui/icon";
import { Notice } from "../../../../components/ui/notice";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { kindOfDownload, saveBlob } from "../../actions/download";
import { fetchFiles } from "../../pairing/fetch-files";
import { type PairingFault, pairingFault } from "../../pairing/pairing-fault";
import { zipFiles } from "../../zip-files";
import * as styles from "./paired-phone.module.css";

interface ReceivedFilesProps {
  pairing: Pairing;
  onFault: (fault: PairingFault) => void;
}

/** Closing the share sheet is not a failure; where sharing is refused, saving remains. */
const share = (files: File[]) => void navigator.share({ files }).catch(() => {});

const nameKeys = { digital: "files.photo", printout: "files.sheet", pdf: "files.pdf" } as const;

/** A small picture of a file that is one; an icon of others. Its name stands beside it. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <span className={styles.thumbnail}>{url ? <img src={url} alt="" /> : <Icon name="file" />}</span>;
}

/** The desktop's finished files on the phone, to be saved or shared. They are kept in this page's memory only. */
export function ReceivedFiles({ pairing, onFault }: ReceivedFilesProps) {
  const { t } = useTranslation("pairing");
  const [files, setFiles] = useState<File[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each pairing
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchFiles(pairing, signal).then(setFiles, (error) => signal.aborted || onFault(pairingFault(error)));
    return () => controller.abort();
  }, [pairing]);
  const nameOf = ({ name }: File) => t(nameKeys[kindOfDownload(name)]);
  if (!files) return <p role="status">{t("files.fetching")}</p>;
  const saveAll = async () => {
    const zip = await zipFiles(files.map((file) => ({ name: file.name, blob: file })));
    saveBlob(zip, `${pairing.urlPath ?? "photo"}.zip`);
  };
  return (
    <>
      <Notice kind="pass" title={t("files.here")} role="status" />
      {navigator.canShare?.({ files }) && (
        <Button variant="primary" icon="share" isWide onClick={() => share(files)}>
          {t("files.share")}
        </Button>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.name} className={styles.file}>
            <Thumbnail file={file} />
            {nameOf(file)}
            <Button icon="download" onClick={() => saveBlob(file, file.name)}>
              {t("files.save")} <VisuallyHidden>{nameOf(file)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <Button icon="file" isWide onClick={() => void saveAll()}>
          {t("files.all")}
        </Button>
      )}
    </>
  );
}
