import { FiguresTable } from "./figures-table";
import { checkNames, kindNames } from "./kinds";
import type { MatteResult, Measured, Speed } from "./measured";

const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const percent = (value: number): string => `${digits.format(value)} %`;

/** "20/20" as "20 of 20". */
const share = (text: string): string => text.replace("/", " of ") || "–";

export const VerdictFigures = ({ categories }: Measured) => (
  <FiguresTable
    caption="Photographs by kind. “Either” are borderline: a warning and a refusal are both right, a crash never is."
    head={["Kind", "Files", "Accepted that should be", "Refused that should be", "Either: accepted, refused"]}
    rows={categories.map((row) => [
      kindNames[row.category] ?? row.category,
      row.files,
      share(row.acceptedOfGood),
      share(row.refusedOfBad),
      `${row.openAccepted}, ${row.openRefused}`,
    ])}
  />
);

const of = (part: number, whole: number): string => (whole === 0 ? "–" : `${part} of ${whole}`);

/** Each defect with what became of the photos that show it. A photo that another check refused says nothing of this one. */
export const DefectFigures = ({ defects }: Measured) => (
  <FiguresTable
    caption="Defects: seen as they should be, warned of only, missed. Drawn: made by program in good photographs."
    head={[
      "Defect",
      "Photographs, drawn",
      "Caught",
      "Warned only",
      "Missed",
      "Caught, photographs kept aside",
      "False alarms",
    ]}
    rows={defects.all.map((row) => {
      const aside = defects.keptAside.find(({ name }) => name === row.name);
      const judged = ({ caught, onlyTold, missed }: typeof row) => caught + onlyTold + missed;
      return [
        row.name,
        `${row.photographs}, ${row.made}`,
        of(row.caught, judged(row)),
        row.onlyTold,
        row.missed,
        aside ? of(aside.caught, judged(aside)) : "–",
        of(row.falseAlarms, row.clean),
      ];
    })}
  />
);

export const CheckFigures = ({ checks }: Measured) => (
  <FiguresTable
    caption="Each check: how often it was right, where it is known what it should say."
    head={["Check", "Photos", "Right", "Caught", "Missed", "False alarms"]}
    rows={checks.map(({ rule, photos, rightPercent, caught, missed, falseAlarms }) => [
      checkNames[rule] ?? rule,
      photos,
      percent(rightPercent),
      caught,
      missed,
      falseAlarms,
    ])}
  />
);

export const PartFigures = ({ split }: Measured) => (
  <FiguresTable
    caption="Photographs on which limits were set, and the third on which they were not."
    head={["Part", "Files", "Judged rightly", "Warnings among the checks of good ones"]}
    rows={split.map(({ part, files, right, warnedPercent }) => [
      part === "kept aside" ? "Kept aside" : "Used for limits",
      files,
      share(right),
      percent(warnedPercent),
    ])}
  />
);

export const BusyFigures = ({ busy }: { busy: NonNullable<Measured["busy"]> }) => (
  <FiguresTable
    caption="The same people before drawn backgrounds: mean error of the cut-out, background left in it, holes in it."
    head={["Background", "People", "Whole picture", "Edge", "Left over", "Holes"]}
    rows={busy.map((row) => [
      row.background,
      row.people,
      percent(row.framePercent),
      percent(row.bandPercent),
      percent(row.leftoverPercent),
      percent(row.holesPercent),
    ])}
  />
);

export const MarkFigures = ({ marks }: Measured) => (
  <FiguresTable
    caption="Distance between the point that was found and the marked one, in percent of the head’s height."
    head={["Point", "Photographs", "Median", "95 of 100 are below"]}
    rows={[
      ["Top of the hair (from exact cut-outs)", marks.crown],
      ["Eyes", marks.eyes],
      ["Chin", marks.chin],
    ].map(([name, mark]) => {
      const { files, medianPercent, p95Percent } = mark as Measured["marks"]["crown"];
      return [name as string, files, percent(medianPercent), percent(p95Percent)];
    })}
  />
);

const mean = (rows: readonly MatteResult[], field: keyof MatteResult): number =>
  rows.reduce((sum, row) => sum + row[field], 0) / rows.length;

export const MatteFigures = ({ mattes, mattesOfMaskAlone }: Measured) => (
  <FiguresTable
    caption="Mean error of the cut-out. Edge: where person and background mix; hair: where that mix is wide."
    head={["Method", "Whole picture", "Edge", "Hair", "Gradient (thousands)"]}
    rows={[
      ["As it ships", mattes] as const,
      ["Baseline: the person model alone", mattesOfMaskAlone] as const,
    ].map(([name, rows]) => [
      name,
      percent(mean(rows, "framePercent")),
      percent(mean(rows, "bandPercent")),
      percent(mean(rows, "hairPercent")),
      digits.format(mean(rows, "gradientThousand")),
    ])}
  />
);

export const SkinToneFigures = ({ skinTones }: Measured) => (
  <FiguresTable
    caption="Verdicts by skin tone, 1 the lightest and 6 the deepest."
    head={["Skin tone", "Drawn photos", "Accepted", "Met", "Look again", "Asked", "Not met", "Not checked"]}
    rows={skinTones.rows.map(({ skinTone, photos, accepted, verdicts }) => [
      skinTone,
      photos,
      accepted,
      verdicts.pass,
      verdicts.warn,
      verdicts.ask ?? 0,
      verdicts.fail,
      verdicts["not-checked"],
    ])}
  />
);

export const SpeedFigures = ({ processor, cores, node, photos, processorMs, workerMb }: Speed) => (
  <FiguresTable
    caption={`${photos} JPEG files of 12 megapixels to both results, one worker, ${processor}, ${cores} cores shared with other work, Node ${node.replace("v", "")}.`}
    head={["Figure", "Median", "95 of 100 are below"]}
    rows={[
      [
        "Processor time of one photo",
        `${whole.format(processorMs.medianMs)} ms`,
        `${whole.format(processorMs.p95Ms)} ms`,
      ],
      ["Memory of the worker", `${whole.format(workerMb)} MB`, "–"],
    ]}
  />
);
