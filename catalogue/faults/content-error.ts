/** A fault in the content, explained so that a writer without code can fix it. */
export interface Fault {
  /** Path from the root of the repository. */
  file: string;
  line: number | null;
  /** Position in the file, such as "templates[2] us-visa, head.max". */
  field: string;
  problem: string;
  fix: string;
}

export const faultLine = ({ file, line, field, problem, fix }: Fault): string =>
  `${file}${line === null ? "" : `:${line}`}${field === "" ? "" : ` ${field}`}: ${problem} ${fix}`;

/** All faults, so that one run is enough to fix them. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map((fault) => `  ${faultLine(fault)}`).join("\n")}`);
    this.name = "ContentError";
    this.faults = faults;
  }
}
