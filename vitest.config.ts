import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/build/**", "e2e/**"];

/** Files of one worker share its modules: loading the shop takes longer than most files' tests. */
const shared = { isolate: false, setupFiles: ["tools/testing/leave-no-trace.ts"] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{apps,bench,packages,seed,tools}/**/*.test.ts"],
          exclude: [...exclude, "**/*.api.test.ts", "**/*.db.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // JSX of the mails is compiled for the same React that NODE_ENV selects.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          ...shared,
          name: "api",
          // Some files run the built storefront in the test's process.
          env: { NODE_ENV: "production" },
          include: ["apps/{api,cli,content,server}/**/*.api.test.ts", "packages/database/**/*.db.test.ts"],
          exclude,
          globalSetup: ["tools/testing/prepare-template.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
