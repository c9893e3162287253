import { useEffect } from "react";
import type { Card } from "../../../../../contract/card/card";
import { useService } from "../../../../store/hooks";
import { resultFiles } from "../../result-files";

/** Prefetches the files of a finished photo into memory; files made on this device already are. */
export function usePrefetchedFiles({ digital, printout }: Card, hasSheet: boolean): void {
  const files = useService(resultFiles);
  const urls = [digital.url, ...(hasSheet ? [printout.pdfUrl, printout.url] : [])]
    .filter((url) => !url.startsWith("blob:"))
    .join(" ");
  useEffect(() => {
    if (urls === "") return;
    const controller = new AbortController();
    void files.prefetch(urls.split(" "), controller.signal);
    return () => controller.abort();
  }, [files, urls]);
}
