import { readFileSync } from "node:fs";
import { say } from "./toolchain.mjs";

const { stageSeconds } = JSON.parse(readFileSync(new URL("../testing/budget.json", import.meta.url), "utf8"));
/**
 * Indexes of fields in /proc/self/stat, counted after the program's name: the clock ticks of processor time used by child processes that
 * have ended.
 */
const CHILDREN = [13, 14];
const TICKS_PER_SECOND = 100;

const spent = new Map();

/**
 * Runs a stage and counts the processor time of all its processes, which other programs on the machine don't change. Stages may run in
 * parallel: a process is counted when it ends, for the stage that ends first after that.
 */
export async function counted(stage, run) {
  const before = uncountedSeconds();
  await run();
  spent.set(stage, uncountedSeconds() - before);
}

const uncountedSeconds = () => [...spent.values()].reduce((left, seconds) => left - seconds, childrenSeconds());

/** Returns the processor seconds used by ended child processes; NaN on a system without /proc, where budgets aren't checked. */
function childrenSeconds() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return CHILDREN.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/**
 * Prints each stage's processor time beside its budget.
 * @param slowness of this machine, by which budgets are multiplied
 * @returns a sentence for each stage over its budget
 */
export function compareBudgets(slowness) {
  const faults = [];
  say(`\nProcessor time${slowness > 1 ? ` (this machine is ${slowness} times slower than the budgets')` : ""}`);
  for (const [stage, exact] of spent) {
    const seconds = Math.round(exact);
    const budget = Math.round(stageSeconds[stage] * slowness);
    say(`${stage.padEnd(34)}  ${String(seconds).padStart(5)} s of ${budget} s`);
    if (seconds > budget) faults.push(`"${stage}" used ${seconds} s of processor time; tools/testing/budget.json allows ${budget} s.`);
  }
  return faults;
}
