import type { SettingTable } from "@azulejo/contract/areas/office.ts";
import { Select } from "@azulejo/ui/select.tsx";
import { useRowKeys } from "../../../frame/ledger/use-row-keys.ts";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { TableColumn } from "./columns.ts";
import type { EditedRow, Rows } from "./use-rows.ts";

/** The rows of a table, which are edited in place. Ended rows are read-only. */
export function RowsTable({ table, rows }: { table: SettingTable; rows: Rows }) {
  const t = useText();
  const named = useTextOr();
  const body = useRowKeys();
  const label = (name: string) => named(`settings.column.${name}`, name);
  return (
    <div className="ledger-frame">
      <table className="ledger setting-table">
        <caption>{t(`settings.table.${table}`)}</caption>
        <thead>
          <tr>
            {rows.columns.map(({ name, kind }) => (
              <th key={name} scope="col" className={kind === "number" ? "figure" : undefined}>
                {label(name)}
              </th>
            ))}
            <th scope="col">{t("settings.end")}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.rows.map((row, at) => (
            <TableRow key={row.id} row={row} number={at + 1} rows={rows} label={label} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ row, number, rows, label }: { row: EditedRow; number: number; rows: Rows; label(name: string): string }) {
  const t = useText();
  const until = row.before?.["until"];
  const isPast = typeof until === "string" && until < rows.today;
  const faults = rows.faultsOf(row);
  return (
    <tr className={row.isEnded ? "ended" : undefined}>
      {rows.columns.map((column) => (
        <td key={column.name} data-label={label(column.name)} className={column.kind === "number" ? "figure" : undefined}>
          {isPast || row.isEnded || (column.isSubject && row.before) ? (
            <Shown column={column} value={row.cells[column.name] ?? ""} />
          ) : (
            <Cell
              id={`row-${row.id}-${column.name}`}
              column={column}
              label={t("settings.cell", { label: label(column.name), row: number })}
              value={row.cells[column.name] ?? ""}
              fault={faults[column.name] && t("settings.fault", { name: label(column.name), problem: faults[column.name] ?? "" })}
              onChange={(value) => rows.setCell(row.id, column.name, value)}
            />
          )}
        </td>
      ))}
      <td data-label={t("settings.end")}>
        {!isPast && (
          <button
            type="button"
            className="link-button"
            aria-label={t(row.isEnded ? "settings.keepRow" : "settings.endRow", { row: number })}
            onClick={() => rows.end(row)}
          >
            {t(row.isEnded ? "settings.keep" : row.before ? "settings.end" : "settings.remove")}
          </button>
        )}
      </td>
    </tr>
  );
}

function Shown({ column: { kind, choices }, value }: { column: TableColumn; value: string }) {
  const t = useText();
  const named = useTextOr();
  const { day } = useFormats();
  if (value === "") return "—";
  if (kind === "day") return day(value);
  if (kind === "flag") return t(value === "yes" ? "settings.yes" : "settings.no");
  return choices ? named(`settings.choice.${value}`, value) : value;
}

interface CellProps {
  id: string;
  column: TableColumn;
  label: string;
  value: string;
  fault: string | undefined;
  onChange(value: string): void;
}

function Cell({ id, column: { kind, choices }, label, value, fault, onChange }: CellProps) {
  const named = useTextOr();
  if (kind === "flag") {
    return (
      <input
        type="checkbox"
        className="check-box"
        aria-label={label}
        checked={value === "yes"}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? "yes" : "no")}
      />
    );
  }
  if (choices) {
    return (
      <Select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {named(`settings.choice.${choice}`, choice)}
          </option>
        ))}
      </Select>
    );
  }
  const common = {
    ...{ id, value, "aria-label": label, autoComplete: "off" },
    ...(fault && { "aria-invalid": true, "aria-describedby": `${id}-fault` }),
  };
  return (
    <div>
      {kind === "brackets" ? (
        <textarea {...common} rows={2} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input
          {...common}
          type={kind === "day" ? "date" : "text"}
          inputMode={kind === "number" ? "decimal" : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {fault && (
        <small id={`${id}-fault`} className="warn">
          {fault}
        </small>
      )}
    </div>
  );
}
