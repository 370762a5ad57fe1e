import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { isSlab, itemNo } from "./example-items.ts";
import { writeGiftCards } from "./write-example-gift-cards.ts";
import { writeQuotes } from "./write-example-quotes.ts";
import { writeStores } from "./write-example-stores.ts";

/** Numbers of records per store, besides accounts. */
const PER_STORE = {
  items: 1000,
  contracts: 1500,
  addresses: 250,
  certificates: 25,
  wishes: 100,
  orders: 5000,
  giftCards: 50,
  quotes: 100,
  containerLines: 40,
  slabs: 200,
};
const LINES_PER_ORDER = 5;
const LEVELS = ["GOLD", "SILVER", "BUILDER"];
const DAY_MS = 86_400_000;

export interface History {
  stores: number;
  /** Divisor of the numbers of rows; 1 for all. */
  thinned: number;
  businesses: readonly { id: string }[];
  people: readonly { id: string; business: string; email: string }[];
  next: () => number;
}

type Row = Record<string, string | number>;

/**
 * Writes a catalog for `npm run import`, and levels, contracts, addresses, certificates, lists, past orders and quotes of its items, gift cards,
 * store hours and containers.
 * @returns the rows by file, and the totals of orders, gift cards and quotes for `control.csv`
 */
export function writeHistory(folder: string, history: History): { counts: Record<string, number>; control: Row[] } {
  const { stores, thinned, businesses, next } = history;
  const count = (per: number) => Math.ceil((stores * per) / thinned);
  const items = count(PER_STORE.items);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)] as One;
  const item = () => itemNo(Math.floor(next() * items));
  // Only people with their own email address can be moved.
  const people = history.people.filter(({ email }, at) => email !== "" && at % 89 !== 0);
  const write = (file: string, rows: number, rowOf: (at: number) => Row | Row[]) => writeRows(join(folder, `${file}.csv`), rows, rowOf);
  mkdirSync(join(folder, "certificates"), { recursive: true });
  writeFileSync(join(folder, "certificates", "resale.pdf"), "%PDF-1.4\n%%EOF\n");
  const years = new Map<string, { count: number; cents: number }>();
  const counts: Record<string, number> = {
    catalog: write("catalog", items, catalogRow),
    levels: write("levels", LEVELS.length, (at) => ({ code: LEVELS[at] ?? "", name: `${LEVELS[at]} customers` })),
    contracts: write("contracts", count(PER_STORE.contracts), (at) => contractRow(at, pick(businesses).id, items, pick, next)),
    addresses: write("addresses", count(PER_STORE.addresses), (at) => addressRow(at, pick(people).id, pick)),
    certificates: write("certificates", count(PER_STORE.certificates), (at) => ({
      id: `X${at}`,
      business: pick(businesses).id,
      state: pick(["NV", "CA", "ID", "AZ"]),
      number: `R-${1000 + at}`,
      expiresOn: pick(["2027-06-30", "2025-12-31", ""]),
      file: "resale.pdf",
    })),
    lists: write("lists", count(PER_STORE.wishes), (at) => ({
      person: people[at % people.length]?.id ?? "",
      list: pick(["Kitchen", "Baño", "Reorder"]),
      item: itemNo(at % items),
      quantity: 1 + Math.floor(next() * 40),
      note: pick(["", "as in the show room", "para la obra"]),
    })),
  };
  const lines: Row[][] = [];
  const lineFile = join(folder, "order-lines.csv");
  const handle = openSync(lineFile, "w");
  let written = 0;
  const flush = () => {
    writeSync(handle, stringify(lines.flat(), { header: written === 0 }));
    written += lines.flat().length;
    lines.length = 0;
  };
  counts.orders = write("orders", count(PER_STORE.orders), (at) => {
    const { order, own } = orderOf(at, { business: pick(businesses).id, person: pick(people), item, pick, next });
    lines.push(own);
    if (lines.length === 1000) flush();
    const year = String(order.placedOn).slice(0, 4);
    const sum = years.get(year) ?? { count: 0, cents: 0 };
    years.set(year, { count: sum.count + 1, cents: sum.cents + Math.round(Number(order.total) * 100) });
    return order;
  });
  flush();
  closeSync(handle);
  counts["order-lines"] = written;
  const cards = writeGiftCards(folder, count(PER_STORE.giftCards), next);
  counts["gift-cards"] = cards.count;
  Object.assign(
    counts,
    writeStores(folder, { stores, items, containerLines: count(PER_STORE.containerLines), slabs: count(PER_STORE.slabs), item, next }),
  );
  const quotes = writeQuotes(folder, { count: count(PER_STORE.quotes), people, item, next });
  Object.assign(counts, quotes.counts);
  const control = [...years].sort().map(([year, { count, cents }]) => ({ figure: "orders", year, count, amount: dollars(cents) }));
  return {
    counts,
    control: [...control, { figure: "gift-cards", year: "", ...cards.total }, { figure: "quotes", year: "", ...quotes.total }],
  };
}

