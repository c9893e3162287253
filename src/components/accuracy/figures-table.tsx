import type { ReactNode } from "react";
import { Disclosure } from "../ui/disclosure";
import * as styles from "./figures-table.module.css";

interface FiguresTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** A long table, opened by its caption. */
  isFolded?: boolean;
}

/** A table of numbers with row headers; on phones each row is a block in which a number stands beside its column's name. */
export const FiguresTable = ({ isFolded, ...table }: FiguresTableProps) =>
  isFolded ? (
    <Disclosure summary={table.caption}>
      <ScrolledTable {...table} isCaptionHidden />
    </Disclosure>
  ) : (
    <ScrolledTable {...table} />
  );

interface ScrolledTableProps extends Omit<FiguresTableProps, "isFolded"> {
  /** Where it stands above the table. */
  isCaptionHidden?: boolean;
}

const ScrolledTable = ({ caption, head, rows, isCaptionHidden }: ScrolledTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
  <section className={styles.scroll} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      {!isCaptionHidden && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that never change
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} data-label={head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
