import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { writeHistory } from "./write-example-history.ts";

/** Numbers of records per store. */
const PER_STORE = { businesses: 125, people: 300, invoices: 625 };

const first = ["María", "José", "Ana", "Luis", "Karen", "Dwayne", "Zoë", "Siobhán", "Nguyễn", "Ingrid"];
const last = ["Ibarra", "Núñez", "O'Brien", "Smith-Jones", "Peña", "Müller", "Tran", "García López", "Washington", "Åkesson"];
const words = ["Tile", "Flooring", "Stone", "Azulejos", "Baths", "Contracting", "Design", "Pisos", "Kitchens", "Builders"];
const cities = ["Reno,NV,89501", "Sparks,NV,89431", "Sacramento,CA,95814", "Boise,ID,83702", "Phoenix,AZ,85003"].map((one) =>
  one.split(","),
);
const terms = ["NET30", "NET60", "CASH", "NET10", "NET 45", "net15", "NET90"];

/** Returns a function for random numbers from 0 (inclusive) to 1 (exclusive), which are the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Writes the files of a fictional distributor with the flaws of real data: a duplicate company, shared addresses, people without an email
 * address, overpaid invoices, unknown accounts, items and payment terms that no longer exist.
 * @param thinned divides the numbers of past orders, prices, items and addresses; 1 for all
 * @returns what was written
 */
export async function writeExample(folder: string, stores: number, thinned = 1): Promise<string> {
  const next = random(stores);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)] as One;
  const businesses = Array.from({ length: stores * PER_STORE.businesses }, (_, at) => businessOf(at, pick, next));
  const branches = businesses.flatMap(({ id }, at) => (at % 4 === 0 ? [branchOf(id, 1, pick), branchOf(id, 2, pick)] : []));
  const people = Array.from({ length: stores * PER_STORE.people }, (_, at) => personOf(at, businesses.length, pick, next));
  const invoices = Array.from({ length: stores * PER_STORE.invoices }, (_, at) => invoiceOf(at, businesses.length, pick, next));
  mkdirSync(folder, { recursive: true });
  const history = writeHistory(folder, { stores, thinned, businesses, people, next });
  const files = {
    businesses,
    branches,
    people,
    invoices,
    control: [{ figure: "receivables", year: "", count: "", amount: totalOf(invoices) }, ...history.control],
  };
  for (const [name, rows] of Object.entries(files))
    writeFileSync(join(folder, `${name}.csv`), stringify(rows as object[], { header: true }));
  const counts = { ...Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, rows.length])), ...history.counts };
  const lines = Object.entries(counts).map(([name, rows]) => `${name}.csv: ${rows} rows`);
  return `${lines.join("\n")}\nImport catalog.csv first: npm run import -- ${join(folder, "catalog.csv")}
Its stores are called s-01, s-02 and so on: hours and containers come over for those that the shop has.\n`;
}

type Pick = <One>(all: readonly One[]) => One;

function businessOf(at: number, pick: Pick, next: () => number) {
  const [city, state, postalCode] = pick(cities);
  // One company of fifty is duplicated.
  const name = `${last[(at % 50 === 49 ? at - 1 : at) % last.length]} ${words[Math.floor((at % 50 === 49 ? at - 1 : at) / last.length) % words.length]}`;
  const creditLimit = next() < 0.3 ? "" : String(1000 * Math.ceil(next() * 80));
  return {
    id: `C${1000 + at}`,
    name,
    type: pick(["dealer", "contractor", "designer", "builder", ""]),
    paymentTerm: pick(terms),
    creditLimit,
    priceLevel: pick(["GOLD", "SILVER", "", ""]),
    postalCode,
    city,
    state,
  };
}

function branchOf(business: string, number: number, pick: Pick) {
  const [city = "", state] = pick(cities);
  return { id: `${business}-${number}`, business, number: `0${number}`, name: city, city, state };
}

function personOf(at: number, businesses: number, pick: Pick, next: () => number) {
  const business = next() < 0.6 ? `C${1000 + Math.floor(next() * businesses)}` : "";
  // Some people have no email address, and some share one.
  const email = at % 97 === 0 ? "" : `person-${at % 89 === 0 ? Math.max(at - 1, 1) : at}@example.test`;
  const roles = business === "" ? "" : pick(["Administrator", "Accounting;Sales", "Sales", "Professional"]);
  return {
    id: `P${at}`,
    business,
    email,
    givenName: pick(first),
    surname: pick(last),
    phone: "775 555 0100",
    language: pick(["en", "es", ""]),
    roles,
  };
}

const DAY_MS = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function invoiceOf(at: number, businesses: number, pick: Pick, next: () => number) {
  const issued = Date.UTC(2026, 10, 1) - Math.floor(next() * 180) * DAY_MS;
  const total = Math.floor(next() * 900_000) + 1000;
  const isCredit = at % 20 === 0;
  // One of a thousand invoices is overpaid, and one belongs to an account that doesn't exist.
  const open = at % 1000 === 501 ? -500 : next() < 0.7 ? total : Math.floor(next() * total);
  const business = at % 1000 === 701 ? "C1" : `C${1000 + Math.floor(next() * businesses)}`;
  const sign = isCredit ? -1 : 1;
  const cents = (amount: number) => (amount / 100).toFixed(2);
  return {
    id: `INV-${80_000 + at}`,
    business,
    kind: isCredit ? "credit" : "invoice",
    issuedOn: dayOf(issued),
    dueOn: isCredit ? "" : dayOf(issued + pick([10, 30, 60]) * DAY_MS),
    total: cents(sign * total),
    tax: cents(sign * Math.floor(total * 0.07)),
    open: cents(sign * open),
    purchaseOrder: next() < 0.5 ? `PO-${Math.floor(next() * 100_000)}` : "",
    job: pick(["", "Arrowcreek clubhouse", "Baño principal"]),
  };
}

/** Returns the total of the rows that can be moved, in dollars. */
function totalOf(invoices: ReturnType<typeof invoiceOf>[]): string {
  const valid = invoices.filter(({ business, kind, open }) => business !== "C1" && (kind === "credit" || Number(open) >= 0));
  return (valid.reduce((cents, { open }) => cents + Math.round(Number(open) * 100), 0) / 100).toFixed(2);
}
