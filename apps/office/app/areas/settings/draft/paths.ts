import type { Path } from "../../../form/value-path.ts";

export interface SettingsFault {
  path: string;
  /** Worded so that it can follow the name of the field. */
  problem: string;
}

/** Returns the API's name for a path: rows with a code are named by it, others are counted from 1. */
export function pathName(settings: unknown, path: Path): string {
  let value = settings;
  return path.reduce<string>((written, step) => {
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    if (typeof step !== "number") return written ? `${written}.${step}` : step;
    const code = (value as { code?: unknown } | null | undefined)?.code;
    return `${written}[${typeof code === "string" ? code : step + 1}]`;
  }, "");
}

/** Returns the error of a value, or of something inside it. */
export const faultFor = (faults: readonly SettingsFault[], path: string): SettingsFault | undefined =>
  faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`) || fault.path.startsWith(`${path}[`));

export interface PathParts {
  /** Message keys to look up for the path, from the most exact to the least. */
  keys: string[];
  /** The rows that contain it. */
  rows: string[];
  language: "en" | "es" | null;
}

/** Splits a path so that it can be named: `stores[reno].name.es` is the name of the row reno in Spanish. */
export function partsOf(path: string): PathParts {
  const rows = [...path.matchAll(/\[([^\]]*)\]/g)].map(([, row]) => (row ?? "").replaceAll('"', ""));
  const steps = path.replaceAll(/\[[^\]]*\]/g, "").split(".");
  const last = steps.at(-1);
  const language = steps.length > 1 && (last === "en" || last === "es") ? last : null;
  const named = language ? steps.slice(0, -1) : steps;
  const keys = named.map((_, at) => named.slice(0, named.length - at).join("."));
  return { keys, rows, language };
}
