import { fileURLToPath } from "node:url";
import { compiledMessages } from "@azulejo/messages/vite-plugin.ts";
import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/build/**", "e2e/**"];
/** Tests of these kinds need a database. A file's kind is the word before `.test.ts`. */
const onDatabase = ["**/*.{api,pages}.test.ts"];
const atNight = ["**/*.nightly.test.ts"];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** With more memory for new objects, the garbage left by test files is collected in fewer rounds: a sixteenth less processor time. */
const roomForNew = "--max-semi-space-size=64";

/** The files of one worker share its modules, because loading the shop takes longer than most test files. */
const shared = { isolate: false, setupFiles: ["tools/testing/processor-budget.ts", "tools/testing/leave-no-trace.ts"].map(here) };

const withDatabase = {
  ...shared,
  env: {
    // Some files run the built storefront in the test's process.
    NODE_ENV: "production",
    // Servers and commands that tests start load their compiled modules from this cache.
    NODE_COMPILE_CACHE: here("node_modules/.cache/azulejo/compiled"),
  },
  exclude,
  globalSetup: ["tools/testing/prepare-template.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Node loads the shop's modules as it does in production, with the same hook for JSX.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [roomForNew, "--import", here("tools/launch/tsx-hooks.ts")],
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [compiledMessages({ folder: here("apps/web/app/i18n/messages") })],
        test: {
          ...shared,
          name: "unit",
          include: ["{apps,bench,packages,seed,tools}/**/*.test.ts"],
          exclude: [...exclude, ...onDatabase, ...atNight],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...withDatabase, name: "api", include: onDatabase } },
      { test: { ...withDatabase, name: "nightly", include: atNight } },
    ],
    maxWorkers: 2,
  },
});
