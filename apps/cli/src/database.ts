import { isShopRunning, migrate, openDatabase } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { selectUntaxedPlaces } from "@azulejo/server/untaxed-places.repository.ts";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { dropSchemas } from "./shop.repository.ts";

const usage =
  "db:migrate brings the schema up to date; db:seed fills an empty database; db:reset -- --yes deletes all data and fills it again";

/** `npm run db:migrate`, `db:seed`, `db:reset`. */
async function main(): Promise<number> {
  const [action, ...flags] = process.argv.slice(2);
  if (action === "migrate") return withDatabase(async () => {});
  if (action === "seed") return withDatabase(seed);
  if (action === "reset") return reset(flags.includes("--yes"));
  tell(usage);
  return 1;
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

async function withDatabase(work: (database: Opened) => Promise<void>): Promise<number> {
  const database = await openDatabase(readEnvironment());
  try {
    const ran = await migrate(database);
    tell(ran.length > 0 ? `migrated: ${ran.join(", ")}` : "the schema is up to date");
    const untaxed = await selectUntaxedPlaces(database, new Date().toISOString().slice(0, 10));
    if (untaxed.length > 0)
      tell(
        `Orders to these states are refused: ${untaxed.join(", ")}. Add a row under taxRates in the settings for each, a rate or 0 percent.`,
      );
    await work(database);
    return 0;
  } finally {
    await database.close();
  }
}

async function seed(database: Opened): Promise<void> {
  const { mode, seed: kind } = readEnvironment();
  if (mode === "production") throw new Error("Production can't be seeded. Run npm run setup to create its storefront.");
  let filled = false;
  await seedIfEmpty(database, kind, (message) => {
    filled = true;
    tell(message);
  });
  if (!filled) tell("The database is not empty; nothing was written.");
}

/** Deletes all data; only in demo mode and only with `--yes`. */
async function reset(sure: boolean): Promise<number> {
  const { mode, url, dataDir } = readEnvironment();
  if (mode === "production") throw new Error("A production database can't be reset.");
  if (!sure) throw new Error("This deletes all data. To confirm, run npm run db:reset -- --yes.");
  const database = await openDatabase({ url, dataDir });
  const isInUse = await isShopRunning(database);
  if (!isInUse) await dropSchemas(database.query);
  await database.close();
  if (isInUse) throw new Error("A shop uses this database. Stop it first.");
  return withDatabase(seed);
}

runCommand(main);
