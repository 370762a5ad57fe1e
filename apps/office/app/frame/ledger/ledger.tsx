import type { ReactNode } from "react";
import { useRowKeys } from "./use-row-keys.ts";

export interface Column<Row> {
  /** The column's heading. */
  label: string;
  cell(row: Row): ReactNode;
  /** Whether the column has numbers, which are aligned on the right. */
  isFigure?: boolean;
  /** Below the column. */
  foot?: ReactNode;
}

interface Props<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
}

/** A table with hairlines. The keys `j` and `k` move through its rows: to the first link, button or field of each. */
export function Ledger<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  const body = useRowKeys();
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <div className="ledger-frame">
      <table className="ledger">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={isFigure ? "figure" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label, isFigure, cell }) => (
                <td key={label} data-label={label} className={isFigure ? "figure" : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map(({ label, isFigure, foot }) => (
                <td key={label} data-label={label} className={isFigure ? "figure" : undefined}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
