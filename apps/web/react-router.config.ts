import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => dropImports(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

interface Manifest {
  routes: Record<string, { imports: string[] }>;
}

/**
 * Empties the routes' import lists, which are half of the manifest that each visitor loads: the browser finds the imports in a route's
 * module.
 */
function dropImports(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const path = join(assets, name);
    const script = readFileSync(path, "utf8");
    const manifest: Manifest = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
    for (const route of Object.values(manifest.routes)) route.imports = [];
    writeFileSync(path, `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  }
}
