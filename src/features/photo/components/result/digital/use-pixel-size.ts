import { useTranslation } from "react-i18next";

/** A picture's size in its own pixels. */
export function usePixelSize() {
  const { t } = useTranslation("common");
  return ({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string =>
    t("unit.pxValue", { value: `${widthPx}\u00a0×\u00a0${heightPx}` });
}
