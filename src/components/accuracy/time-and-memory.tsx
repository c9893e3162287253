import { writeUnit } from "../../../locales/write-number";
import { Heading } from "./heading";
import type { Speed } from "./measured";
import { Sentences } from "./sentences";
import { useFigures } from "./use-figures";

export function TimeAndMemory({ speed }: { speed: Speed }) {
  const { t, bcp47, number } = useFigures();
  const { photos, processor, cores, node, processorMs, workerMb } = speed;
  const milliseconds = (value: number) => writeUnit(value, "ms", bcp47, 0);
  return (
    <>
      <Heading id="time" />
      <Sentences
        of={[
          t("time.photos", { count: photos, processor, cores: number(cores), node: node.replace("v", "") }),
          t("time.processor", {
            half: milliseconds(processorMs.medianMs),
            most: milliseconds(processorMs.p95Ms),
          }),
          t("time.memory", { memory: writeUnit(workerMb, "mb", bcp47, 0) }),
        ]}
      />
    </>
  );
}
