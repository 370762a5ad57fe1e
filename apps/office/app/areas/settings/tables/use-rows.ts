import type { SettingTable } from "@azulejo/contract/areas/office.ts";
import { useEffect, useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { useCall } from "../../../call/use-call.ts";
import type { SettingsFault } from "../draft/paths.ts";
import { type Cells, columnsOf, type Row, toCells, toRow } from "./columns.ts";

export interface EditedRow {
  id: number;
  /** Null for a new row. */
  before: Row | null;
  cells: Cells;
  isEnded: boolean;
}

let lastId = 0;
const edited = (before: Row | null, cells: Cells): EditedRow => ({ id: ++lastId, before, cells, isEnded: false });
const editedRows = (table: SettingTable, rows: readonly Row[]): EditedRow[] =>
  rows.map((row) => edited(row, toCells(columnsOf[table], row)));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Change {
  before: Row | null;
  after: Row | null;
}

/** A page of a table whose rows are edited in place, with the API's errors. */
export function useRows(table: SettingTable, { rows: loaded, today }: CallValue<"settingRows">) {
  const [rows, setRows] = useState(() => editedRows(table, loaded));
  const [added, setAdded] = useState<readonly EditedRow[]>([]);
  const [review, setReview] = useState<{ changes: Change[]; result: CallValue<"previewSettingRows"> } | null>(null);
  const [faults, setFaults] = useState<readonly SettingsFault[]>([]);
  const preview = useCall("previewSettingRows");
  const saving = useCall("changeSettingRows");
  const columns = columnsOf[table];
  const all = [...added, ...rows];
  const isTyped = (row: EditedRow): boolean => row.isEnded || row.before === null || !isSame(row.cells, toCells(columns, row.before));
  const typed = all.filter(isTyped);
  const changeRow = (id: number, part: Partial<EditedRow>) => {
    const change = (row: EditedRow): EditedRow => (row.id === id ? { ...row, ...part } : row);
    setRows((now) => now.map(change));
    setAdded((now) => now.map(change));
  };

  useEffect(() => {
    if (typed.length === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [typed.length]);

  const ask = async (changes: Change[]): Promise<readonly SettingsFault[]> => {
    saving.fail(null);
    const result = await preview.send({ table, changes });
    if (!result) return [];
    if (result.faults.length === 0) setReview({ changes, result });
    return result.faults;
  };
  return {
    columns,
    today,
    rows: all,
    count: typed.length,
    isSending: preview.isSending || saving.isSending,
    failure: preview.failure ?? saving.failure,
    review,
    setCell: (id: number, name: string, value: string) => {
      const row = all.find((one) => one.id === id);
      if (row) changeRow(id, { cells: { ...row.cells, [name]: value } });
    },
    end: (row: EditedRow) =>
      row.before ? changeRow(row.id, { isEnded: !row.isEnded }) : setAdded((now) => now.filter(({ id }) => id !== row.id)),
    add: () => {
      const cells = Object.fromEntries(columns.map(({ name, choices }) => [name, name === "from" ? today : (choices?.[0] ?? "")]));
      setAdded((now) => [edited(null, cells), ...now]);
    },
    /** Returns the errors of a row by column. */
    faultsOf: (row: EditedRow): Record<string, string> => {
      const at = typed.indexOf(row);
      const own = faults.filter(({ path }) => at >= 0 && path.startsWith(`rows[${at + 1}]`));
      return Object.fromEntries(own.map(({ path, problem }) => [path.replace(/^rows\[\d+\]\.?/, "").split(".")[0] ?? "", problem]));
    },
    /** Errors that belong to no row of the page. */
    otherFaults: faults.filter(({ path }) => !path.startsWith("rows[")),
    async askTyped() {
      const changes = typed.map(({ before, cells, isEnded }) => ({ before, after: isEnded ? null : toRow(columns, cells) }));
      setFaults(await ask(changes));
    },
    /** Asks the API to check rows of a file. @returns their errors, by row */
    askFile: (file: readonly Row[]) => ask(file.map((after) => ({ before: null, after }))),
    cancelReview: () => setReview(null),
    reset: () => {
      setRows(editedRows(table, loaded));
      setAdded([]);
      setFaults([]);
      preview.fail(null);
      saving.fail(null);
    },
    /** @returns whether it was saved */
    async save(): Promise<boolean> {
      if (!review) return false;
      const result = await saving.send({ table, changes: review.changes });
      if (!result) return false;
      setReview(null);
      setFaults(result.faults);
      return result.faults.length === 0;
    },
  };
}

export type Rows = ReturnType<typeof useRows>;
