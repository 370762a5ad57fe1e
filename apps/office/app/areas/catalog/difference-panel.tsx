import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { Button } from "@azulejo/ui/button.tsx";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { CellKey } from "./grid/cell-key.tsx";
import type { CellWords } from "./grid/cell-words.ts";
import type { OpenCell, Overview } from "./grid/difference.ts";
import { allColumns, type GridColumn, labelOf } from "./grid/grid-columns.ts";

const SHOWN = 40;

interface Props {
  found: Overview;
  /** The columns of the supplier's own facts. */
  facts: readonly GridColumn[];
  rows: ReadonlyMap<number, CatalogRow>;
  words: CellWords;
  isSaving: boolean;
  /** A notice about a failure, or about somebody else's save. */
  notice: ReactNode;
  onGo(cell: OpenCell): void;
  onDecideAll(keepsMine: boolean): void;
  onDiscard(): void;
  onSave(): void;
}

/** Shows what a save would change: counts, old and new values, and the cells that can't be saved yet. */
export function DifferencePanel({ found, facts, rows, words, isSaving, notice, onGo, onDecideAll, onDiscard, onSave }: Props) {
  const t = useText();
  const { counts, differences, faults, undecided, savable } = found;
  const costs = counts.find(([field]) => field === "cost")?.[1] ?? 0;
  const nameOf = (field: string): string => {
    const column = [...allColumns, ...facts].find(({ name }) => name === field);
    return column ? labelOf(t, column) : field;
  };
  const value = (field: Parameters<CellWords["shown"]>[0], text: string): string => words.shown(field, text) || t("catalog.empty");
  return (
    <section aria-label={t("catalog.difference")} className="difference-panel">
      <div>
        <h2>{t("catalog.changes", { cells: savable, rows: found.rows })}</h2>
        <dl className="difference-counts">
          {counts.map(([field, count]) => (
            <div key={field}>
              <dt>{nameOf(field)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
          {faults.length > 0 && (
            <div className="warn">
              <dt>{t("catalog.cannotSave")}</dt>
              <dd>{faults.length}</dd>
            </div>
          )}
          {undecided.length > 0 && (
            <div className="warn">
              <dt>{t("catalog.undecided")}</dt>
              <dd>{undecided.length}</dd>
            </div>
          )}
        </dl>
      </div>
      <div>
        <h2>{t("catalog.difference")}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <ul className="difference-list" tabIndex={0} aria-label={t("catalog.difference")}>
          {[...undecided, ...faults].slice(0, SHOWN).map((cell) => (
            <li key={cell.key} className="warn">
              <span>{t("catalog.cellAt", { item: rows.get(cell.edit.rowId)?.itemNo ?? "", column: nameOf(cell.edit.field) })}</span>
              <span>
                {cell.edit.theirs === null
                  ? cell.edit.typed || t("catalog.empty")
                  : t("catalog.theirs", { value: value(cell.edit.field, cell.edit.theirs) })}
              </span>
              <span>
                {cell.edit.theirs === null
                  ? t("catalog.was", { value: value(cell.edit.field, cell.edit.from) })
                  : (cell.edit.value ?? cell.edit.typed)}
              </span>
              <button type="button" className="link-button" onClick={() => onGo(cell)}>
                {t("catalog.goThere")}
              </button>
            </li>
          ))}
          {differences.slice(0, SHOWN).map(({ field, from, to, count, of, rowId }) => (
            <li key={`${field} ${from} ${to}`}>
              <span>
                {count === 1 && of === "item"
                  ? t("catalog.cellAt", { item: rows.get(rowId)?.itemNo ?? "", column: nameOf(field) })
                  : nameOf(field)}
              </span>
              <del>{value(field, from)}</del>
              <ins>{value(field, to)}</ins>
              <span className="figure">{t(of === "item" ? "catalog.items" : "catalog.products", { count })}</span>
            </li>
          ))}
        </ul>
        {differences.length > SHOWN && <p className="soft">{t("catalog.moreDifferences", { count: differences.length - SHOWN })}</p>}
      </div>
      <div className="difference-save">
        {notice}
        {costs > 0 && <p>{t("catalog.costsFromToday", { count: costs })}</p>}
        {undecided.length > 0 && (
          <p className="page-actions">
            <Button type="button" look="tool" onClick={() => onDecideAll(true)}>
              {t("catalog.keepAllMine")}
            </Button>
            <Button type="button" look="tool" onClick={() => onDecideAll(false)}>
              {t("catalog.useAllTheirs")}
            </Button>
          </p>
        )}
        <p className="page-actions">
          <Button type="button" look="tool" onClick={onDiscard} disabled={isSaving}>
            {t("catalog.discard")}
          </Button>
          <Button type="button" className="min-h-9" onClick={onSave} disabled={isSaving || savable === 0}>
            {isSaving ? t("catalog.saving") : t("catalog.save", { cells: savable })}
            <CellKey letter="S" />
          </Button>
        </p>
      </div>
    </section>
  );
}
