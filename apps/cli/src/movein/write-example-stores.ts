import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";

interface Stores {
  stores: number;
  containerLines: number;
  item: () => string;
  next: () => number;
}

const codeOf = (at: number): string => `s-${String(at + 1).padStart(2, "0")}`;
const LINES_PER_CONTAINER = 12;
const DAY_MS = 86_400_000;

/**
 * Writes when stores are open, one of them with hours that nobody can read, and containers on their way, some without a day, one with
 * another day in its last row, and some that are overdue. @returns the rows by file
 */
export function writeStores(folder: string, { stores, containerLines, item, next }: Stores): Record<string, number> {
  const hours = Array.from({ length: stores }, (_, at) => {
    const open = at % 15 === 14 ? "7-5" : at % 2 === 0 ? "7:00-17:00" : "06:30 - 16:30";
    return {
      store: codeOf(at),
      mon: open,
      tue: open,
      wed: open,
      thu: open,
      fri: open,
      sat: at % 3 === 0 ? "" : "09:00-14:00",
      sun: "",
      closedOn: "2026-12-24;2026-12-31",
    };
  });
  const lines = Array.from({ length: containerLines }, (_, at) => {
    const container = Math.floor(at / LINES_PER_CONTAINER);
    const day = Date.UTC(2026, 10, 20) + (container % 60) * DAY_MS + (at % 240 === 239 ? DAY_MS : 0);
    return {
      container: `MSCU-${40_000 + container}`,
      supplier: container % 3 === 0 ? "Cerámica del Río, S.A. de C.V." : "Ceramiche Åkesson",
      store: codeOf(container % stores),
      expectedOn: container % 5 === 0 ? "" : new Date(day).toISOString().slice(0, 10),
      item: at % 90 === 89 ? "OLD-1" : item(),
      lot: `N-${1000 + at}`,
      shade: at % 4 === 0 ? "" : "V3",
      caliber: "",
      units: 24 + Math.floor(next() * 480),
    };
  });
  const files = { "store-hours": hours, containers: lines };
  for (const [name, rows] of Object.entries(files)) writeFileSync(join(folder, `${name}.csv`), stringify(rows, { header: true }));
  return { "store-hours": hours.length, containers: lines.length };
}
