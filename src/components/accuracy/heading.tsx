import { useTranslation } from "react-i18next";

/** The sections of the page, in order: an anchor and the key of a heading each. */
export const headingKeys = {
  "not-checked": "notChecked.title",
  verdicts: "verdicts.title",
  defects: "defects.title",
  checks: "checks.title",
  lengths: "lengths.title",
  edges: "edges.title",
  "skin-tones": "skinTones.title",
  time: "time.title",
  repeat: "repeat.title",
} as const;

export type HeadingId = keyof typeof headingKeys;

export const headingIds = Object.keys(headingKeys) as HeadingId[];

export function Heading({ id }: { id: HeadingId }) {
  const { t } = useTranslation("accuracy");
  return <h2 id={id}>{t(headingKeys[id])}</h2>;
}
