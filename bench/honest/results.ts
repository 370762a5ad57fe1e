import { type Figure, meets } from "../figure.ts";
import { isCalm, type MachineLoad } from "./machine.ts";

/** A measured value as stored between runs. */
export interface Result extends Pick<Figure, "value" | "unit" | "goal"> {
  part: string;
  name: string;
  /** Day of the measurement. */
  day: string;
  load: MachineLoad;
}

/** Puts a part's new figures in place of its old ones; other parts keep theirs. */
export function withPart(results: readonly Result[], part: string, figures: readonly Figure[], day: string, load: MachineLoad): Result[] {
  const own = figures.map(({ name, value, unit, goal }): Result => ({ part, name, value, unit, ...(goal && { goal }), day, load }));
  const at = results.findIndex((one) => one.part === part);
  const others = results.filter((one) => one.part !== part);
  return at < 0 ? [...others, ...own] : [...others.slice(0, at), ...own, ...others.slice(at)];
}

export const formatValue = (value: number, unit: string): string =>
  `${value >= 100 ? Math.round(value).toLocaleString("en") : Number(value.toPrecision(3))} ${unit}`.trim();

export const formatGoal = ({ goal }: Pick<Figure, "goal">): string =>
  goal ? (goal.atLeast === undefined ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`) : "";

/** Returns how many cores other programs used during a measurement, for values measured on a busy machine. */
const shownLoad = ({ load }: Result): string => (isCalm(load) ? "calm" : `**busy**: others used ${load.others.toFixed(1)} cores`);

/** @param earlier figures of an earlier state by name, as text */
export function resultsPage(results: readonly Result[], earlier: Readonly<Record<string, string>>, machine: string): string {
  const rows = results.map((one) => {
    const met = meets(one);
    const cells = [
      one.name,
      earlier[one.name] ?? "",
      formatValue(one.value, one.unit),
      formatGoal(one),
      met === null ? "" : met ? "yes" : "**no**",
    ];
    return `| ${[...cells, one.day, shownLoad(one)].join(" | ")} |`;
  });
  return [
    "# What was measured",
    "",
    `Written by \`npm run bench\` on ${machine}. Server, database and load share the machine; compare figures of one day with each other. ` +
      "A part can be measured alone (`npm run bench -- pages`) and then replaces its own lines. “Before” is the state of November 21, 2026.",
    "",
    "| figure | before | now | goal | met | day | machine |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
