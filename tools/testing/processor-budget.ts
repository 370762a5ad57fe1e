import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";
import budget from "./budget.json" with { type: "json" };
import { processorSeconds } from "./processor-time.ts";

const largerFiles: Record<string, number> = budget.largerFiles;
/** How many times slower this machine is than the one for which the budgets were written. Only `npm test` measures it, and checks budgets. */
const slowness = Number(process.env.MACHINE_SLOWNESS);
// This file is loaded before each test file. It measures processor time, because other programs on the machine change how long a file
// takes.
const before = processorSeconds();

afterAll(() => {
  const seconds = Math.round((processorSeconds() - before) * 10) / 10;
  const file = relative(process.cwd(), expect.getState().testPath ?? "");
  if (process.env.TEST_TIMES) appendFileSync(process.env.TEST_TIMES, `${seconds}\t${file}\n`);
  if (!slowness || file.endsWith(".nightly.test.ts")) return;
  expect(
    seconds,
    `${file} used ${seconds} s of processor time, more than a test file may. Make it cheaper or split it, take a sample unless isWhole, or rename it to .nightly.test.ts.`,
  ).toBeLessThanOrEqual((largerFiles[file] ?? budget.testFileSeconds) * slowness);
});
