import type { Language } from "@azulejo/contract";
import { text } from "../../messages/index.ts";
import type { Fault, Problem, SettingsFault } from "./shop-settings.ts";

/** Words a problem of the settings in the reader's language, to follow the name of what it is about. */
export function problemIn(language: Language, { problem, values = {} }: Problem<"fault"> | Problem<"gap">): string {
  const choice = new Intl.ListFormat(language, { type: "disjunction" });
  const written = Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? choice.format(value) : value]);
  return text(language, problem, Object.fromEntries(written));
}

export const faultsIn = (language: Language, faults: readonly Fault[]): SettingsFault[] =>
  faults.map((fault) => ({ path: fault.path, problem: problemIn(language, fault) }));
