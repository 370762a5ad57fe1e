import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moveIn } from "./move-in.ts";
import { type Kind, kindNames, kinds } from "./records/kinds.ts";

const SEED = 20_261_128;

const shop = await openShopForFile();
const folder = mkdtempSync(join(tmpdir(), "azulejo-faults-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A sequence of numbers from 0 up to, but not including, 1; the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Row = Record<string, string>;

const week = {
  mon: "7:00-17:00",
  tue: "07:00-17:00",
  wed: "07:00-17:00",
  thu: "07:00-17:00",
  fri: "07:00 – 17:00",
  sat: "09:00-14:00",
  sun: "",
};

/** A good row of each kind; its keys are made unique by a number. */
const good = (itemNo: string, slabNo: string): { [Of in Kind]: (at: string) => Row } => ({
  level: (at) => ({ id: `L${at}`, code: `L${at}`, name: "Gold" }),
  business: (at) => ({ id: `C${at}`, name: "Peña Pisos", creditLimit: "100.00", paymentTerm: "net 30", priceLevel: "L0", type: "" }),
  branch: (at) => ({ id: `B${at}`, business: "C0", number: at, name: "Sparks" }),
  person: (at) => ({
    id: `P${at}`,
    business: "C0",
    email: `p${at}@x.test`,
    givenName: "Ana",
    surname: "Núñez",
    roles: "Sales",
    branches: "B0",
  }),
  address: (at) => ({ id: `A${at}`, person: "P0", line1: "12 Mill St", city: "Reno", state: "NV", postalCode: "89501", country: "US" }),
  contract: (at) => ({ id: `K${at}`, business: "C0", item: itemNo, price: "12.50", minimum: "2", from: "2026-01-01", until: "2027-01-01" }),
  certificate: (at) => ({ id: `X${at}`, business: "C0", state: "NV", number: "R-1", file: "resale.pdf", expiresOn: "2027-01-01" }),
  wish: (at) => ({ person: "P0", list: `List ${at}`, item: itemNo, quantity: "3" }),
  invoice: (at) => ({
    id: `I${at}`,
    business: "C0",
    branch: "B0",
    issuedOn: "2026-10-01",
    dueOn: "2026-10-31",
    total: "10.00",
    tax: "1.00",
    open: "4.00",
  }),
  order: (at) => ({
    id: `O${at}`,
    business: "C0",
    person: "P0",
    placedOn: "2025-02-03",
    total: "20.00",
    tax: "1.00",
    freight: "2.00",
    store: "reno",
  }),
  line: (at) => ({ order: "O0", line: String(Number(at) + 1), item: "GONE-1", name: "Río", units: "2", price: "8.50", unit: "box" }),
  quote: (at) => ({
    ...{
      id: `Q${at}`,
      business: "C0",
      person: "P0",
      phone: "775 555 0100",
      branch: "B0",
      quotedOn: "2026-11-01",
      validUntil: "2026-12-31",
    },
    ...{ line1: "12 Mill St", city: "Reno", state: "NV", postalCode: "89501", freight: "2.00", tax: "1.00", total: "20.00" },
  }),
  quoteLine: (at) => ({ quote: "Q0", line: String(Number(at) + 1), item: itemNo, units: "2", price: "8.50" }),
  giftCard: (at) => ({
    id: `G${at}`,
    code: `GC-${1_000_000 + Number(at)}`,
    balance: "25.00",
    issuedOn: "2024-12-01",
    expiresOn: "2030-12-01",
  }),
  hours: (at) => ({ ...week, store: at === "0" ? "reno" : "sparks", closedOn: "2026-12-24;2026-12-31" }),
  container: (at) => ({
    ...{ id: `T${at}`, container: `MSCU-${at}`, supplier: "Cerámica Río", store: "reno", item: itemNo, lot: `L-${at}`, units: "48" },
    expectedOn: "2026-12-20",
  }),
  slab: (at) => ({
    ...{
      id: `S${at}`,
      bundle: `B-${at}`,
      sequence: "1",
      item: slabNo,
      store: "reno",
      arrivedOn: "2026-11-02",
      widthMm: "3200",
      heightMm: "1600",
    },
    ...{ block: "77", price: "1450.00", picture: "" },
  }),
  cost: (at) => ({ item: itemNo, from: `2026-01-${String((Number(at) % 28) + 1).padStart(2, "0")}`, cost: "7.25" }),
  redirect: (at) => ({ from: `/old/${at}`, to: "/product/list/porcelain/", status: "" }),
  figure: (at) => ({ day: `2026-01-${String((Number(at) % 28) + 1).padStart(2, "0")}`, figure: "stock", place: "reno", amount: "10.50" }),
  furtherId: (at) => ({ kind: at === "0" ? "item" : "business", record: at === "0" ? itemNo : "C0", source: "crm", id: `F${at}` }),
});

const notMoney = ["in May", "1.234", "1,5", "12.5.0", "€5"];
const notDay = ["31.12.2026", "2026-02-30", "12/31/26", "soon"];
const unknown = ["NO-SUCH", "0"];

/** Possible faults of each column, with the column that the report names. */
const faults: { [Of in Kind]: Record<string, readonly string[]> } = {
  level: { code: ["", "A B", "GOLD!"], name: ["", "x".repeat(81)] },
  business: {
    id: [""],
    name: [""],
    creditLimit: [...notMoney, "-5"],
    paymentTerm: ["in May", "NETTO"],
    type: ["shop"],
    priceLevel: unknown,
  },
  branch: { business: unknown, number: ["", "0"], name: [""] },
  person: {
    email: ["", "nobody", "a@b", "P0@X.test"],
    givenName: [""],
    surname: ["x".repeat(81)],
    language: ["fr"],
    roles: ["Boss"],
    business: unknown,
    branches: unknown,
    newsletters: ["weekly"],
    passwordHash: ["5f4dcc3b5aa765d61d8327deb882cf99", "$2b$20$C6UzMDM.H6dfI/f/IKcEeO7yZUV3sYJ3.mMCDJ2bJ3oZPZzNTv6bW"],
  },
  address: { person: unknown, line1: ["", "1"], city: [""], state: ["Nevada", ""], postalCode: ["8950", "K1A 0B1"], country: ["MX"] },
  contract: {
    business: ["NO-SUCH"],
    item: ["NO-SUCH"],
    price: [...notMoney, "-1", ""],
    minimum: ["0", "1.5", "many"],
    from: notDay,
    until: [...notDay, "2025-01-01"],
    series: ["any"],
    off: ["5"],
  },
  certificate: { business: unknown, state: ["ZZ", "Nevada"], number: [""], file: ["", "missing.pdf", "broken.pdf"], expiresOn: notDay },
  wish: { person: unknown, list: [""], item: ["", "NO-SUCH"], quantity: ["0", "-1", "x"] },
  invoice: {
    business: unknown,
    branch: ["NO-SUCH"],
    issuedOn: ["", ...notDay],
    dueOn: notDay,
    total: ["", ...notMoney],
    open: ["", "11.00", "-1", ...notMoney],
    tax: ["11.00", ...notMoney],
  },
  order: {
    business: ["NO-SUCH"],
    person: ["NO-SUCH"],
    branch: ["NO-SUCH"],
    store: ["moon"],
    placedOn: ["", ...notDay],
    total: ["", "2.00", "-3", ...notMoney],
    tax: ["-1", ...notMoney],
    freight: ["-1", ...notMoney],
    state: ["lost"],
  },
  line: { order: ["NO-SUCH"], line: ["", "0", "x"], item: [""], units: ["", "0", "1.5"], price: ["", ...notMoney], unit: ["crate"] },
  quote: {
    ...{ business: ["NO-SUCH"], branch: ["NO-SUCH"], person: ["NO-SUCH"], phone: ["", "soon"], store: ["moon"], line1: ["", "1"] },
    ...{ quotedOn: ["", ...notDay], validUntil: ["", ...notDay, "2026-10-31"], total: ["", "2.00", "-3", ...notMoney] },
    ...{ tax: ["-1", ...notMoney], freight: ["-1", ...notMoney], service: ["donkey"], deliveryDays: ["soon", "-1"] },
  },
  quoteLine: {
    ...{ quote: ["", "NO-SUCH"], line: ["", "0", "x"], item: ["", "NO-SUCH"], units: ["", "-1", "1.5"], price: ["", "-1", ...notMoney] },
    way: ["donkey"],
  },
  giftCard: {
    code: ["", "1234567", "gc 1000000", "x".repeat(61)],
    balance: ["", "-1", ...notMoney],
    issuedOn: notDay,
    expiresOn: [...notDay, "2024-11-30"],
  },
  hours: { store: ["", "moon"], mon: ["7-5", "closed", "25:00-26:00", "17:00-09:00"], closedOn: ["Christmas", "2026-12-24, 2026-12-31"] },
  container: {
    ...{ container: [""], supplier: [""], store: ["", "moon"], item: ["", "NO-SUCH"], lot: [""], expectedOn: notDay },
    units: ["", "0", "1.5", "many"],
  },
  slab: {
    ...{ bundle: [""], sequence: ["", "0", "1.5", "first"], item: ["", "NO-SUCH"], store: ["", "moon"], arrivedOn: ["", ...notDay] },
    ...{ widthMm: ["", "0", "3.2 m"], heightMm: ["", "0"], price: ["-1", ...notMoney], picture: ["slab.jpg"] },
  },
  cost: { item: ["", "NO-SUCH"], from: ["", ...notDay], cost: ["", "-1", ...notMoney] },
  redirect: { from: ["", "old", "/"], to: ["", "ftp://x", "/a/*"], status: ["404"] },
  figure: { day: ["", ...notDay], figure: ["", "profit"], place: ["moon"], amount: ["", ...notMoney] },
  furtherId: { kind: ["box"], record: ["", "NO-SUCH"], source: ["", "My CRM"], id: ["", "x".repeat(81)] },
};

interface Fault {
  kind: Kind;
  line: number;
  column: string;
  value: string;
}

const every = kindNames.flatMap((kind) =>
  Object.entries(faults[kind]).flatMap(([column, values]) => values.map((value) => ({ kind, column, value }))),
);
const FAULTS = isWhole ? 500 : every.length;

/** Writes a good row of each kind, and below it rows with one fault each. */
function writeFiles(itemNo: string, slabNo: string): Fault[] {
  const next = random(SEED);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)] as One;
  const rows = new Map<Kind, string[][]>();
  const columnsOf = (kind: Kind) => [...kinds[kind].required, ...kinds[kind].optional];
  const cellsOf = (kind: Kind, row: Row) => columnsOf(kind).map((column) => row[column] ?? "");
  for (const kind of kindNames) rows.set(kind, [columnsOf(kind), cellsOf(kind, good(itemNo, slabNo)[kind]("0"))]);
  const seeded = Array.from({ length: FAULTS }, (_, at): Fault => {
    // Each fault once, and then those that the seed picks.
    const { kind, column, value } = every[at] ?? pick(every);
    const table = rows.get(kind) ?? [];
    table.push(cellsOf(kind, { ...good(itemNo, slabNo)[kind](String(at + 1)), [column]: value }));
    return { kind, line: table.length, column, value };
  });
  mkdirSync(join(folder, "certificates"));
  writeFileSync(join(folder, "certificates", "resale.pdf"), "%PDF-1.7\n%%EOF\n");
  writeFileSync(join(folder, "certificates", "broken.pdf"), "hello");
  for (const [kind, table] of rows) writeFileSync(join(folder, `${kinds[kind].file}.csv`), `\uFEFF${stringify(table)}\n\n`);
  return seeded;
}

