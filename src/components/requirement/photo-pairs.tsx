import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../contract/codes";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./photo-pairs.module.css";
import type { RequirementTemplate } from "./queries/requirement-template";
import type { glassesKeys, headCoveringKeys } from "./rule-keys";

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
        width={72}
        height={90}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <Icon name={isRight ? "check" : "cross"} />
      <VisuallyHidden>{t(isRight ? "verdict.pass" : "verdict.fail")}</VisuallyHidden>
    </span>
  );
}

/** A document's rules as pairs of a right and a wrong photo, and the light, which all rules require; the facts name the rules. */
export function PhotoPairs({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { glasses, headCovering, head, backgroundName, backgroundcolor, editPolicy } = template;
  const glassesPair = glasses ? glassesPairs[glasses as keyof typeof glassesKeys] : null;
  const pairs = [
    backgroundName !== unstatedBackground && {
      pair: { right: "good", wrong: "background-uneven" },
      title: t("facts.background"),
    },
    editPolicy.background === "keep" && {
      pair: { right: "good", wrong: "background-replaced" },
      title: t("editing.keep"),
    },
    head && {
      pair: { right: "good", wrong: "small-faces" },
      title: t(head.crown === "hair" ? "facts.headHair" : "facts.head"),
    },
    glassesPair && { pair: glassesPair, title: t("facts.glasses") },
    headCovering && {
      pair: headCoveringPairs[headCovering as keyof typeof headCoveringKeys],
      title: t("facts.headCovering"),
    },
    { pair: { right: "good", wrong: "uneven-light" }, title: t("pairs.light") },
  ].filter((entry) => !!entry);
  return (
    <div data-print="no">
      <Section id="pairs" title={t("pairs.title")}>
        <ul className={styles.list}>
          {pairs.map(({ pair, title }) => (
            <li key={title} className={styles.pair}>
              <span className={styles.sides}>
                <Picture name={pair.right} wall={backgroundcolor} isRight />
                <Picture name={pair.wrong} wall={backgroundcolor} isRight={false} />
              </span>
              <span className={styles.title}>{title}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
