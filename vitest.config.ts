import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/build/**", "e2e/**"];
/** Pages say the same whatever database lies under them; once is enough. */
const once = process.env.DATABASE_URL ? ["apps/server/src/{pages,sitemap}/**"] : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages,seed,tools}/**/*.test.ts"],
          exclude: [...exclude, "**/*.api.test.ts", "**/*.db.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/{api,content,server}/**/*.api.test.ts", "packages/database/**/*.db.test.ts"],
          exclude: [...exclude, ...once],
          globalSetup: ["tools/testing/prepare-template.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
