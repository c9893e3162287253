import { Trans } from "react-i18next";
import { writeSize } from "../../../locales/write-number";
import * as styles from "../article/article-html.module.css";
import { CheckFigures, DefectFigures, MissedFigures } from "./defect-tables";
import { BusyFigures, EdgeFigures } from "./edge-tables";
import { Heading } from "./heading";
import { Lengths } from "./lengths";
import type { Measured, Speed } from "./measured";
import { PeopleFigures } from "./people-figures";
import { Sentences } from "./sentences";
import { SkinTones } from "./skin-tones";
import { TimeAndMemory } from "./time-and-memory";
import { useFigures } from "./use-figures";
import { KindFigures, PartFigures, PartSum } from "./verdict-tables";

const notCheckedKeys = [
  "notChecked.glare",
  "notChecked.covering",
  "notChecked.gaze",
  "notChecked.mask",
  "notChecked.shoulders",
  "notChecked.age",
  "notChecked.living",
  "notChecked.recent",
] as const;

/** The document size of the evaluation (`tools/eval/run/run-evaluation.ts`). */
export const judgedByMm = [35, 45] as const;

const Command = ({ line }: { line: string }) => (
  <code dir="ltr" translate="no">
    {line}
  </code>
);

/**
 * What is measured, on which photos, with which results, and what is not measured. All figures are from the files of
 * the measuring tools.
 */
export function AccuracyText({ measured, speed }: { measured: Measured; speed: Speed }) {
  const { t, bcp47, date } = useFigures();
  return (
    <div className={`${styles.article} ${styles.figures}`}>
      <p>{t("intro")}</p>
      <Heading id="not-checked" />
      <ul>
        {notCheckedKeys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <MissedFigures {...measured} />
      <p>{t("notChecked.report")}</p>
      <Heading id="verdicts" />
      <Sentences
        of={[
          t("verdicts.photos", { count: measured.photos, size: writeSize(...judgedByMm, "mm", bcp47) }),
          t("verdicts.aside"),
        ]}
      />
      <PartFigures {...measured} />
      <PartSum {...measured} />
      <p>{t("verdicts.uncounted")}</p>
      <PeopleFigures {...measured} />
      <p>{t("people.note")}</p>
      <KindFigures {...measured} />
      <Heading id="defects" />
      <Sentences of={[t("defects.made"), t("defects.counted")]} />
      <DefectFigures {...measured} />
      <Heading id="checks" />
      <p>{t("checks.differs")}</p>
      <CheckFigures {...measured} />
      <Lengths measured={measured} />
      <Heading id="edges" />
      <p>{t("edges.portraits", { count: measured.mattes.length })}</p>
      <EdgeFigures {...measured} />
      <p>{t("edges.busy")}</p>
      {measured.busy && <BusyFigures busy={measured.busy} />}
      <SkinTones measured={measured} />
      <TimeAndMemory speed={speed} />
      <Heading id="repeat" />
      <Sentences
        of={[
          t("repeat.days", {
            date: date(measured.measuredAt),
            slowDate: date(measured.slowMeasuredAt),
            speedDate: date(speed.measuredAt),
          }),
          <Trans
            key="programs"
            t={t}
            i18nKey="repeat.programs"
            components={{
              evaluate: <Command line="npm run eval" />,
              bench: <Command line="npm run bench" />,
            }}
          />,
        ]}
      />
    </div>
  );
}
