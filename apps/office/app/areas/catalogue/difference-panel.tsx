import type { CatalogueRow } from "@azulejo/contract/areas/office/catalogue/grid.ts";
import { Button } from "@azulejo/ui/button.tsx";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { CellKey } from "./grid/cell-key.tsx";
import type { CellWords } from "./grid/cell-words.ts";
import type { OpenCell, Overview } from "./grid/difference.ts";
import { allColumns } from "./grid/grid-columns.ts";

const SHOWN = 40;

interface Props {
  found: Overview;
  rows: ReadonlyMap<number, CatalogueRow>;
  words: CellWords;
  isSaving: boolean;
  /** What went wrong, or who was quicker. */
  notice: ReactNode;
  onGo(cell: OpenCell): void;
  onDecideAll(keepsMine: boolean): void;
  onDiscard(): void;
  onSave(): void;
}

const labelOf = (field: string) => allColumns.find(({ name }) => name === field)?.label ?? "catalogue.column.itemNo";

/** What a save changes, before it does: counts, old and new values, and the cells that wait. */
export function DifferencePanel({ found, rows, words, isSaving, notice, onGo, onDecideAll, onDiscard, onSave }: Props) {
  const t = useText();
  const { counts, differences, faults, undecided, savable } = found;
  const costs = counts.find(([field]) => field === "cost")?.[1] ?? 0;
  const value = (field: Parameters<CellWords["shown"]>[0], text: string): string => words.shown(field, text) || t("catalogue.empty");
  return (
    <section aria-label={t("catalogue.difference")} className="difference-panel">
      <div>
        <h2>{t("catalogue.changes", { cells: savable, rows: found.rows })}</h2>
        <dl className="difference-counts">
          {counts.map(([field, count]) => (
            <div key={field}>
              <dt>{t(labelOf(field))}</dt>
              <dd>{count}</dd>
            </div>
          ))}
          {faults.length > 0 && (
            <div className="warn">
              <dt>{t("catalogue.cannotSave")}</dt>
              <dd>{faults.length}</dd>
            </div>
          )}
          {undecided.length > 0 && (
            <div className="warn">
              <dt>{t("catalogue.undecided")}</dt>
              <dd>{undecided.length}</dd>
            </div>
          )}
        </dl>
      </div>
      <div>
        <h2>{t("catalogue.difference")}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <ul className="difference-list" tabIndex={0} aria-label={t("catalogue.difference")}>
          {[...undecided, ...faults].slice(0, SHOWN).map((cell) => (
            <li key={cell.key} className="warn">
              <span>{t("catalogue.cellAt", { item: rows.get(cell.edit.rowId)?.itemNo ?? "", column: t(labelOf(cell.edit.field)) })}</span>
              <span>
                {cell.edit.theirs === null
                  ? cell.edit.typed || t("catalogue.empty")
                  : t("catalogue.theirs", { value: value(cell.edit.field, cell.edit.theirs) })}
              </span>
              <span>
                {cell.edit.theirs === null
                  ? t("catalogue.was", { value: value(cell.edit.field, cell.edit.from) })
                  : (cell.edit.value ?? cell.edit.typed)}
              </span>
              <button type="button" className="link-button" onClick={() => onGo(cell)}>
                {t("catalogue.goThere")}
              </button>
            </li>
          ))}
          {differences.slice(0, SHOWN).map(({ field, from, to, count, of, rowId }) => (
            <li key={`${field} ${from} ${to}`}>
              <span>
                {count === 1 && of === "item"
                  ? t("catalogue.cellAt", { item: rows.get(rowId)?.itemNo ?? "", column: t(labelOf(field)) })
                  : t(labelOf(field))}
              </span>
              <del>{value(field, from)}</del>
              <ins>{value(field, to)}</ins>
              <span className="figure">{t(of === "item" ? "catalogue.items" : "catalogue.products", { count })}</span>
            </li>
          ))}
        </ul>
        {differences.length > SHOWN && <p className="soft">{t("catalogue.moreDifferences", { count: differences.length - SHOWN })}</p>}
      </div>
      <div className="difference-save">
        {notice}
        {costs > 0 && <p>{t("catalogue.costsFromToday", { count: costs })}</p>}
        {undecided.length > 0 && (
          <p className="page-actions">
            <Button type="button" look="tool" onClick={() => onDecideAll(true)}>
              {t("catalogue.keepAllMine")}
            </Button>
            <Button type="button" look="tool" onClick={() => onDecideAll(false)}>
              {t("catalogue.useAllTheirs")}
            </Button>
          </p>
        )}
        <p className="page-actions">
          <Button type="button" look="tool" onClick={onDiscard} disabled={isSaving}>
            {t("catalogue.discard")}
          </Button>
          <Button type="button" className="min-h-9" onClick={onSave} disabled={isSaving || savable === 0}>
            {isSaving ? t("catalogue.saving") : t("catalogue.save", { cells: savable })}
            <CellKey letter="S" />
          </Button>
        </p>
      </div>
    </section>
  );
}
