import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../contract/codes";
import { isForChild } from "../../../contract/document/for-child";
import { frameOfTemplate } from "../../../drawing/drawing-frame";
import { shownUnitOf } from "../../../drawing/format-length";
import { placeHead } from "../../../drawing/place-head";
import { Portrait } from "../../../drawing/portrait";
import { portraitLookFor } from "../../../drawing/portrait-variants";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { VisuallyHidden } from "../ui/visually-hidden";
import { backgroundKeys } from "./background-names";
import { NotesLink } from "./notes/notes-link";
import * as styles from "./photo-pairs.module.css";
import type { RequirementTemplate } from "./queries/requirement-template";
import { glassesKeys, headCoveringKeys, keyOf } from "./rule-keys";
import { useLengthText } from "./size/size-value";

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

const headId = "pair-head";
const pictureWidthPx = 72;
/** Height of the wrong head, relative to the right one. */
const tooSmallRatio = 0.5;

function Side({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <span className={styles.side} data-right={isRight}>
      {children}
      <Icon name={isRight ? "check" : "cross"} />
      <VisuallyHidden>{t(isRight ? "verdict.pass" : "verdict.fail")}</VisuallyHidden>
    </span>
  );
}

function Picture({ name, wall }: { name: string; wall: string }) {
  const folder = name === "background-uneven" || name.startsWith("baby") ? "" : "cut-out/";
  return (
    <img
      className={styles.picture}
      style={{ background: wall }}
      src={`/images/advice/${folder}${name}.webp`}
      width={pictureWidthPx}
      height={90}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** The document's photo with its head drawn to scale, or half as large. */
function HeadPicture({ template, isRight }: { template: RequirementTemplate; isRight: boolean }) {
  const frame = frameOfTemplate(template);
  const { widthMm, heightMm, background } = frame;
  const { skullTopMm, skullHeightMm } = placeHead(frame);
  const ratio = isRight ? 1 : tooSmallRatio;
  const topMm = skullTopMm + (skullHeightMm * (1 - ratio)) / 2;
  return (
    <svg
      className={styles.picture}
      style={{ background }}
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      width={pictureWidthPx}
      height={Math.round((pictureWidthPx * heightMm) / widthMm)}
      aria-hidden="true"
    >
      <g transform={`translate(${widthMm / 2} ${topMm}) scale(${skullHeightMm * ratio})`}>
        {isRight ? (
          <g id={headId}>
            <Portrait look={portraitLookFor(template.urlPath, template.head?.crown)} />
          </g>
        ) : (
          <use href={`#${headId}`} />
        )}
      </g>
    </svg>
  );
}

interface Shown {
  pair: Pair | null;
  title: string;
  value?: string;
  field?: "glasses" | "headCovering";
}

/** The rules that pictures show, each with what it says here; those of adults' things are not shown of a baby. */
function usePairs(template: RequirementTemplate): Shown[] {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const lengthText = useLengthText();
  const { glasses, headCovering, head, backgroundName, editPolicy } = template;
  const glassesPair = glasses ? glassesPairs[glasses as keyof typeof glassesKeys] : null;
  const pairs = [
    backgroundName !== unstatedBackground && {
      pair: { right: "good", wrong: "background-uneven" },
      title: t("background"),
      value: tCommon(keyOf(backgroundKeys, backgroundName)),
    },
    editPolicy.background === "keep" && {
      pair: { right: "good", wrong: "background-replaced" },
      title: t("editing.keep"),
    },
    editPolicy.geometry === "forbidden" && {
      pair: { right: "uncropped", wrong: "too-close" },
      title: t("editing.geometryForbidden"),
    },
    head && {
      pair: null,
      title: t(head.crown === "hair" ? "facts.headHair" : "facts.head"),
      value: lengthText(head.heightMm, shownUnitOf(template)),
    },
    glassesPair && {
      pair: glassesPair,
      title: t("facts.glasses"),
      value: t(keyOf(glassesKeys, glasses!)),
      field: "glasses" as const,
    },
    headCovering && {
      pair: headCoveringPairs[headCovering as keyof typeof headCoveringKeys],
      title: t("facts.headCovering"),
      value: t(keyOf(headCoveringKeys, headCovering)),
      field: "headCovering" as const,
    },
    { pair: { right: "good", wrong: "uneven-light" }, title: t("pairs.light") },
  ].filter((entry) => !!entry);
  if (!isForChild(template)) return pairs;
  const shadow = { pair: { right: "baby", wrong: "baby-shadow" }, title: t("pairs.light") };
  return [...pairs.filter(({ pair }) => pair === null), shadow];
}

/** A rule and what it says here; a ban leads to the note that softens it. */
const PairTitle = ({
  template,
  title,
  value,
  field,
}: Omit<Shown, "pair"> & { template: RequirementTemplate }) => (
  <span className={styles.title}>
    {title}
    {value && (
      <>
        {" "}
        <bdi>{value}</bdi>
      </>
    )}
    {field && template[field] === "not-allowed" && template.inNotes.includes(field) && (
      <>
        {" ("}
        <NotesLink template={template} field={field} />)
      </>
    )}
  </span>
);

/** A document's rules as pairs of a right and a wrong photo, and the light, which all rules require; its head is drawn to scale. */
export function PhotoPairs({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const pairs = usePairs(template);
  return (
    <div data-print="no">
      <Section id="pairs" title={t("pairs.title")}>
        <ul className={styles.list}>
          {pairs.map(({ pair, ...rule }) => (
            <li key={rule.title} className={styles.pair}>
              <span className={styles.sides}>
                {[true, false].map((isRight) => (
                  <Side key={String(isRight)} isRight={isRight}>
                    {pair ? (
                      <Picture name={isRight ? pair.right : pair.wrong} wall={template.backgroundcolor} />
                    ) : (
                      <HeadPicture template={template} isRight={isRight} />
                    )}
                  </Side>
                ))}
              </span>
              <PairTitle template={template} {...rule} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
