import { writeNumber, writeUnit } from "./write-number";

const isInMb = (kb: number) => kb >= 1000;

/** "240 kB", "5 MB": in megabytes from one upwards; 1 kB is 1000 bytes. */
export const writeFileSize = (kb: number, bcp47: string): string =>
  isInMb(kb) ? writeUnit(kb / 1000, "mb", bcp47) : writeUnit(kb, "kb", bcp47);

/** A range: "10" and "300 kB" if both have the same unit, but "54 kB" and "10 MB". */
export const writeFileSizes = (
  minKb: number,
  maxKb: number,
  bcp47: string,
): { min: string; max: string } => ({
  min:
    isInMb(minKb) === isInMb(maxKb)
      ? writeNumber(isInMb(minKb) ? minKb / 1000 : minKb, bcp47)
      : writeFileSize(minKb, bcp47),
  max: writeFileSize(maxKb, bcp47),
});

/** "20–200 kB", "≤ 200 kB", "≥ 20 kB"; null if neither limit is known. */
export function writeFileSizeBand(minKb: number | null, maxKb: number | null, bcp47: string): string | null {
  if (minKb !== null && maxKb !== null) {
    const { min, max } = writeFileSizes(minKb, maxKb, bcp47);
    return `${min}–${max}`;
  }
  if (maxKb !== null) return `≤\u00a0${writeFileSize(maxKb, bcp47)}`;
  return minKb === null ? null : `≥\u00a0${writeFileSize(minKb, bcp47)}`;
}
