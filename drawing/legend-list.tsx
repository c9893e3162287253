export interface LegendRow {
  /** The letter of the dimension in the drawing. */
  mark: string;
  label: string;
  value: string;
  /** The value is no rule. */
  isEstimate?: boolean;
  /** The requirement, if the value was measured; the millimetres of a value in inches. */
  note?: string | null;
}

/** Legend of a drawing: its letters with names and numbers. */
export const LegendList = ({ label, rows }: { label: string; rows: readonly LegendRow[] }) => (
  <dl className="legend" aria-label={label}>
    {rows.map((row) => (
      <div key={row.mark} className="legend-row">
        <dt className="legend-term">
          <span className="legend-mark">{row.mark}</span>
          {row.label}
        </dt>
        <dd className="legend-value" data-estimate={row.isEstimate}>
          <bdi>{row.value}</bdi>
          {row.note && <bdi className="legend-note">{row.note}</bdi>}
        </dd>
      </div>
    ))}
  </dl>
);
