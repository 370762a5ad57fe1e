import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import type { CellWords } from "./grid/cell-words.ts";
import type { Edit } from "./grid/edits.ts";
import { faultWords } from "./grid/fault-words.ts";
import { type GridColumn, labelOf, ownerOf } from "./grid/grid-columns.ts";

interface Props {
  row: CatalogRow | undefined;
  column: GridColumn | undefined;
  edit: Edit | undefined;
  words: CellWords;
  onRestore(): void;
  onDecide(keepsMine: boolean): void;
  /** Shown at the end of the bar. */
  children: ReactNode;
}

/** Details of the active cell: its whole text, the previous value, why it can't be saved, and what somebody else saved. */
export function CellBar({ row, column, edit, words, onRestore, onDecide, children }: Props) {
  const t = useText();
  if (!row || !column)
    return (
      <div className="cell-bar">
        <p className="soft">{t("catalog.pickCell")}</p>
        {children}
      </div>
    );
  const { field } = column;
  const now = field === null ? words.fixed(row, column) : words.shown(field, row.cells[field] ?? "");
  const next = edit && field ? (edit.value === null ? edit.typed : words.shown(field, edit.value)) : null;
  return (
    <div className="cell-bar">
      <strong>{t("catalog.cellAt", { item: row.itemNo, column: labelOf(t, column) })}</strong>
      <p className="cell-value">{next ?? now}</p>
      <Notes row={row} column={column} edit={edit} words={words} />
      {edit && (
        <span className="cell-actions">
          {edit.theirs !== null && (
            <>
              <button type="button" className="link-button" onClick={() => onDecide(true)}>
                {t("catalog.keepMine")}
              </button>
              <button type="button" className="link-button" onClick={() => onDecide(false)}>
                {t("catalog.useTheirs")}
              </button>
            </>
          )}
          {edit.theirs === null && (
            <button type="button" className="link-button" onClick={onRestore}>
              {t("catalog.restore")}
            </button>
          )}
        </span>
      )}
      <Link to={`/catalogue/products/${row.productId}`}>{t("catalog.openProduct")}</Link>
      {children}
    </div>
  );
}

function Notes({ row, column: { field, name }, edit, words }: Pick<Props, "edit" | "words"> & { row: CatalogRow; column: GridColumn }) {
  const t = useText();
  const language = useLanguage();
  if (field === null) return <p className="soft">{textOr(language, `catalog.readOnly.${name}`, t("catalog.readOnly"))}</p>;
  if (!edit)
    return ownerOf(field) === "product" ? (
      <p className="soft">{t("catalog.shared", { product: words.shown("nameEn", row.cells.nameEn ?? row.productCode) })}</p>
    ) : null;
  const from = words.shown(field, edit.from);
  return (
    <>
      {edit.fault && <p className="warn">{faultWords(t, field, edit.fault, words.facts)}</p>}
      {edit.theirs !== null && (
        <p className="warn">{t("catalog.theirs", { value: words.shown(field, edit.theirs) || t("catalog.empty") })}</p>
      )}
      {edit.theirs === null && (
        <p className="soft">
          {t(`catalog.how.${edit.how}`)}. {from === "" ? t("catalog.wasEmpty") : t("catalog.was", { value: from })}
        </p>
      )}
    </>
  );
}
