import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { bin, findNode, install, root, say, sayTimes, step, withLock } from "./toolchain.mjs";

/** `npm test`: runs everything that a change has to pass, in a clean clone and with any Node version that starts npm. */
const { node, chromium } = await withLock(async () => {
  install();
  const found = findNode();
  build(found);
  return { node: found, chromium: ensureChromium(found) };
});
// Servers started by tests load their compiled modules from here.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/azulejo/compiled");
step(node, "Types of the storefront's routes", [bin("@react-router/dev/bin.cjs"), "typegen"], { cwd: join(root, "apps/web") });
step(node, "Verify", ["tools/checks/verify.mjs"]);
step(node, "Unit and API tests", [bin("vitest/vitest.mjs"), "run", "--project", "unit", "--project", "api"], { env: { CHROMIUM_PATH: chromium } });
step(node, "Journeys in the browser", [bin("@playwright/test/cli.js"), "test", "--config", "e2e/playwright.config.ts"], {
  env: { CHROMIUM_PATH: chromium },
});
sayTimes();
say("\nAll steps passed.");