const ROWS_AT_ONCE = 1000;

function writeRows(path: string, rows: number, rowOf: (at: number) => Row | Row[]): number {
  const handle = openSync(path, "w");
  for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
    const part = Array.from({ length: Math.min(ROWS_AT_ONCE, rows - from) }, (_, at) => rowOf(from + at));
    writeSync(handle, stringify(part.flat(), { header: from === 0 }));
  }
  closeSync(handle);
  return rows;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const DEPARTMENT = "distributor-tile";

const catalogRow = (at: number): Row => ({
  seriesCode: `moved-${Math.floor(at / 50)}`,
  seriesName: `Moved ${Math.floor(at / 50)}`,
  material: "porcelain",
  department: DEPARTMENT,
  departmentEn: "Distributor's tile",
  departmentEs: "Azulejo del distribuidor",
  productCode: `moved-${at}`,
  nameEn: `Moved tile ${at}`,
  nameEs: `Azulejo ${at}`,
  itemNo: itemNo(at),
  sellUnit: isSlab(at) ? "slab" : "box",
  piecesPerUnit: isSlab(at) ? 1 : 8,
  areaPerUnitSqFt: isSlab(at) ? "55.10" : "15.72",
  listPrice: dollars(2500 + (at % 400) * 25),
  stockLot: isSlab(at) ? "" : `L-${at % 900}`,
  stockOnHand: isSlab(at) ? "" : 120 + ((at * 37) % 400),
});

type Pick = <One>(all: readonly One[]) => One;

function contractRow(at: number, business: string, items: number, pick: Pick, next: () => number): Row {
  const ofLevel = at % 40 === 0;
  const isItem = at % 10 !== 0;
  return {
    id: `K${at}`,
    business: ofLevel ? "" : business,
    level: ofLevel ? pick(LEVELS) : "",
    item: isItem ? itemNo(Math.floor(next() * items)) : "",
    department: isItem ? "" : DEPARTMENT,
    price: isItem ? dollars(1500 + Math.floor(next() * 4000)) : "",
    off: isItem ? "" : String(5 + (at % 30)),
    minimum: pick(["", "10", "48"]),
    from: pick(["", "2026-01-01"]),
    until: pick(["", "2027-12-31"]),
  };
}

const addressRow = (at: number, person: string, pick: Pick): Row => ({
  id: `A${at}`,
  person,
  label: pick(["Yard", "Obra", "Office", ""]),
  preferred: at % 7 === 0 ? "yes" : "",
  company: pick(["", "Peña Pisos"]),
  line1: `${100 + at} Mill St`,
  line2: pick(["", "Gate 2"]),
  city: "Reno",
  state: "NV",
  postalCode: pick(["89501", "89502-1234"]),
  phone: pick(["", "775 555 0100"]),
});

interface Ordering {
  business: string;
  person: { id: string; business: string };
  item: () => string;
  pick: Pick;
  next: () => number;
}

/** Returns an order of the last six years with its lines. */
function orderOf(at: number, { business, person, item, pick, next }: Ordering): { order: Row; own: Row[] } {
  const placedOn = new Date(Date.UTC(2026, 10, 1) - Math.floor(next() * 2190) * DAY_MS).toISOString().slice(0, 10);
  const id = `SO-${300_000 + at}`;
  const count = 1 + Math.floor(next() * (2 * LINES_PER_ORDER - 1));
  const own = Array.from({ length: count }, (_, index): Row & { cents: number } => {
    const [units, price] = [1 + Math.floor(next() * 60), 900 + Math.floor(next() * 9000)];
    // One of fifty lines has an item that is no longer in the catalog.
    const gone = next() < 0.02;
    return {
      cents: units * price,
      order: id,
      line: index + 1,
      item: gone ? `OLD-${Math.floor(next() * 999)}` : item(),
      name: pick(["Porcelana gris 12 × 24", "Subway, white", "Mármol “Río”"]),
      units,
      unit: pick(["box", "", "sheet"]),
      price: dollars(price),
      tax: "",
      lot: pick(["", `L-${Math.floor(next() * 900)}`]),
    };
  });
  const goods = own.reduce((sum, { cents }) => sum + cents, 0);
  const [tax, freight] = [Math.floor(goods * 0.07), at % 3 === 0 ? 14_500 : 0];
  const isOfPerson = at % 5 === 0;
  return {
    order: {
      id,
      number: String(300_000 + at),
      business: isOfPerson ? person.business : business,
      person: isOfPerson ? person.id : "",
      placedOn,
      total: dollars(goods + tax + freight),
      tax: dollars(tax),
      freight: dollars(freight),
      state: at % 60 === 0 ? "canceled" : "",
      purchaseOrder: pick(["", `PO-${at}`]),
      job: pick(["", "Arrowcreek clubhouse", "Baño principal"]),
    },
    own: own.map(({ cents: _, ...line }) => line),
  };
}
