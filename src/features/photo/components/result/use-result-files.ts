import { useEffect } from "react";
import type { Card } from "../../../../../contract/card/card";
import { useService } from "../../../../store/hooks";
import { resultFiles } from "../../result-files";

/** While a finished photo is on the page its files come into the page's memory; what was made here is there already. */
export function usePrefetchedFiles({ digital, printout }: Card): void {
  const files = useService(resultFiles);
  const urls = [digital.url, printout.pdfUrl, printout.url]
    .filter((url) => !url.startsWith("blob:"))
    .join(" ");
  useEffect(() => {
    if (urls === "") return;
    const leaving = new AbortController();
    void files.prefetch(urls.split(" "), leaving.signal);
    return () => leaving.abort();
  }, [files, urls]);
}
