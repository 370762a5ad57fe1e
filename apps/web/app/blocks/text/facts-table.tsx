import type { ReactNode } from "react";

interface Props {
  /** Accessible name if there is no caption. */
  label: string | undefined;
  caption?: string | null | undefined;
  /** One header per column; empty for a table without a header row. */
  head: string[];
  rows: ReactNode[][];
}

/** More columns than this don't fit side by side on a phone. */
const MAX_ON_A_PHONE = 2;

/** A table whose rows become pairs of name and value on a narrow screen, so that no column is cut off. */
export function FactsTable({ label, caption, head, rows }: Props) {
  const stacked = head.length > MAX_ON_A_PHONE;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={caption || label}>
      <table className={`facts w-full text-small ${stacked ? "stacked" : ""}`}>
        {caption && <caption className="caption-bottom pt-2 text-left text-ink-soft">{caption}</caption>}
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((text, column) => (
                <th key={column} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 && head.length > 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} data-label={head[column]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
