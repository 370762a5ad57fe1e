import { Button } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import type { InputHTMLAttributes } from "react";
import { useRowKeys } from "../../frame/ledger/use-row-keys.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import type { PriceRow, RowFaults } from "./price-rows.ts";
import type { usePriceRows } from "./use-price-rows.ts";

const scopes = ["all", "department", "series", "item"] as const;
const kinds = ["off", "fixed"] as const;

/** A table of prices whose rows can be changed, added and removed. */
export function PriceEditor({ editor }: { editor: ReturnType<typeof usePriceRows> }) {
  const t = useText();
  const body = useRowKeys();
  const headings = ["scope", "key", "kind", "amount", "fromUnits", "firstDay", "lastDay"] as const;
  return (
    <>
      <p className="page-text soft">{t("prices.linesHint")}</p>
      <div className="ledger-frame">
        <table className="ledger price-editor">
          <caption>{t("prices.lines")}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {t(`prices.${heading}`)}
                </th>
              ))}
              <th scope="col">{t("prices.change")}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {editor.rows.map((row, index) => (
              <Row
                key={row.id}
                row={row}
                number={index + 1}
                faults={editor.faults(row)}
                onChange={(part) => editor.change(row.id, part)}
                onRemove={() => editor.remove(row.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="px-5 py-3">
        <Button type="button" look="tool" onClick={editor.add}>
          {t("prices.add")}
        </Button>
      </div>
    </>
  );
}

interface RowProps {
  row: PriceRow;
  number: number;
  faults: RowFaults;
  onChange(part: Partial<PriceRow>): void;
  onRemove(): void;
}

function Row({ row, number, faults, onChange, onRemove }: RowProps) {
  const t = useText();
  const nameOf = (label: Parameters<typeof t>[0]): string => t("prices.cell", { label: t(label), row: number });
  const cell = (name: CellName, more: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <TextCell {...{ row, number, name, more, onChange }} fault={name === "firstDay" ? undefined : faults[name]} />
  );
  return (
    <tr>
      <td data-label={t("prices.scope")}>
        <Select
          aria-label={nameOf("prices.scope")}
          value={row.scope}
          onChange={({ currentTarget }) => onChange({ scope: currentTarget.value as PriceRow["scope"] })}
        >
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {t(`prices.scope.${scope}`)}
            </option>
          ))}
        </Select>
      </td>
      {row.scope === "all" ? <td data-label={t("prices.key")}>—</td> : cell("key", { maxLength: 60, className: "wide" })}
      <td data-label={t("prices.kind")}>
        <Select
          aria-label={nameOf("prices.kind")}
          value={row.kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as PriceRow["kind"] })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`prices.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </td>
      {cell("amount", { inputMode: "decimal", className: "short" })}
      {cell("fromUnits", { inputMode: "numeric", className: "short" })}
      {cell("firstDay", { type: "date" })}
      {cell("lastDay", { type: "date" })}
      <td data-label={t("prices.change")}>
        <button type="button" className="icon-button" aria-label={t("prices.remove", { row: number })} onClick={onRemove}>
          <Icon of={Close} size={18} />
        </button>
      </td>
    </tr>
  );
}

type CellName = "amount" | "firstDay" | "fromUnits" | "key" | "lastDay";

interface CellProps extends Pick<RowProps, "row" | "number" | "onChange"> {
  name: CellName;
  more: InputHTMLAttributes<HTMLInputElement>;
  fault: MessageKey | undefined;
}

function TextCell({ row, number, name, more, fault, onChange }: CellProps) {
  const t = useText();
  const id = `price-${row.id}-${name}`;
  return (
    <td data-label={t(`prices.${name}`)}>
      <div>
        <input
          {...more}
          id={id}
          aria-label={t("prices.cell", { label: t(`prices.${name}`), row: number })}
          value={row[name]}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
        {fault && (
          <small id={`${id}-fault`} className="warn">
            {t(fault)}
          </small>
        )}
      </div>
    </td>
  );
}
