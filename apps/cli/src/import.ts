import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  type ColumnMap,
  encodingNamed,
  factColumnNames,
  formatNames,
  ImportError,
  importCatalog,
  readColumnMap,
} from "@azulejo/api/areas/catalog/index.ts";
import { languages } from "@azulejo/contract";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { z } from "zod";
import { openFiles, readEnvironment, storefrontOfEnvironment } from "./environment.ts";
import { openPictureCopier } from "./pictures/copy-pictures.ts";
import { differencePrinter } from "./print-differences.ts";
import { progressPrinter } from "./print-progress.ts";
import { stoppedText, summaryText } from "./print-summary.ts";
import { createStores } from "./stores/create-stores.ts";

const usage = `npm run import -- FILE [options]

Imports a catalog into the shop. FILE is our CSV or JSONL, Shopify's product CSV, or a Google Merchant feed (TSV or XML).

  --dry-run            print what would change and write nothing
  --format NAME        ${formatNames.join(", ")}; detected from the file by default
  --encoding NAME      the file's encoding, such as windows-1252 or macintosh; utf-8 by default
  --decimal MARK       the decimal mark of its numbers, . or , ; a point by default
  --columns MAP.json   where another system's CSV has our columns
  --copy-pictures      copy pictures of other hosts into this shop; those copied before are not downloaded again
  --allow-private-hosts  allow pictures from this machine or its network
  --language en|es     the language of a Shopify or Google file; the storefront's first by default
  --place CODE         the place for stock when the file names none; the storefront's default store by default
  --create-stores      create the stores that the file names and the shop lacks; they stay unpublished until you complete them
  --assumed-stock N    units to assume for "in stock" without a number; 100 by default
  --stock FIGURE       what the numbers of a Shopify or Google file are: on-hand (default) includes what open orders
                       hold, available leaves it out
  --stock-as-of TIME   when the stock was counted, as 2026-11-21T06:00Z; what has moved since is kept
  --help               this text

It exits with 0 when everything went in, 2 when rows were rejected, 1 when it could not run or was stopped.
STOREFRONT_ID selects a storefront; the first one by default. What the columns mean: docs/import.md`;

const options = {
  "dry-run": { type: "boolean", default: false },
  format: { type: "string" },
  encoding: { type: "string" },
  decimal: { type: "string" },
  columns: { type: "string" },
  "copy-pictures": { type: "boolean", default: false },
  "allow-private-hosts": { type: "boolean", default: false },
  language: { type: "string" },
  place: { type: "string" },
  "create-stores": { type: "boolean", default: false },
  "assumed-stock": { type: "string" },
  stock: { type: "string" },
  "stock-as-of": { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const flags = z.object({
  format: z.enum(formatNames, { error: `--format must be one of ${formatNames.join(", ")}` }).optional(),
  encoding: z
    .string()
    .transform((name, context) => {
      const encoding = encodingNamed(name);
      if (encoding === null)
        context.addIssue({ code: "custom", message: `--encoding ${name} is not known; try windows-1252 or macintosh` });
      return encoding ?? z.NEVER;
    })
    .optional(),
  decimal: z.enum([".", ","], { error: "--decimal must be . or ," }).optional(),
  columns: z.string().optional(),
  "copy-pictures": z.boolean(),
  "allow-private-hosts": z.boolean(),
  language: z.enum(languages, { error: `--language must be one of ${languages.join(", ")}` }).optional(),
  place: z.string().optional(),
  "create-stores": z.boolean(),
  "assumed-stock": z.coerce.number({ error: "--assumed-stock must be a number" }).int().min(0).max(1_000_000).optional(),
  stock: z.enum(["on-hand", "available"], { error: "--stock must be on-hand or available" }).optional(),
  "stock-as-of": z.iso
    .datetime({ offset: true, error: "--stock-as-of must be a time such as 2026-11-21T06:00Z" })
    .transform((time) => new Date(time))
    .optional(),
});

const tell = (message: string): void => void process.stderr.write(`${message}\n`);

/** @returns the exit code */
async function main(): Promise<number> {
  const stop = new AbortController();
  // Repeated, because npm forwards a signal that the terminal has already sent.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (!file || positionals.length > 1) throw new ImportError(usage);
  const given = flags.safeParse(values);
  if (!given.success) throw new ImportError(given.error.issues.map((issue) => issue.message).join("\n"));
  const path = fileAt(file);
  const { columns } = given.data;
  const map = columns === undefined ? undefined : readFileSync(fileAt(columns), "utf8");
  const database = await openShop();
  try {
    const columnMap = map && columns ? readColumnMap(map, columns, await factColumnNames(database, storefrontOfEnvironment())) : undefined;
    return await run(database, path, { ...given.data, columnMap, dryRun: values["dry-run"], signal: stop.signal });
  } finally {
    await database.close();
  }
}

/** Resolves a path relative to the directory in which the command was started. */
function fileAt(name: string): string {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(path)) throw new ImportError(`There is no file ${path}.`);
  return path;
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function openShop(): Promise<Database> {
  const { url, dataDir, mode, seed } = readEnvironment();
  const database = await openDatabase({ url, dataDir });
  await migrate(database);
  if (mode === "demo") await seedIfEmpty(database, seed, tell);
  return database;
}

interface Given extends z.infer<typeof flags> {
  columnMap: ColumnMap | undefined;
  dryRun: boolean;
  signal: AbortSignal;
}

/** Returns how the file is read. */
const readingOf = (path: string, given: Given) => ({
  storefrontId: storefrontOfEnvironment(),
  path,
  format: given.format,
  encoding: given.encoding,
  decimal: given.decimal,
  columnMap: given.columnMap,
  language: given.language,
  place: given.place,
  assumedStock: given["assumed-stock"],
  stockFigure: given.stock === "available" ? ("available" as const) : ("onHand" as const),
  stockAsOf: given["stock-as-of"],
});

async function run(database: Database, path: string, given: Given): Promise<number> {
  const { dryRun, signal } = given;
  const progress = progressPrinter(process.stderr);
  const reading = readingOf(path, given);
  if (given["create-stores"] && !dryRun) {
    const { unknownPlaces } = await importCatalog({ ...reading, database, dryRun: true });
    await createStores(database, {
      names: unknownPlaces.map(([name]) => name),
      storefrontId: reading.storefrontId,
      command: "npm run import",
    });
  }
  const summary = await importCatalog({
    ...{ ...reading, database },
    copyPictures:
      given["copy-pictures"] && !dryRun
        ? await openPictureCopier(database, openFiles(), {
            privateHosts: given["allow-private-hosts"],
            signal,
          })
        : undefined,
    dryRun,
    signal,
    onProgress: progress.show,
    ...(dryRun && { onProduct: differencePrinter(process.stdout) }),
  });
  progress.end();
  process.stdout.write(summaryText(summary, dryRun));
  if (summary.stopped) {
    tell(stoppedText(summary, dryRun));
    return 1;
  }
  return summary.rejectedRows > 0 ? 2 : 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    if (error instanceof z.ZodError) tell(z.prettifyError(error));
    else tell(error instanceof ImportError ? error.message : (error?.stack ?? String(error)));
    process.exit(1);
  },
);
