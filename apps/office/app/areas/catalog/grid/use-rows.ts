import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import type { CallInput } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";

export type RowFilter = Omit<CallInput<"catalogueRows">, "limit" | "offset" | "total">;

/** Number of rows read at once while the user scrolls; a large paste or an export reads more. */
export const PAGE = 200;
const LARGE_PAGE = 500;

interface First {
  rows: CatalogRow[];
  total: number | null;
}

/** The rows that match a filter, read from the server when needed. */
export function useRows(filter: RowFilter, first: First, onFailure: (error: unknown) => void) {
  const rows = useRef<(CatalogRow | undefined)[]>([]);
  /** Every row that was read, also with earlier filters, because it may have unsaved changes. */
  const known = useRef(new Map<number, CatalogRow>());
  const underWay = useRef(new Set<number>());
  const latest = useRef(filter);
  const [total, setTotal] = useState(first.total ?? 0);
  /** Increased after each read, so that others can detect new data. */
  const [version, setVersion] = useState(0);
  const key = JSON.stringify(filter);

  const take = useCallback((found: readonly CatalogRow[], offset: number) => {
    for (const [index, row] of found.entries()) {
      rows.current[offset + index] = row;
      known.current.set(row.id, row);
    }
    setVersion((version) => version + 1);
  }, []);

  const start = useRef<First | null>(null);
  if (start.current !== first) {
    start.current = first;
    latest.current = filter;
    rows.current = [...first.rows];
    for (const row of first.rows) known.current.set(row.id, row);
    underWay.current.clear();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer of the loader starts again
  useEffect(() => setTotal(first.total ?? 0), [first, key]);

  const read = useCallback(
    async (offset: number, limit: number, total: "counted" | "omitted" = "omitted") => {
      const asked = latest.current;
      const found = await signedInCall(() => callOffice("catalogueRows", { ...asked, offset, limit, total }));
      if (latest.current !== asked) return;
      if (found.total !== null) setTotal(found.total);
      // Rows have left the list since they were counted.
      else if (found.rows.length < limit) setTotal((before) => Math.min(before, offset + found.rows.length));
      take(found.rows, offset);
    },
    [take],
  );

  /** Reads the pages needed for a part of the list, without waiting for them. */
  const show = useCallback(
    (from: number, to: number) => {
      for (let page = Math.floor(from / PAGE); page <= Math.floor(Math.max(from, to) / PAGE); page += 1) {
        const offset = page * PAGE;
        const [start, end] = [Math.max(from, offset), Math.min(to, offset + PAGE - 1)];
        const isThere = Array.from({ length: end - start + 1 }, (_, index) => rows.current[start + index]).every(Boolean);
        if (isThere || underWay.current.has(page)) continue;
        underWay.current.add(page);
        void read(offset, PAGE)
          .catch(onFailure)
          .finally(() => underWay.current.delete(page));
      }
    },
    [read, onFailure],
  );

  /** Reads all rows from one index to another, inclusive. @throws CallRefused, NoAnswer, SignedOut */
  const readAll = useCallback(
    async (from: number, to: number, onProgress?: (done: number) => void) => {
      for (let offset = from; offset <= to; offset += LARGE_PAGE) {
        const last = Math.min(to, offset + LARGE_PAGE - 1);
        const isThere = rows.current.slice(offset, last + 1).filter((row) => row !== undefined).length === last - offset + 1;
        if (!isThere) await read(offset, last - offset + 1);
        onProgress?.(last + 1);
      }
    },
    [read],
  );

  /** Replaces rows with their current state. */
  const replace = useCallback((changed: readonly CatalogRow[]) => {
    const byId = new Map(changed.map((row) => [row.id, row]));
    rows.current = rows.current.map((row) => (row && byId.get(row.id)) ?? row);
    for (const row of changed) known.current.set(row.id, row);
    setVersion((version) => version + 1);
  }, []);

  /** Reads the visible rows again; the others are read when they are shown. */
  const reload = useCallback(
    async (from: number, to: number) => {
      const kept = rows.current.slice(from, to + 1);
      rows.current = [];
      for (const [index, row] of kept.entries()) rows.current[from + index] = row;
      await read(from, Math.min(LARGE_PAGE, to - from + 1), "counted");
    },
    [read],
  );

  return { rowAt: (index: number) => rows.current[index], known: known.current, version, total, show, readAll, replace, reload };
}
