import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { encodingNamed, ImportError } from "@azulejo/api/areas/catalog/index.ts";
import { moveIn } from "@azulejo/api/areas/movein/index.ts";
import { migrate, openDatabase } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { z } from "zod";
import { readEnvironment } from "./environment.ts";
import { moveInText } from "./movein/move-in-text.ts";
import { writeExample } from "./movein/write-example.ts";

const usage = `npm run movein -- FOLDER --source NAME [options]

Brings business accounts, their branches and people, and open invoices and credits over from another system. FOLDER has
businesses.csv, branches.csv, people.csv and invoices.csv, or some of them, and control.csv with what the receivables add up to.

  --source NAME        the system that the files come from; ids are its own
  --dry-run            check everything and write nothing
  --sign NAME          write although the receivables differ from control.csv; NAME is kept in the audit log
  --encoding NAME      the files' encoding, such as windows-1252; utf-8 by default
  --decimal MARK       the decimal mark of their numbers, . or , ; a point by default
  --example            write a made-up distributor's files into FOLDER instead; --stores N says how large, 40 by default
  --help               this text

It exits with 0 when everything went in, 2 when rows were rejected, 3 when totals differ, 1 when it could not run or was stopped.
What the columns mean: docs/moving-in.md`;

const options = {
  source: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  sign: { type: "string" },
  encoding: { type: "string" },
  decimal: { type: "string" },
  example: { type: "boolean", default: false },
  stores: { type: "string", default: "40" },
  help: { type: "boolean", default: false },
} as const;

const flags = z.object({
  source: z
    .string({ error: "--source must name the system that the files come from, such as --source quickbooks" })
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "--source must be a short name of small letters, digits and hyphens"),
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
  const encoding = values.encoding === undefined ? undefined : encodingNamed(values.encoding);
  if (encoding === null) throw new ImportError(`--encoding ${values.encoding} is not known; try windows-1252 or macintosh`);
  const { url, dataDir, mode, seed } = readEnvironment();
  const database = await openDatabase({ url, dataDir });
  try {
    await migrate(database);
    if (mode === "demo") await seedIfEmpty(database, seed, tell);
    const progress = { dryRun: values["dry-run"], signedBy: values.sign, encoding, signal: stop.signal };
    const summary = await moveIn({ database, folder, ...given.data, ...progress });
    process.stdout.write(moveInText(summary, values["dry-run"]));
    if (summary.stopped) return 1;
    if (!summary.hasWritten && !values["dry-run"]) return 3;
    return Object.values(summary.counts).some(({ rejected }) => rejected > 0) ? 2 : 0;
  } finally {
    await database.close();
  }
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
