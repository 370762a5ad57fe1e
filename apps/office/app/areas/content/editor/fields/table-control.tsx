import { useText } from "../../../../i18n/text.ts";
import type { ControlProps } from "./control-props.ts";
import { type Cells, cellsOf, tableOf } from "./table-cells.ts";

/** A table's cells; the first row is its header. Spreadsheet cells can be pasted. */
export function TableControl({ id, label, language, value, onChange }: ControlProps) {
  const t = useText();
  const cells = cellsOf(value);
  const write = (next: Cells) => onChange(tableOf(next, value));
  const width = cells[0]?.length ?? 0;
  const put = (row: number, column: number, pasted: Cells) =>
    write(cells.map((line, y) => line.map((cell, x) => pasted[y - row]?.[x - column] ?? cell)));
  return (
    <div id={id} className="table-control">
      <div className="overflow-x-auto">
        <table aria-label={label}>
          <tbody>
            {cells.map((line, row) => (
              <tr key={row}>
                {line.map((cell, column) => (
                  <td key={column}>
                    <Cell
                      label={t("content.table.cell", { row: row + 1, column: column + 1 })}
                      language={language}
                      value={cell}
                      onCells={(typed) => put(row, column, typed)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="link-button"
          onClick={() => write([...cells, Array.from({ length: Math.max(1, width) }, () => "")])}
        >
          {t("content.table.addRow")}
        </button>
        <button type="button" className="link-button" onClick={() => write(cells.map((line) => [...line, ""]))}>
          {t("content.table.addColumn")}
        </button>
        {cells.length > 1 && (
          <button type="button" className="link-button" onClick={() => write(cells.slice(0, -1))}>
            {t("content.table.removeRow")}
          </button>
        )}
        {width > 1 && (
          <button type="button" className="link-button" onClick={() => write(cells.map((line) => line.slice(0, -1)))}>
            {t("content.table.removeColumn")}
          </button>
        )}
      </p>
    </div>
  );
}

interface CellProps extends Pick<ControlProps, "label" | "language"> {
  value: string;
  /** Called with several cells if spreadsheet cells were pasted. */
  onCells(cells: Cells): void;
}

function Cell({ label, language, value, onCells }: CellProps) {
  return (
    <textarea
      rows={1}
      lang={language}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onCells([[currentTarget.value]])}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text/plain");
        if (!text.includes("\t")) return;
        event.preventDefault();
        const lines = text.trimEnd().split(/\r?\n/);
        onCells(lines.map((line) => line.split("\t")));
      }}
    />
  );
}
