import { useTranslation } from "react-i18next";
import type { MessageKey } from "../../../../photo/core/findings";
import type { Check } from "../../../../photo/core/types";
import { sentenceSpace } from "../../../i18n/sentence-space";
import { usePageLanguage } from "../../../i18n/use-language";
import { useAppSelector } from "../../../store/hooks";
import { selectPassportData } from "../../../store/site-slice";
import { childFaceKey } from "../child-face";
import { selectChoices } from "../state/selectors";
import { type CheckWords, checkWords } from "./check-words";
import { usePictureUnit } from "./use-shown-unit";

type ParentAdvice = "guide.plainSheet" | "child.alone" | "child.eyes" | "child.face";

/** Findings of a baby or small child whose own advice speaks to an adult. */
const childAdvice: Partial<Record<MessageKey, ParentAdvice>> = {
  handOverFace: "child.alone",
  faceCovered: "child.alone",
  multipleFaces: "child.alone",
  frontCamera: "child.face",
  faceToLeft: "child.face",
  faceToRight: "child.face",
  chinUp: "child.face",
  chinDown: "child.face",
  eyesUnclear: "child.eyes",
  eyesClosed: "child.face",
  gazeAway: "child.face",
  mouthOpen: "child.face",
  teethShown: "child.face",
  expression: "child.face",
  backgroundColour: "guide.plainSheet",
  backgroundForbidden: "guide.plainSheet",
  backgroundUneven: "guide.plainSheet",
  unevenForbidden: "guide.plainSheet",
  backgroundShadow: "guide.plainSheet",
};

/** @param isMade false where nothing is made of the photo */
export function useCheckWords(isMade = true) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { t: tCamera } = useTranslation("camera");
  const { t: tPhoto } = useTranslation("photo");
  const { bcp47 } = usePageLanguage();
  const unit = usePictureUnit();
  const { isChild } = useAppSelector(selectChoices);
  const template = useAppSelector(selectPassportData);
  const countsHair = template?.rule?.head?.crown === "hair";
  const statement = template?.editPolicy.statement;
  /** Where the authority says something of edits, its words stand in the place of "we found no rule". */
  const withStatement = (words: CheckWords): CheckWords => ({
    ...words,
    title: words.name,
    phrase: null,
    advice: statement + sentenceSpace(bcp47) + (words.advice ?? ""),
  });
  const adviceForParent = (key: ParentAdvice, { rule }: Check): string => {
    if (key === "guide.plainSheet") return tCamera(key);
    return tPhoto(key === "child.face" ? childFaceKey(template, rule) : key);
  };
  return (check: Check): CheckWords => {
    const words = checkWords(check, { t, tCommon, tErrors, bcp47, unit, isMade, isChild, countsHair });
    // What to do depends on the answer.
    if (check.verdict === "ask") return { ...words, advice: null };
    const forParent = isChild && childAdvice[check.messageKey];
    if (forParent) {
      return { ...words, phrase: null, advice: adviceForParent(forParent, check) };
    }
    return statement && check.messageKey === "backgroundReplaced" ? withStatement(words) : words;
  };
}
