import * as styles from "../article/article-html.module.css";
import { useTextLanguage } from "../article/text-in-language";
import {
  BusyFigures,
  CheckFigures,
  DefectFigures,
  MarkFigures,
  MatteFigures,
  PartFigures,
  SkinToneFigures,
  SpeedFigures,
  VerdictFigures,
} from "./accuracy-tables";
import type { Measured, Speed } from "./measured";

const percent = (value: number): string =>
  `${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value)} %`;

/** The sections of the text, in order: an anchor and a heading each. */
export const accuracyHeadings = [
  { id: "verdicts", text: "Is the verdict right?" },
  { id: "defects", text: "Is each defect seen?" },
  { id: "checks", text: "How often is each check right?" },
  { id: "lengths", text: "Are the lengths right?" },
  { id: "edges", text: "Are hair and edges right?" },
  { id: "skin-tones", text: "Is it the same for everybody?" },
  { id: "time", text: "Time and memory" },
  { id: "not-checked", text: "What is not checked" },
  { id: "repeat", text: "How to repeat it" },
] as const;

const Heading = ({ id }: { id: (typeof accuracyHeadings)[number]["id"] }) => (
  <h2 id={id}>{accuracyHeadings.find((heading) => heading.id === id)?.text}</h2>
);

/** What is measured, on what, how well, and what is not: English, every figure from the measuring programs' own files. */
export const AccuracyText = ({ measured, speed }: { measured: Measured; speed: Speed }) => {
  const { geometry, skinTones } = measured;
  const skull = measured.headBias?.find(({ photos, point }) => photos === "held aside" && point === "skull");
  return (
    <div className={styles.article} {...useTextLanguage("en")}>
      <p>
        These are measurements, not promises. Whether a photo is accepted is for the authority to decide, and
        it may see things that no program here looks at.
      </p>
      <Heading id="verdicts" />
      <p>
        {measured.photos} labelled photographs and files went through the engine as it ships, for a photo of
        35 by 45 mm. Of those that should pass, {percent(measured.goodAcceptedPercent)} did; of those that
        should not, {percent(measured.badRefusedPercent)} were refused for the right reason. They show real
        people and are not published. A third of them, chosen by the hash of their names, was kept aside when
        most limits were set.
      </p>
      <PartFigures {...measured} />
      <VerdictFigures {...measured} />
      <Heading id="defects" />
      <p>
        Few photographs show any one defect, so most of these pictures were made: by program, in the good
        portraits, on the face as it lies there. Drawn glasses and hats are easier to see than some real ones.
        Where another check had already refused the photo, it is not counted. A false alarm is a good photo
        that was told of a defect that it does not have.
      </p>
      <DefectFigures {...measured} />
      <Heading id="checks" />
      <CheckFigures {...measured} />
      <Heading id="lengths" />
      <p>
        After a photo is made it is measured again, as if it came from somebody else. One good portrait went
        through each of {geometry.templates} documents: {geometry.accepted} were made, the others refused for
        lack of pixels or room. Of those made, {percent(geometry.inBandsPercent)} had every length inside the
        document’s limits by our own measure.
      </p>
      <MarkFigures {...measured} />
      <p>
        The top of the skull cannot be seen under hair. It is estimated from eyes and chin; where that
        estimate is close to a limit, the report says so.
        {skull &&
          ` On ${skull.marked} photographs kept aside it lies, in the median, ${percent(Math.abs(skull.medianPercent))} of the head away from where people marked it.`}
      </p>
      <Heading id="edges" />
      <p>
        On {measured.mattes.length} portraits the exact transparency of every pixel is known, because they
        were composed from cut-outs. Three of them have wide, curly or flying hair; two stand before busy
        scenes.
      </p>
      <MatteFigures {...measured} />
      <p>
        Before busy backgrounds it is harder. Where the outline is not sure, the photo’s own background stays
        and the report says so.
      </p>
      {measured.busy && <BusyFigures busy={measured.busy} />}
      <Heading id="skin-tones" />
      <p>
        {skinTones.rows[0]?.photos} drawn people were given six skin tones each, with nothing else changed.{" "}
        {skinTones.differing.length === 0
          ? "Every check came out the same in all six on the day named below; since then warnings of the wall and of the shoulders differ for two of them."
          : `${skinTones.differing.length} checks came out differently in at least one tone.`}{" "}
        Drawings show that a rule itself does not depend on skin; they do not prove that the models see all
        real faces equally well.
      </p>
      <SkinToneFigures {...measured} />
      <Heading id="time" />
      <SpeedFigures {...speed} />
      <Heading id="not-checked" />
      <ul>
        <li>Glare in glasses. Frames and dark lenses are noticed, thin frames not always.</li>
        <li>
          Why a head is covered: you are asked. A hood in the hair’s colour that leaves the forehead free may
          not be noticed.
        </li>
        <li>Whether the eyes look up or down. A look to the side is noticed.</li>
        <li>Masks with a printed mouth.</li>
        <li>Shoulders under long hair or a scarf.</li>
        <li>The age of the person: babies are judged by the same rules.</li>
        <li>Whether the picture shows a living person, a print or a screen.</li>
        <li>Whether it is recent, and whether it is you.</li>
      </ul>
      <p>The report of a photo names what could not be checked on it as “not checked”.</p>
      <Heading id="repeat" />
      <p>
        Measured on {measured.measuredAt} (lengths, cut-outs and skin tones: {measured.slowMeasuredAt}; time
        and memory: {speed.measuredAt}). The programs belong to the project: <code>npm run eval</code> with a
        folder of labelled photographs, <code>npm run bench</code> with a folder of portraits. The figures on
        this page are read from what they wrote.
      </p>
    </div>
  );
};
