import type { z } from "zod";
import type { SettingsFault } from "./shop-settings.ts";

type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a group of settings",
  record: "a group of settings",
};

/** Returns what is wrong with the form of a settings file, in our own words. @param given the file, to name rows by their code */
export const formFaults = (issues: Issue[], given: unknown): SettingsFault[] => issues.flatMap((issue) => faultsOfIssue(issue, given));

function faultsOfIssue(issue: Issue, given: unknown): SettingsFault[] {
  const path = pathOf(issue.path, given);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [path, key].filter(Boolean).join("."), problem: "is not a setting" }));
    case "invalid_type":
      return [{ path, problem: isMissing(issue.path, given) ? "is missing" : typeProblem(issue.expected, valueAt(issue.path, given)) }];
    case "invalid_value":
      return [{ path, problem: `must be ${issue.values.map(String).join(", ")}`.replace(/, ([^,]*)$/, " or $1") }];
    case "too_small":
      return [
        {
          path,
          problem:
            issue.origin === "string" || issue.origin === "array"
              ? `is too short: at least ${issue.minimum}`
              : `must be at least ${issue.minimum}`,
        },
      ];
    case "too_big":
      return [
        {
          path,
          problem:
            issue.origin === "string" || issue.origin === "array"
              ? `is too long: at most ${issue.maximum}`
              : `must be at most ${issue.maximum}`,
        },
      ];
    case "invalid_format":
      return [{ path, problem: formats[issue.format] ?? issue.message }];
    case "custom":
      return [{ path, problem: issue.message }];
    default:
      return [{ path, problem: "can't be used: see docs/settings.yaml for its form" }];
  }
}

/** YAML reads 89502 as a number. */
const typeProblem = (expected: string, value: unknown): string =>
  expected === "string" && typeof value === "number" ? "must be text: put it in quotes" : `must be ${kinds[expected] ?? expected}`;

const formats: Record<string, string> = { email: "must be an email address", url: "must be an address that begins with https://" };

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
