import { useEffect } from "react";
import type { Card } from "../../../contract/card";
import { keepFinishedFiles } from "./finished-files";

/** While a finished photo is on the page its files come into the page's memory; what was made here is there already. */
export function useFinishedFiles({ digital, printout }: Card): void {
  const urls = [digital.url, printout.pdfUrl, printout.url]
    .filter((url) => !url.startsWith("blob:"))
    .join(" ");
  useEffect(() => {
    if (urls === "") return;
    const leaving = new AbortController();
    void keepFinishedFiles(urls.split(" "), leaving.signal);
    return () => leaving.abort();
  }, [urls]);
}
