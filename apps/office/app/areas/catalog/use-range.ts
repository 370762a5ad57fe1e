import { useText } from "../../i18n/text.ts";
import { exportRows } from "./export-rows.ts";
import type { CellWords } from "./grid/cell-words.ts";
import { type Entry, keyOf } from "./grid/edits.ts";
import type { GridColumn } from "./grid/grid-columns.ts";
import { MAX_CELLS, pasteInto, writeCells } from "./grid/paste.ts";
import { readInWorker } from "./grid/read-in-worker.ts";
import type { useRows } from "./grid/use-rows.ts";
import type { useSelection } from "./grid/use-selection.ts";
import type { useFailure } from "./use-failure.ts";
import type { useSheet } from "./use-sheet.ts";

interface Parts {
  columns: readonly GridColumn[];
  rows: ReturnType<typeof useRows>;
  sheet: ReturnType<typeof useSheet>;
  selection: ReturnType<typeof useSelection>;
  words: CellWords;
  failing: ReturnType<typeof useFailure>;
  /** Shows the progress or result; null for nothing. */
  onNote(note: string | null): void;
}

type Row = Entry["row"];

/** Actions on many cells: reading missing ones, pasting, filling, clearing, copying, exporting. */
export function useRange({ columns, rows, sheet, selection, words, failing, onNote }: Parts) {
  const t = useText();
  const { range } = selection;
  const shownAt = shownIn(columns, sheet, words);
  const readTo = useReadTo({ rows, failing, onNote });
  const inRange = (): (Row | undefined)[] =>
    Array.from({ length: range.bottom - range.top + 1 }, (_, index) => rows.rowAt(range.top + index));
  const enterRange = async (how: "cleared" | "filled", typedAt: (at: number) => string, from: number) => {
    if (!(await readTo(range.top, range.bottom))) return;
    const entries = inRange()
      .slice(from)
      .flatMap((each) =>
        columns
          .slice(range.left, range.right + 1)
          .flatMap(({ field }, index) => (each && field ? [{ row: each, field, typed: typedAt(range.left + index) }] : [])),
      );
    if (entries.length <= MAX_CELLS) sheet.enter(entries, how);
    else onNote(t("catalog.pasteMany", { cells: entries.length, most: MAX_CELLS }));
  };
  return {
    paste: usePaste({ columns, rows, sheet, selection, words, onNote, shownAt, readTo }),
    clear: () => void enterRange("cleared", () => "", 0),
    fill() {
      const [top] = inRange();
      if (top && range.bottom > range.top) void enterRange("filled", (at) => shownAt(top, at), 1);
    },
    copy: (): string =>
      writeCells(
        inRange().map((each) =>
          Array.from({ length: range.right - range.left + 1 }, (_, index) => (each ? shownAt(each, range.left + index) : "")),
        ),
      ),
    async exportAll() {
      if (!(await readTo(0, rows.total - 1, "catalog.exporting"))) return;
      const all = Array.from({ length: rows.total }, (_, index) => rows.rowAt(index)).filter((each) => each !== undefined);
      await exportRows(all, columns, words, t);
    },
  };
}

/** Returns the text of a column in a row, including the user's changes. */
function shownIn(columns: readonly GridColumn[], sheet: Parts["sheet"], words: CellWords) {
  return (row: Row, at: number): string => {
    const column = columns[at];
    if (!column) return "";
    const { field } = column;
    if (field === null) return words.fixed(row, column);
    const typed = sheet.edits.get(keyOf(row, field));
    if (typed) return typed.value === null ? typed.typed : words.shown(field, typed.value);
    return words.shown(field, row.cells[field] ?? "");
  };
}

/** Reads rows that haven't been read yet. @returns whether all have been read */
function useReadTo({ rows, failing, onNote }: Pick<Parts, "rows" | "failing" | "onNote">) {
  const t = useText();
  return async (from: number, to: number, label: "catalog.checking" | "catalog.exporting" = "catalog.checking"): Promise<boolean> => {
    failing.clear();
    try {
      await rows.readAll(from, Math.min(to, rows.total - 1), (done) => onNote(t(label, { done, total: to + 1 })));
      return true;
    } catch (error) {
      failing.fail(error);
      return false;
    } finally {
      onNote(null);
    }
  };
}

interface Pasting extends Omit<Parts, "failing"> {
  shownAt(row: Row, at: number): string;
  readTo(from: number, to: number): Promise<boolean>;
}

/** Enters cells copied from a spreadsheet, and reports the result. */
function usePaste({ columns, rows, sheet, selection, words, onNote, shownAt, readTo }: Pasting) {
  const t = useText();
  const { range } = selection;
  return async (text: string) => {
    const fields = columns.map(({ field }) => field);
    const [from, width] = [range.left, range.right - range.left + 1];
    const { cells, readings, size } = await readInWorker({
      text,
      fields: fields.slice(from),
      width,
      codes: words.codes,
      facts: words.facts,
      most: MAX_CELLS,
    });
    if (size > MAX_CELLS) return onNote(t("catalog.pasteMany", { cells: size, most: MAX_CELLS }));
    const last = Math.max(range.bottom, range.top + cells.length - 1);
    if (!(await readTo(range.top, last))) return;
    const { entries, outside, readOnly } = pasteInto(cells, range, fields, rows.rowAt, shownAt, readings);
    const next = await sheet.enterMany(entries, "pasted");
    const faults = new Set(entries.map((entry) => keyOf(entry.row, entry.field)).filter((key) => next.get(key)?.value === null)).size;
    if (cells.length > 1 || (cells[0]?.length ?? 0) > 1)
      selection.select({ ...range, bottom: range.top + cells.length - 1, right: range.left + (cells[0]?.length ?? 1) - 1 });
    const said = [
      t("catalog.pasted", { cells: entries.length }),
      faults > 0 && t("catalog.pastedFaults", { faults }),
      outside > 0 && t("catalog.pastedOutside", { cells: outside }),
      readOnly > 0 && t("catalog.pastedReadOnly", { cells: readOnly }),
    ];
    onNote(said.filter(Boolean).join(" "));
  };
}
