import { rules } from "./rules.mjs";

const subject = process.env.MUTATE;
const report = process.env.MUTATION_NAME ?? (subject ? "part" : "all");
const named = subject ? (rules[subject] ?? [subject]) : Object.values(rules).flat();

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [...named, "!**/*.test.ts", "!**/*.fixture.ts"],
  testRunner: "vitest",
  plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
  // A run's tests are chosen by what covered the mutant, so Vitest needn't search the modules' graph for each one.
  vitest: { configFile: "tools/checks/mutation/vitest.config.ts", related: false },
  // A constant that is computed when its module loads would need all tests in a new process.
  ignoreStatic: true,
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  thresholds: { high: 95, low: 90, break: subject ? null : 85 },
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `tools/checks/mutation/build/${report}.json` },
  htmlReporter: { fileName: `tools/checks/mutation/build/${report}.html` },
  tempDirName: "tools/checks/mutation/build/sandbox",
  allowEmpty: false,
  ignorePatterns: [
    "/*",
    "!/apps",
    "!/packages",
    "!/tools",
    "/tools/checks/mutation/build",
    "!/package.json",
    "!/tsconfig.base.json",
    "/apps/*/build",
    "/apps/web/public",
  ],
  tsconfigFile: "none.json",
};
