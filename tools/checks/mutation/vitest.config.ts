import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
const apps = fileURLToPath(new URL("../../../apps/", import.meta.url));

/** The unit tests of the rules. Packages are read from the mutated copy instead of through `node_modules`. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@azulejo\/(contract|messages|laying|extend|database|content-client)$/, replacement: `${packages}$1/src/index.ts` },
      { find: /^@azulejo\/(contract|messages|laying|extend|database|content-client)\/(.*)$/, replacement: `${packages}$1/src/$2` },
      { find: /^@azulejo\/api\/(.*)$/, replacement: `${apps}api/src/$1` },
    ],
  },
  test: {
    include: [
      "apps/api/src/areas/{bag,checkout,customer,delivery,fulfillment,integration,invoice}/**/*.test.ts",
      "apps/api/src/areas/{order,pricing,product,promotion,quote,slabs,staff,stock,warehouse}/**/*.test.ts",
      "apps/api/src/{domain,session,identity/tries}/**/*.test.ts",
      "packages/contract/src/typed/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/*.{api,pages,nightly}.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
