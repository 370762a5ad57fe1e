import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { type Language, useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useUnsaved } from "../use-unsaved.ts";

type Sheet = CallValue<"productFacts">;
type FactColumn = Sheet["columns"][number];
type Item = Sheet["items"][number];

/** The values of the supplier's own facts: a row for each item, a column for each fact. */
export function ItemFacts({ id, loaded }: { id: number; loaded: Sheet }) {
  const t = useText();
  const announce = useAnnounce();
  const language = useLanguage();
  const [sheet, setSheet] = useState(loaded);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isMeanwhile, setMeanwhile] = useState(false);
  const { send, isSending, failure } = useCall("saveProductFacts");
  const changed = changedCells(sheet, typed);
  useUnsaved(changed.length > 0);
  const save = async () => {
    const answer = await send({ id, revision: sheet.revision, cells: changed });
    if (!answer) return;
    setSheet(answer.sheet);
    setMeanwhile(!answer.saved);
    if (!answer.saved) return;
    setTyped({});
    announce(t("product.ownFactsSaved"));
  };
  const cell = (column: FactColumn) => (item: Item) => (
    <FactCell
      column={column}
      label={`${labelOf(column, language)}, ${item.itemNo}`}
      value={typed[cellKey(item.itemNo, column.column)] ?? item.cells[column.column] ?? ""}
      onChange={(value) => setTyped((before) => ({ ...before, [cellKey(item.itemNo, column.column)]: value }))}
    />
  );
  return (
    <div className="text-small">
      {isMeanwhile && <Notice kind="status">{t("product.ownFactsMeanwhile")}</Notice>}
      <FailureNotice failure={failure} />
      <Ledger
        caption={t("product.ownFacts")}
        rows={sheet.items}
        keyOf={({ itemNo }) => itemNo}
        columns={[
          {
            label: t("product.item"),
            cell: ({ itemNo, label }) => (
              <span>
                {itemNo}
                <small>{label}</small>
              </span>
            ),
          },
          ...sheet.columns.map((column) => ({ label: labelOf(column, language), cell: cell(column) })),
        ]}
      />
      {changed.length > 0 && (
        <p className="page-actions px-5 pb-4">
          <Button type="button" look="tool" onClick={() => setTyped({})} disabled={isSending}>
            {t("product.discard")}
          </Button>
          <Button type="button" className="min-h-9" onClick={() => void save()} disabled={isSending}>
            {t("product.ownFactsSave", { count: changed.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

const changedCells = (sheet: Sheet, typed: Record<string, string>) =>
  sheet.items.flatMap(({ itemNo, cells }) =>
    sheet.columns.flatMap(({ column }) => {
      const value = typed[cellKey(itemNo, column)];
      return value === undefined || value === (cells[column] ?? "") ? [] : [{ itemNo, column, value }];
    }),
  );

const cellKey = (itemNo: string, column: string): string => `${itemNo} ${column}`;

const labelOf = ({ label, unit, language: of }: FactColumn, language: Language): string =>
  [label[language], (unit || of) && `(${unit?.[language] ?? of})`].filter(Boolean).join(" ");

interface CellProps {
  column: FactColumn;
  label: string;
  value: string;
  onChange(value: string): void;
}

function FactCell({ column: { kind, choices }, label, value, onChange }: CellProps) {
  const t = useText();
  const language = useLanguage();
  if (kind !== "choice" && kind !== "yesNo")
    return (
      <input
        className="fact-cell"
        aria-label={label}
        value={value}
        autoComplete="off"
        inputMode={kind === "number" ? "decimal" : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const offered =
    kind === "choice"
      ? choices.map((choice) => ({ value: choice.code, label: choice.label[language] }))
      : (["yes", "no"] as const).map((one) => ({ value: one, label: t(`product.${one}`) }));
  return (
    <Select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{t("product.unknown")}</option>
      {offered.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Select>
  );
}
