import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Milliseconds that `work` takes on the machine for which the budgets in `tools/testing/budget.json` were written. */
const WORK_MS = 48;
const TURNS = 12;

/**
 * Returns how many times slower this machine is than the one for which the processor-time budgets were written; at least 1.
 * @param node the Node program that runs the tests
 */
export function machineSlowness(node) {
  const { stdout } = spawnSync(node, [fileURLToPath(import.meta.url)], { encoding: "utf8" });
  return Math.max(1, Math.round((Number(stdout) / WORK_MS) * 10) / 10);
}

/** Does a small amount of the work that tests mostly do: text processing, creating objects and sorting. */
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

/** Returns the shortest of several measurements, because other programs on the machine can only make a measurement longer. */
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
