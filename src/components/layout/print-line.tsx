import { useEffect, useState } from "react";
import { today } from "../../browser/today";
import { productName } from "../../constants";
import { formatDate } from "../../i18n/format-date";
import { usePageLanguage } from "../../i18n/use-language";
import * as styles from "./layout.module.css";

/** On paper alone: whose page it is, where it is found, and the day of the print. */
export function PrintLine() {
  const { bcp47 } = usePageLanguage();
  const [printed, setPrinted] = useState<{ address: string; day: string } | null>(null);
  useEffect(() => {
    const note = () => {
      const { host, pathname } = window.location;
      setPrinted({ address: host + pathname, day: formatDate(today(), bcp47) });
    };
    note();
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, [bcp47]);
  return (
    <p className={styles.printed}>
      {productName}
      {printed && (
        <>
          {" · "}
          <bdi>{printed.address}</bdi>
          {" · "}
          {printed.day}
        </>
      )}
    </p>
  );
}
