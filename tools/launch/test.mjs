import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { machineSlowness } from "./machine-speed.mjs";
import { compareBudgets, counted } from "./stage-budget.mjs";
import { testPaths } from "./test-paths.mjs";
import { bin, fail, findNode, install, root, say, sayTimes, step, withLock } from "./toolchain.mjs";

/**
 * `npm test`: runs everything that a change has to pass, in a clean clone and with any Node version that starts npm.
 * `npm test -- PATH …`: runs what belongs to files or folders.
 */
const paths = process.argv.slice(2);
const isEverything = paths.length === 0;
const stage = (title, args, options) => counted(title, () => step(findNode(), title, args, options));
const { chromium, slowness, verified } = await withLock(async () => {
  install();
  const node = findNode();
  const slowness = machineSlowness(node);
  await stage("Types of the storefront's routes", [bin("@react-router/dev/bin.cjs"), "typegen"], { cwd: join(root, "apps/web") });
  const verified = isEverything && verify();
  await counted("Build", () => build(node));
  return { chromium: ensureChromium(node), slowness, verified };
});
// Servers and commands started by tests load their compiled modules from here.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/azulejo/compiled");
const env = { CHROMIUM_PATH: chromium, MACHINE_SLOWNESS: String(slowness) };
if (isEverything) await testEverything();
else await testPaths(stage, paths, env);
sayTimes();
const faults = isEverything ? compareBudgets(slowness) : [];
if (faults.length > 0) fail(faults.join("\n"), "TEST_TIMES=FILE writes the processor time of each test file to a file.");
say("\nAll steps passed.");

async function testEverything() {
  await stage("Unit and API tests", [bin("vitest/vitest.mjs"), "run", "--project", "unit", "--project", "api"], { env });
  await stage("Journeys in the browser", [bin("@playwright/test/cli.js"), "test", "--config", "e2e/daily.config.ts"], { env });
  await verified;
}

/** Checks beside the build and the tests, which use all of the processor before this does; its output is shown at its end. */
function verify() {
  return stage("Verify", ["tools/checks/verify.mjs"], { stdio: ["ignore", "pipe", "pipe"], yields: true });
}
