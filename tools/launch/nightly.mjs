import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { isPoolerInstalled } from "./pooler.mjs";
import { startPrivatePostgres } from "./postgres.mjs";
import { bin, findNode, install, say, sayTimes, step, withLock } from "./toolchain.mjs";

/** `npm run nightly`: runs every test, also those named nightly, with all that `npm test` takes a sample of: 100 kills of the shop, 20 of its database server and 20 of both, 20 restarts of the database, 5 full disks, 100,000 operations of the whole shop (`OPERATIONS`), 10,000 sequences of orders, 10,000 slips of promised dates, 1,000 histories of a business account, 100,000 changes sent to a webhook over 20 kills (`EVENTS`); and all API tests on an older PostgreSQL and through PgBouncer, where they are installed. Keeps a picture of every page in e2e/screens. */
const { node, chromium } = await withLock(async () => {
  install();
  const found = findNode();
  await build(found);
  return { node: found, chromium: ensureChromium(found) };
});
const long = {
  WHOLE: "1",
  KILLS: "100",
  SERVER_KILLS: "20",
  DOUBLE_KILLS: "20",
  RESTARTS: "20",
  FULL_DISKS: "5",
  PROPERTY_RUNS: "2000",
  // A million takes half a day on two cores; a machine with time for it sets the variable.
  OPERATIONS: process.env.OPERATIONS ?? "100000",
  SEQUENCES: "10000",
  SLIPS: "10000",
  HISTORIES: "1000",
  CRAWL_PER_SECOND: "5",
  SITEMAP_ADDRESSES: "50000",
  CHROMIUM_PATH: chromium,
};
await step(node, "Dead code and unused dependencies", [bin("knip/bin/knip.js"), "--no-config-hints"]);
const vitest = [bin("vitest/vitest.mjs"), "run", "--testTimeout", "14400000"];
// Apart, because each of the two kinds prepares a database of its own in the process.
await step(node, "Unit and API tests, long", [...vitest, "--project", "unit", "--project", "api"], { env: long });
await step(node, "Tests of the night", [...vitest, "--project", "nightly"], { env: long });
const postgres = await startPrivatePostgres();
if (postgres) {
  try {
    const api = [bin("vitest/vitest.mjs"), "run", "--project", "api"];
    const env = { DATABASE_URL: postgres.url, CHROMIUM_PATH: chromium };
    await step(node, "API tests on the installed PostgreSQL", api, { env });
    if (isPoolerInstalled()) await step(node, "API tests through PgBouncer", api, { env: { ...env, POOLER: "1" } });
    else say("\n── API tests through PgBouncer: skipped, it isn't installed on this machine");
  } finally {
    postgres.stop();
  }
} else say("\n── API tests on the installed PostgreSQL: skipped, no PostgreSQL is installed on this machine");
await step(node, "Journeys in the browser", [bin("@playwright/test/cli.js"), "test", "--config", join("e2e", "playwright.config.ts")], {
  env: { CHROMIUM_PATH: chromium, SCREENS: "1" },
});
await step(node, "A new supplier, from a clean clone to an upgrade", ["e2e/new-supplier/walk.ts"]);
sayTimes();
say("\nAll long forms passed.");
