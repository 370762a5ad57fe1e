import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { type RefObject, useEffect, useState } from "react";
import { Link } from "react-router";
import { MoreRows } from "../../../frame/ledger/more-rows.tsx";
import { Piece } from "../../../frame/ledger/piece.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { CellWords } from "../grid/cell-words.ts";
import { keyOf } from "../grid/edits.ts";
import { faultWords } from "../grid/fault-words.ts";
import { type GridColumn, labelOf } from "../grid/grid-columns.ts";
import type { useRows } from "../grid/use-rows.ts";
import type { useSheet } from "../use-sheet.ts";

const STEP = 15;

interface Props {
  inView: RefObject<{ from: number; to: number }>;
  columns: readonly GridColumn[];
  rows: ReturnType<typeof useRows>;
  sheet: ReturnType<typeof useSheet>;
  words: CellWords;
}

/** The catalog on a phone: one item below the other, each of which opens the fields of its columns. */
export function ItemList({ inView, columns, rows, sheet, words }: Props) {
  const [count, setCount] = useState(STEP);
  const last = Math.min(count, rows.total) - 1;
  const { show } = rows;
  useEffect(() => {
    inView.current = { from: 0, to: last };
    show(0, last);
  }, [show, inView, last]);
  const items = Array.from({ length: last + 1 }, (_, index) => rows.rowAt(index)).filter((row) => row !== undefined);
  return (
    <>
      <ul className="item-list">
        {items.map((row) => (
          <li key={row.id}>
            <Item row={row} {...{ columns, sheet, words }} />
          </li>
        ))}
      </ul>
      {last + 1 < rows.total && <MoreRows count={Math.min(STEP, rows.total - last - 1)} onShow={() => setCount(count + STEP)} />}
    </>
  );
}

type ItemProps = Pick<Props, "columns" | "sheet" | "words"> & { row: CatalogRow };

function Item({ row, columns, sheet, words }: ItemProps) {
  const t = useText();
  const language = useLanguage();
  const { money, figure } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { cells } = row;
  const name = (language === "es" ? cells.nameEs : cells.nameEn) || cells.nameEn || row.itemNo;
  const label = (language === "es" ? cells.labelEs : cells.labelEn) || cells.labelEn || cells.size;
  const isChanged = columns.some(({ field }) => field && sheet.edits.has(keyOf(row, field)));
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Piece of={row.piece} />
        <span className="item-words">
          <span className="item-line">
            <b>{name}</b>
            <b className="tabular">{row.listCents === null ? "—" : money(row.listCents)}</b>
          </span>
          <span className="soft">{[label, cells.finish && words.shown("finish", cells.finish)].filter(Boolean).join(", ")}</span>
          <span className="item-line soft">
            <span>
              <UnbrokenNumbers>{row.itemNo}</UnbrokenNumbers>
            </span>
            <span className="tabular">
              {[
                t("catalog.availableUnits", { count: figure(row.available) }),
                isChanged ? t("catalog.isChanged") : cells.published === "hidden" && words.shown("published", "hidden"),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </span>
        </span>
      </summary>
      {isOpen && (
        <div className="item-fields">
          {columns.map(
            (column) =>
              column.field && <ItemField key={column.field} {...{ row, sheet, words }} field={column.field} label={labelOf(t, column)} />,
          )}
          <p>
            <Link to={`/catalogue/products/${row.productId}`}>{t("catalog.openProduct")}</Link>
          </p>
        </div>
      )}
    </details>
  );
}

type FieldProps = Pick<Props, "sheet" | "words"> & { row: CatalogRow; field: GridField; label: string };

function ItemField({ row, field, label, sheet, words }: FieldProps) {
  const t = useText();
  const edit = sheet.edits.get(keyOf(row, field));
  const stored = words.shown(field, row.cells[field] ?? "");
  const now = edit ? (edit.value === null ? edit.typed : words.shown(field, edit.value)) : stored;
  const choices = words.choices(field);
  const id = `${row.id}-${field}`;
  const common = {
    name: id,
    label,
    hint: edit && edit.fault === null ? t("catalog.was", { value: stored || t("catalog.empty") }) : undefined,
    error: edit?.fault ? faultWords(t, field, edit.fault, words.facts) : undefined,
  };
  const enter = (typed: string) => typed !== now && sheet.enter([{ row, field, typed }], "typed");
  if (choices.length === 0)
    return <Field key={now} {...common} defaultValue={now} autoComplete="off" onBlur={({ currentTarget }) => enter(currentTarget.value)} />;
  const values = choices.includes(now) ? choices : [now, ...choices];
  return (
    <SelectField {...common} value={now} onChange={({ currentTarget }) => enter(currentTarget.value)}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </SelectField>
  );
}
