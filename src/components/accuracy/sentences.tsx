import { Fragment, type ReactNode } from "react";
import { sentenceSpace } from "../../i18n/sentence-space";
import { usePageLanguage } from "../../i18n/use-language";

/** A paragraph of sentences, joined as the language requires; empty ones are omitted. */
export function Sentences({ of }: { of: readonly ReactNode[] }) {
  const { bcp47 } = usePageLanguage();
  return (
    <p>
      {of.filter(Boolean).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences in a fixed order
        <Fragment key={index}>
          {index > 0 && sentenceSpace(bcp47)}
          {sentence}
        </Fragment>
      ))}
    </p>
  );
}
