import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compactManifests } from "./compact-manifest.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => compactManifests(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
