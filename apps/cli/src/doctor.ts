import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { countTroubled } from "@azulejo/api/outbox/outbox.repository.ts";
import { isStoreOf } from "@azulejo/content/assets/store/store-identity.ts";
import { type Database, openDatabase, schemaProblem } from "@azulejo/database";
import { ConfigError } from "@azulejo/server/config/config.ts";
import { readConfig } from "@azulejo/server/config/read-config.ts";
import { demoLeftovers } from "@azulejo/server/demo-leftovers.repository.ts";
import { examineShop, examineSurroundings, type Finding } from "./doctor-shop.ts";
import { tableChecks } from "./doctor-tables.repository.ts";
import { openFiles, readEnvironment, runCommand, tell } from "./environment.ts";
import { countHalfPaid, selectSampleSlugs, selectStorefrontName } from "./shop.repository.ts";

type Check = (database: Database) => Promise<Finding>;

const LEAST_FREE_BYTES = 2 * 1024 ** 3;
const say = (what: string, problem: string | null): Finding => ({ what, problem });

/** Checks of the database, each one query. */
const checks: Check[] = [
  async (database) => say("schema", await schemaProblem(database)),
  uploads,
  async (database) => {
    const name = await selectStorefrontName(database.query);
    return say("storefront", name !== null ? null : "there is none. Run npm run setup, or npm run db:seed for the demo");
  },
  async (database) => {
    const count = await countHalfPaid(database.query);
    return say("half-paid orders", count === 0 ? null : `${count} are older than half an hour. Check that the sweep runs`);
  },
  async (database) => {
    const leftovers = readEnvironment().mode === "production" ? await demoLeftovers(database) : [];
    return say(
      "demo leftovers",
      leftovers.length === 0 ? null : `this database holds ${leftovers.join(", ")}. Production won't start on it`,
    );
  },
  async (database) => {
    const samples = await selectSampleSlugs(database.query);
    const live = readEnvironment().mode === "production" && samples.length > 0;
    return say(
      `legal texts (${samples.length} samples)`,
      live ? `not reviewed by counsel: ${samples.join(", ")}. Review each and remove "sample" from its story` : null,
    );
  },
  async (database) => {
    const { failing, dead } = await countTroubled(database.query);
    const problems = [
      ...(failing > 0 ? [`${failing} messages failed more than five times and are still being retried`] : []),
      ...(dead > 0 ? [`${dead} messages were given up. Run npm run outbox -- list`] : []),
    ];
    return say("outbox", problems.length === 0 ? null : problems.join("; "));
  },
  ...tableChecks.map(
    (check): Check =>
      (database) =>
        check(database, new Date().toISOString().slice(0, 10)),
  ),
];

/** `npm run doctor`: checks configuration, database, books and disk; exits with 1 if there is a problem. */
async function main(): Promise<number> {
  const setUp = configuration();
  const findings = [setUp, await disk(), ...(setUp.problem ? [] : await examineSurroundings()), ...(await inDatabase())];
  for (const { what, problem } of findings) tell(`${problem === null ? "ok  " : "FAIL"} ${what}${problem === null ? "" : `: ${problem}`}`);
  return findings.some((finding) => finding.problem !== null) ? 1 : 0;
}

/** Every machine has to read and write the same uploads. */
async function uploads({ query }: Database): Promise<Finding> {
  if (process.env.CONTENT_API_URL) return say("uploads (another content system's)", null);
  const files = openFiles();
  return isStoreOf(query, files).then(
    (isSame) => say("uploads", isSame ? null : `${files.place} isn't where the other processes keep them (docs/operating.md#uploads)`),
    (error: Error) => say("uploads", error.message),
  );
}

function configuration(): Finding {
  try {
    const { mode } = readConfig(process.env);
    return say(`configuration (${mode})`, null);
  } catch (error) {
    return say("configuration", error instanceof ConfigError ? error.message : String(error));
  }
}

async function disk(): Promise<Finding> {
  const { dataDir } = readEnvironment();
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : ".");
  const free = bavail * bsize;
  return say("disk", free > LEAST_FREE_BYTES ? null : `only ${Math.round(free / 1024 ** 2)} MB are free`);
}

async function inDatabase(): Promise<Finding[]> {
  let database: Database;
  try {
    database = await openDatabase(readEnvironment());
  } catch (error) {
    return [say("database", error instanceof Error ? error.message : String(error))];
  }
  const findings: Finding[] = [say(`database (${database.kind})`, null)];
  for (const check of checks) {
    // If the schema check fails, the others would fail for the same reason.
    const finding = await check(database).catch((error: Error) => say("database query", error.message));
    findings.push(finding);
    if (finding.what === "schema" && finding.problem) {
      await database.close();
      return findings;
    }
  }
  findings.push(...(await examineShop(database).catch((error: Error) => [say("shop", error.message)])));
  findings.push(...(await examineBooks(database).catch((error: Error) => [say("books", error.message)])));
  await database.close();
  return findings;
}

runCommand(main);
