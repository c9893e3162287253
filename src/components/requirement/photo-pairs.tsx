import { useTranslation } from "react-i18next";
import { printUnitOf } from "../../../contract/document/units";
import { lengthStyle } from "../../../drawing/format-length";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { VisuallyHidden } from "../ui/visually-hidden";
import { backgroundKeys } from "./background-names";
import * as styles from "./photo-pairs.module.css";
import type { RequirementTemplate } from "./queries/requirement-template";
import { glassesKeys, headCoveringKeys, keyOf } from "./rule-keys";
import { useLengthText } from "./size-value";

/** Pictures of `static/images/advice`. */
interface Pair {
  right: string;
  wrong: string;
}

const glassesPairs: Record<keyof typeof glassesKeys, Pair | null> = {
  "not-allowed": { right: "good", wrong: "glasses-clear" },
  "if-no-glare": { right: "glasses-clear", wrong: "glasses-glare" },
  allowed: null,
};

const headCoveringPairs: Record<keyof typeof headCoveringKeys, Pair> = {
  "religious-only": { right: "head-covering", wrong: "cap" },
  "religious-or-medical": { right: "head-covering", wrong: "cap" },
  "not-allowed": { right: "good", wrong: "cap" },
};

function Picture({ name, wall, isRight }: { name: string; wall: string; isRight: boolean }) {
  const { t } = useTranslation("common");
  const folder = name === "background-uneven" ? "" : "cut-out/";
  return (
    <span className={styles.side} data-right={isRight}>
      <img
        className={styles.picture}
        style={{ background: wall }}
        src={`/images/advice/${folder}${name}.webp`}
        width={104}
        height={130}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <Icon name={isRight ? "check" : "cross"} />
      <VisuallyHidden>{t(isRight ? "verdict.pass" : "verdict.fail")}</VisuallyHidden>
    </span>
  );
}

/** A document's rules as pairs of a right and a wrong photo, and the light, which all rules require. */
export function PhotoPairs({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const lengthText = useLengthText();
  const { glasses, headCovering, head, backgroundName, backgroundcolor } = template;
  const glassesPair = glasses ? glassesPairs[glasses as keyof typeof glassesKeys] : null;
  const size = { widthMm: template.sizeWidth, heightMm: template.sizeHeight };
  const pairs = [
    {
      pair: { right: "good", wrong: "background-uneven" },
      title: t("facts.background"),
      rule: tCommon(keyOf(backgroundKeys, backgroundName)),
    },
    head && {
      pair: { right: "good", wrong: "small-faces" },
      title: t(head.crown === "hair" ? "facts.headHair" : "facts.head"),
      rule: lengthText(head.heightMm, lengthStyle(printUnitOf(template.unit), size)),
    },
    glassesPair && { pair: glassesPair, title: t("facts.glasses"), rule: t(keyOf(glassesKeys, glasses!)) },
    headCovering && {
      pair: headCoveringPairs[headCovering as keyof typeof headCoveringKeys],
      title: t("facts.headCovering"),
      rule: t(keyOf(headCoveringKeys, headCovering)),
    },
    { pair: { right: "good", wrong: "uneven-light" }, title: t("pairs.light"), rule: null },
  ].filter((entry) => !!entry);
  return (
    <div data-print="no">
      <Section id="pairs" title={t("pairs.title")}>
        <ul className={styles.list}>
          {pairs.map(({ pair, title, rule }) => (
            <li key={title} className={styles.pair}>
              <span className={styles.sides}>
                <Picture name={pair.right} wall={backgroundcolor} isRight />
                <Picture name={pair.wrong} wall={backgroundcolor} isRight={false} />
              </span>
              <span className={styles.title}>{title}</span>
              {rule && <span className={styles.rule}>{rule}</span>}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
