import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3410);
// Workers read this file too, and look into the folder that the server writes to.
process.env.E2E_DATA_DIR ??= join(import.meta.dirname, `../.data/e2e-${process.pid}`);
const dataDir = process.env.E2E_DATA_DIR;
mkdirSync(dataDir, { recursive: true });

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** All journeys: what `npm run nightly` runs. `daily.config.ts` has the choice of `npm test`. */
export default defineConfig<object, { pictures: boolean }>({
  testDir: "./journeys",
  outputDir: "./test-results",
  // The server often waits for its database: two workers finish a fifth sooner than one.
  workers: 2,
  timeout: 60_000,
  // A server that has just started compiles its modules and draws its first pictures on the same two cores.
  expect: { timeout: 15_000 },
  // A test that passes only on retry is reported as flaky; the machine is shared with the server and the browser.
  retries: 2,
  maxFailures: process.env.CI ? 10 : 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 1000 } } },
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: `exec node apps/server/src/main.ts > ${dataDir}/server.log`,
    cwd: "..",
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    // The shop stops its database server.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      SMTP_PORT: String(port + 2),
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: "100000",
      // All tests come from one address.
      SIGNIN_LIMIT: "100000",
      FORM_LIMIT: "1000",
      // Tests name the client that an attempt comes from.
      TRUST_PROXY: "1",
      CHECK_ANSWERS: "1",
      // Journeys of the trade desk need something to look at.
      DEMO_HISTORY: "1",
      GOOGLE_MAPS_KEY: "demo",
      GOOGLE_MAPS_JS_URL: `http://localhost:${port + 1}/google/maps/api/js`,
      LOG_LEVEL: "trace",
    },
  },
});
