import type { z } from "zod";
import type { Fault } from "./shop-settings.ts";

type Issue = z.core.$ZodIssue;
type Wrong = Omit<Fault, "path">;

const kinds: Record<string, Fault["problem"]> = {
  string: "settings.fault.text",
  int: "settings.fault.whole",
  number: "settings.fault.number",
  boolean: "settings.fault.flag",
  array: "settings.fault.list",
  object: "settings.fault.group",
  record: "settings.fault.group",
};

/** Returns the schema faults of a settings file. @param given the file, used to identify rows by code */
export const formFaults = (issues: Issue[], given: unknown): Fault[] => issues.flatMap((issue) => faultsOfIssue(issue, given));

function faultsOfIssue(issue: Issue, given: unknown): Fault[] {
  const path = pathOf(issue.path, given);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [path, key].filter(Boolean).join("."), problem: "settings.fault.unknown" }));
  return [{ path, ...wrongOf(issue, given) }];
}

function wrongOf(issue: Issue, given: unknown): Wrong {
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue.path, given)
        ? { problem: "settings.fault.missing" }
        : { problem: typeProblem(issue.expected, valueAt(issue.path, given)) };
    case "invalid_value":
      return { problem: "settings.fault.choice", values: { choices: issue.values.map(String) } };
    case "too_small": {
      const isLength = issue.origin === "string" || issue.origin === "array";
      return { problem: isLength ? "settings.fault.short" : "settings.fault.atLeast", values: { least: Number(issue.minimum) } };
    }
    case "too_big": {
      const isLength = issue.origin === "string" || issue.origin === "array";
      return { problem: isLength ? "settings.fault.long" : "settings.fault.atMost", values: { most: Number(issue.maximum) } };
    }
    case "invalid_format":
      return { problem: formats[issue.format] ?? ownProblem(issue.message) };
    case "custom":
      return { problem: ownProblem(issue.message) };
    default:
      return { problem: "settings.fault.form" };
  }
}

/** The contract's own rules have message keys as messages. */
const ownProblem = (message: string): Fault["problem"] =>
  message.startsWith("settings.fault.") ? (message as Fault["problem"]) : "settings.fault.form";

/** For example, YAML reads the postal code 89502 as a number. */
const typeProblem = (expected: string, value: unknown): Fault["problem"] =>
  expected === "string" && typeof value === "number" ? "settings.fault.quotes" : (kinds[expected] ?? "settings.fault.form");

const formats: Record<string, Fault["problem"]> = { email: "settings.fault.email", url: "settings.fault.url" };

function valueAt(path: PropertyKey[], given: unknown): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given);
}

const isMissing = (path: PropertyKey[], given: unknown): boolean => valueAt(path, given) === undefined;

function pathOf(path: PropertyKey[], given: unknown): string {
  return path.reduce<string>((written, key, index) => {
    if (typeof key !== "number") return written ? `${written}.${String(key)}` : String(key);
    const row = valueAt(path.slice(0, index + 1), given) as { code?: unknown } | undefined;
    return `${written}[${typeof row?.code === "string" ? row.code : key + 1}]`;
  }, "");
}
