import type { Language } from "@azulejo/contract";
import { text } from "../../messages/index.ts";
import type { Fault, Problem, SettingsFault } from "./shop-settings.ts";

/** Returns a problem's text in the reader's language, worded to be read after the subject's name. */
export function problemIn(language: Language, { problem, values = {} }: Problem<"fault"> | Problem<"gap">): string {
  const choice = new Intl.ListFormat(language, { type: "disjunction" });
  const written = Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? choice.format(value) : value]);
  return text(language, problem, Object.fromEntries(written));
}

export const faultsIn = (language: Language, faults: readonly Fault[]): SettingsFault[] =>
  faults.map((fault) => ({ path: fault.path, problem: problemIn(language, fault) }));
