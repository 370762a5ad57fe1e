import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/build/**", "e2e/**"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages,seed}/**/*.test.ts"],
          exclude: [...exclude, "**/*.api.test.ts", "**/*.db.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/{api,content,server}/**/*.api.test.ts", "packages/database/**/*.db.test.ts"],
          exclude,
          globalSetup: ["packages/tooling/test-shop/prepare-template.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
