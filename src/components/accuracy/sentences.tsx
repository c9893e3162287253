import { Fragment, type ReactNode } from "react";
import { sentenceSpace } from "../../i18n/sentence-space";
import { usePageLanguage } from "../../i18n/use-language";

/** A paragraph of whole sentences, parted as the language parts them; those that say nothing are left out. */
export const Sentences = ({ of }: { of: readonly ReactNode[] }) => {
  const { bcp47 } = usePageLanguage();
  return (
    <p>
      {of.filter(Boolean).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never change places
        <Fragment key={index}>
          {index > 0 && sentenceSpace(bcp47)}
          {sentence}
        </Fragment>
      ))}
    </p>
  );
};
