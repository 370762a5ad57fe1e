import type { PriceLine } from "@azulejo/contract/areas/office.ts";
import { useState } from "react";
import { emptyRow, faultsOf, isBlank, type PriceRow, type RowFaults, toLine, toRow } from "./price-rows.ts";

/** An editor's rows as entered, with their errors after the first attempt to save. */
export function usePriceRows(lines: readonly PriceLine[]) {
  const [rows, setRows] = useState(() => (lines.length > 0 ? lines.map(toRow) : [emptyRow()]));
  const [showsFaults, setShowsFaults] = useState(false);
  const change = (id: number, part: Partial<PriceRow>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const isSound = (row: PriceRow): boolean => isBlank(row) || Object.keys(faultsOf(row)).length === 0;
  return {
    rows,
    change,
    add: () => setRows([...rows, emptyRow()]),
    remove: (id: number) => setRows(rows.filter((row) => row.id !== id)),
    replace: (saved: readonly PriceLine[]) => {
      setRows(saved.map(toRow));
      setShowsFaults(false);
    },
    faults: (row: PriceRow): RowFaults => (showsFaults && !isBlank(row) ? faultsOf(row) : {}),
    /** @returns the lines; null if a row has an error, which is shown from now on */
    read: (): PriceLine[] | null => {
      setShowsFaults(true);
      return rows.every(isSound) ? rows.filter((row) => !isBlank(row)).map(toLine) : null;
    },
  };
}