let seeded: Fault[];
beforeAll(async () => {
  const { itemNo } = await shop.database.query
    .selectFrom("item")
    .select("itemNo")
    .where("sellUnit", "=", "slab")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  seeded = writeFiles(await boxInReno(shop, 9), itemNo);
});

const redirects = { read: async () => [], write: async () => 1 };

it(`names each of ${FAULTS} faults by its line and column, with a reason, and takes the good rows`, async () => {
  const summary = await moveIn({
    database: shop.database,
    folder,
    source: "faults",
    dryRun: true,
    redirects,
    now: new Date("2026-11-28T20:00:00Z"),
  });
  const reported = new Map<string, string>();
  for (const kind of kindNames) {
    const path = summary.rejectedFiles.find((file) => file.endsWith(`/${kinds[kind].file}.csv.rejected.csv`));
    for (const row of path ? readFileSync(path, "utf8").trim().split("\r\n").slice(1) : []) {
      const [line, column, reason] = row.split(",");
      reported.set(`${kind} ${line} ${column}`, reason ?? "");
    }
  }
  const missed = seeded.filter(({ kind, line, column }) => !reported.get(`${kind} ${line} ${column}`));
  expect(missed).toEqual([]);
  const created = Object.fromEntries(kindNames.map((kind) => [kind, summary.counts[kind]?.created]));
  expect(created).toEqual(Object.fromEntries(kindNames.map((kind) => [kind, 1])));
});
