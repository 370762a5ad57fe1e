import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { isSlab, itemNo } from "./example-items.ts";

interface Stores {
  stores: number;
  /** The number of items in the catalog. */
  items: number;
  slabs: number;
  containerLines: number;
  item: () => string;
  next: () => number;
}

const codeOf = (at: number): string => `s-${String(at + 1).padStart(2, "0")}`;
const LINES_PER_CONTAINER = 12;
const DAY_MS = 86_400_000;

/**
 * Writes opening hours of stores, one of them unreadable; containers on their way, some without a day, one with another day in its last
 * row, some overdue; and slabs, a few in two rows, of an item sold by the box, or of another size than their bundle.
 * @returns the rows by file
 */
export function writeStores(folder: string, { stores, items, containerLines, slabs, item, next }: Stores): Record<string, number> {
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
  const standing = slabsOf({ stores, items, slabs });
  const files = { "store-hours": hours, containers: lines, slabs: standing };
  for (const [name, rows] of Object.entries(files)) writeFileSync(join(folder, `${name}.csv`), stringify(rows, { header: true }));
  return { "store-hours": hours.length, containers: lines.length, slabs: standing.length };
}

const SLABS_PER_BUNDLE = 8;

function slabsOf({ stores, items, slabs }: Pick<Stores, "stores" | "items" | "slabs">) {
  const sold = Array.from({ length: items }, (_, at) => at).filter(isSlab);
  return Array.from({ length: slabs }, (_, at) => {
    const bundle = Math.floor(at / SLABS_PER_BUNDLE);
    const isTwice = at % 400 === 399;
    return {
      bundle: `B-${7000 + bundle}`,
      sequence: (at % SLABS_PER_BUNDLE) + (isTwice ? 0 : 1),
      item: at % 300 === 299 ? itemNo(0) : itemNo(sold[bundle % sold.length] ?? 7),
      store: codeOf(bundle % stores),
      block: bundle % 3 === 0 ? "" : String(300 + Math.floor(bundle / 4)),
      arrivedOn: new Date(Date.UTC(2026, 0, 5) + (bundle % 300) * DAY_MS).toISOString().slice(0, 10),
      widthMm: at % 17 === 16 ? 2870 : 3210,
      heightMm: 1580 + (bundle % 9) * 10,
      price: at % 11 === 10 ? "1,950.00" : "",
      picture: "",
    };
  });
}
