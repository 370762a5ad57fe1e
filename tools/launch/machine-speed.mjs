import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Milliseconds that `work` takes on the machine for which `tools/testing/budget.json` was written. */
const WORK_MS = 48;
const TURNS = 12;

/** Returns how many times slower this machine is than the one for which the budgets of processor time were written; at least 1. @param node the program that runs the tests */
export function machineSlowness(node) {
  const { stdout } = spawnSync(node, [fileURLToPath(import.meta.url)], { encoding: "utf8" });
  return Math.max(1, Math.round((Number(stdout) / WORK_MS) * 10) / 10);
}

/** A little of what tests do most: texts, objects, sorting. */
function work() {
  const rows = Array.from({ length: 40_000 }, (_, index) => ({
    id: index,
    name: `item ${(index * 7919) % 40_000}`,
    cents: [index, index * 3],
  }));
  const read = JSON.parse(JSON.stringify(rows));
  read.sort((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(read.map(({ name, cents }) => [name.toUpperCase(), cents])).size;
}

/** The shortest of several, because other work on the machine only adds to it. */
function workMs() {
  const times = Array.from({ length: TURNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(String(workMs()));
