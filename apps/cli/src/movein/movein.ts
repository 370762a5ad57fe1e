import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { encodingNamed, ImportError } from "@azulejo/api/areas/catalog/index.ts";
import { arrivalsOf, compareSystems, inviteMovedIn, moveIn, storefrontOf } from "@azulejo/api/areas/movein/index.ts";
import { openQueuesOfCommand } from "@azulejo/api/outbox/open-for-command.ts";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { readEnvironment, storefrontOfEnvironment } from "../environment.ts";
import { number } from "../print-progress.ts";
import { createStores } from "../stores/create-stores.ts";
import { moveInText } from "./move-in-text.ts";
import { openSite } from "./open-site.ts";
import { writeExample } from "./write-example.ts";

const usage = `npm run movein -- FOLDER --source NAME [options]

Brings business accounts with their people, prices, addresses and certificates, open invoices and credits, past orders, gift cards,
store hours, containers, slabs, costs and redirects over from another system. FOLDER has some of levels.csv, businesses.csv, branches.csv, people.csv, addresses.csv, contracts.csv,
certificates.csv, lists.csv, invoices.csv, orders.csv, order-lines.csv, quotes.csv, quote-lines.csv, gift-cards.csv, store-hours.csv, containers.csv,
slabs.csv, costs.csv, redirects.csv, figures.csv and external-ids.csv, and control.csv with what they add up to. Import the
catalog first. npm run export writes the same files.

  --source NAME        the system that the files come from; ids are its own
  --dry-run            check everything and write nothing
  --sign NAME          write although the totals differ from control.csv; NAME is kept in the audit log
  --encoding NAME      the files' encoding, such as windows-1252; utf-8 by default
  --decimal MARK       the decimal mark of their numbers, . or , ; a point by default
  --create-stores      create the stores that the files name and the shop lacks; they stay unpublished until you complete them
  --example            write a made-up distributor's files into FOLDER instead; --stores N says how large, 40 by default
  --help               this text

npm run movein -- invite --source NAME --count N    mails an invitation to N people who have no password yet, in their language
npm run movein -- arrivals --source NAME            prints who was invited and who has signed in, as CSV

npm run movein -- compare --source NAME             prints the system's figures of each day beside the shop's, as CSV

It exits with 0 when everything went in, 2 when rows were rejected, 3 when totals differ, 1 when it could not run or was stopped.
STOREFRONT_ID selects a storefront; the first one by default. What the columns mean: docs/moving-in.md`;

const options = {
  source: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "create-stores": { type: "boolean", default: false },
  sign: { type: "string" },
  encoding: { type: "string" },
  decimal: { type: "string" },
  example: { type: "boolean", default: false },
  stores: { type: "string", default: "40" },
  count: { type: "string", default: "100" },
  help: { type: "boolean", default: false },
} as const;

const flags = z.object({
  source: z
    .string({ error: "--source must name the system that the files come from, such as --source quickbooks" })
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "--source must be a short name of small letters, digits and hyphens"),
  count: z.coerce.number().int().min(1, "--count must be a whole number from 1"),
  decimal: z.enum([".", ","], { error: "--decimal must be . or ," }).optional(),
});

const tell = (message: string): void => void process.stderr.write(`${message}\n`);

/** @returns the exit code */
async function main(): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  const { values, positionals } = readArguments();
  const [name] = positionals;
  if (values.help || !name || positionals.length > 1) {
    if (!values.help) throw new ImportError(usage);
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (values.example) {
    process.stdout.write(await writeExample(folder, Number(values.stores)));
    return 0;
  }
  const given = flags.safeParse(values);
  if (!given.success) throw new ImportError(given.error.issues.map((issue) => issue.message).join("\n"));
  const about = { invite, arrivals, compare }[name];
  return withShop((database) =>
    about ? about(database, given.data) : move(database, folder, { ...values, ...given.data, decimal: given.data.decimal }, stop.signal),
  );
}

interface Flags {
  source: string;
  count: number;
  decimal?: "." | "," | undefined;
}

async function withShop(work: (database: Database) => Promise<number>): Promise<number> {
  const { url, dataDir, mode, seed } = readEnvironment();
  const database = await openDatabase({ url, dataDir });
  try {
    await migrate(database);
    if (mode === "demo") await seedIfEmpty(database, seed, tell);
    return await work(database);
  } finally {
    await database.close();
  }
}

interface MoveFlags extends Flags {
  "dry-run": boolean;
  "create-stores": boolean;
  sign?: string | undefined;
  encoding?: string | undefined;
}

async function move(database: Database, folder: string, given: MoveFlags, signal: AbortSignal): Promise<number> {
  const { source, decimal, sign: signedBy, "dry-run": dryRun } = given;
  const encoding = given.encoding === undefined ? undefined : encodingNamed(given.encoding);
  if (encoding === null) throw new ImportError(`--encoding ${given.encoding} is not known; try windows-1252 or macintosh`);
  const reading = { database, folder, source, storefrontId: storefrontOfEnvironment(), decimal, encoding, signal };
  if (given["create-stores"] && !dryRun) {
    const { unknownStores: names, stopped } = await moveIn({ ...reading, dryRun: true });
    if (!stopped) await createStores(database, { names, storefrontId: reading.storefrontId, command: "npm run movein" });
  }
  const summary = await moveIn({ ...reading, dryRun, signedBy, ...(await openSite("npm run movein")) });
  process.stdout.write(moveInText(summary, dryRun));
  if (summary.stopped) return 1;
  if (!summary.hasWritten && !dryRun) return 3;
  return Object.values(summary.counts).some(({ rejected }) => rejected > 0) ? 2 : 0;
}

async function invite(database: Database, { source, count }: Flags): Promise<number> {
  const { outbox, close } = await openQueuesOfCommand(database);
  try {
    const invited = await inviteMovedIn(
      { query: database.query, outbox, now: () => new Date() },
      { source, storefrontId: storefrontOfEnvironment() },
      count,
    );
    process.stdout.write(`${number(invited)} people invited.\n`);
    return 0;
  } finally {
    await close();
  }
}

async function arrivals(database: Database, { source }: Flags): Promise<number> {
  process.stdout.write(
    stringify(await arrivalsOf(database.query, { source, storefrontId: storefrontOfEnvironment() }), {
      header: true,
      escape_formulas: true,
      cast: { date: (day) => day.toISOString(), boolean: (is) => (is ? "yes" : "no") },
    }),
  );
  return 0;
}

/** Prints both systems' figures as CSV, and on standard error for how many days they agree. */
async function compare(database: Database, { source }: Flags): Promise<number> {
  const { figures, agreement } = await compareSystems(
    database.query,
    await storefrontOf(database.query, storefrontOfEnvironment()),
    source,
  );
  const shown = (figure: string, amount: number) => (figure === "order-count" ? String(amount) : (amount / 100).toFixed(2));
  const rows = figures.map(({ day, figure, place, theirs, ours }) => ({
    ...{ day, figure, place, theirs: shown(figure, theirs), ours: shown(figure, ours), difference: shown(figure, ours - theirs) },
  }));
  process.stdout.write(stringify(rows, { header: true, columns: ["day", "figure", "place", "theirs", "ours", "difference"] }));
  tell(agreement.since === null ? "The newest day differs." : `They agree on ${number(agreement.days)} days, since ${agreement.since}.`);
  return 0;
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${usage}`);
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    tell(error instanceof ImportError ? error.message : (error?.stack ?? String(error)));
    process.exit(1);
  },
);
