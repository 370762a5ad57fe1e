import { type ReactNode, useState } from "react";
import { MoreRows } from "./more-rows.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/**
 * A cell's place in the two lines of a row on a phone: `lead` and `end` are the two sides of the first line, `plain` and `state` those of
 * the second. `named` is `plain` with the column's name before it, `acts` is a line of its own, and `none` is left out.
 */
type PhonePlace = "lead" | "end" | "plain" | "named" | "state" | "acts" | "none";

export interface Column<Row> {
  /** The column's heading. */
  label: string;
  cell(row: Row): ReactNode;
  /** Whether the column has numbers, which are aligned on the right. */
  isFigure?: boolean;
  /** Below the column. */
  foot?: ReactNode;
  /** Whether the column is left out where the window is too narrow for all: other columns or the row's page say the same. */
  isExtra?: boolean;
  /** The default is `lead` for the first column, `end` for the last figure, `named` for other figures and `plain` for the rest. */
  phone?: PhonePlace;
}

/** Returns the place of each column on a phone. */
function placesOf<Row>(columns: readonly Column<Row>[]): PhonePlace[] {
  const hasEnd = columns.some(({ phone }) => phone === "end");
  const hasLead = columns.some(({ phone }) => phone === "lead");
  const last = hasEnd ? -1 : columns.findLastIndex(({ isFigure, phone }) => isFigure && phone === undefined);
  return columns.map(({ phone, isFigure }, index) => {
    if (phone) return phone;
    if (index === 0 && !hasLead) return "lead";
    if (index === last) return "end";
    return isFigure ? "named" : "plain";
  });
}

const isBlank = (value: ReactNode): boolean => value === "—" || value === "" || value === null || value === undefined || value === false;

interface Props<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** How many rows are shown before the reader asks for the others; all if missing. */
  first?: number;
}

/** A table with hairlines. `j` and `k` move through its rows: to the first link, button or field of each. */
export function Ledger<Row>({ caption, columns, rows, keyOf, first = rows.length }: Props<Row>) {
  const body = useRowKeys();
  const [isWhole, setWhole] = useState(false);
  const places = placesOf(columns);
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  const visible = isWhole ? rows : rows.slice(0, first);
  return (
    <div className="ledger-frame">
      <table className="ledger">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isFigure, isExtra }) => (
              <th key={label} scope="col" className={classOf({ isFigure, isExtra })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {visible.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ cell, ...column }, index) => (
                <Cell key={column.label} {...column} place={places[index]}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map(({ label, isFigure, isExtra, foot }, index) => (
                <Cell key={label} {...{ label, isFigure, isExtra }} place={index === 0 ? "lead" : "named"}>
                  {foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {visible.length < rows.length && <MoreRows count={rows.length - visible.length} onShow={() => setWhole(true)} />}
    </div>
  );
}

interface CellLook {
  isFigure?: boolean | undefined;
  isExtra?: boolean | undefined;
}

const classOf = ({ isFigure, isExtra }: CellLook): string | undefined =>
  [isFigure && "figure", isExtra && "extra"].filter(Boolean).join(" ") || undefined;

interface CellProps extends CellLook {
  label: string;
  place: PhonePlace | undefined;
  children: ReactNode;
}

function Cell({ label, place, children, ...look }: CellProps) {
  return (
    <td data-label={label} data-phone={place} data-blank={isBlank(children) ? "" : undefined} className={classOf(look)}>
      {children}
    </td>
  );
}
