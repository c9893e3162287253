/** Exact by definition of the inch (1959). */
export const mmPerInch = 25.4;

/** A length in dots of a resolution; not rounded. */
export const mmToPx = (lengthMm: number, dpi: number): number => (lengthMm / mmPerInch) * dpi;
