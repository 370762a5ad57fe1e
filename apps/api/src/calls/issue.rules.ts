import { type FieldRule, fieldRules, type InputIssue, isFieldRule } from "@azulejo/contract";
import type { z } from "zod";

type Broken = Pick<InputIssue, "rule" | "values">;

/** Returns the rule that an issue breaks. A rule that the contract names for the field takes precedence over the general one. */
export function brokenRule(issue: z.core.$ZodIssue): Broken {
  if (isMissing(issue)) return { rule: "field_required" };
  const general = generalRule(issue);
  const named = { rule: issue.message, values: { ...general.values, ...paramsOf(issue) } };
  return isComplete(named) ? named : general;
}

/** Whether a message is one of the contract's rules, with all values for its sentence. */
const isComplete = (named: { rule: string; values: NonNullable<Broken["values"]> }): named is Required<Broken> =>
  isFieldRule(named.rule) && Object.keys(fieldRules[named.rule]).every((name) => named.values[name] !== undefined);

const isMissing = (issue: z.core.$ZodIssue): boolean => {
  const ofType = issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
  return ofType && (issue.input === undefined || issue.input === null);
};

const paramsOf = (issue: z.core.$ZodIssue): InputIssue["values"] => (issue.code === "custom" ? issue.params : {});

/** Returns the rule for an issue's kind, ignoring the validator's own message. */
function generalRule(issue: z.core.$ZodIssue): Broken {
  switch (issue.code) {
    case "invalid_type":
      return { rule: wholeNumbers.has(issue.expected) ? "field_whole" : "field_format" };
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum));
    case "invalid_value":
      return { rule: "field_choice" };
    case "unrecognized_keys":
      return { rule: "field_unknown" };
    default:
      return { rule: "field_format" };
  }
}

const wholeNumbers = new Set<string>(["int", "number"]);
const counted = new Set<string>(["array", "set", "map"]);

function tooSmall(origin: string, min: number): Broken {
  if (origin === "string") return min === 1 ? { rule: "field_required" } : { rule: "field_short", values: { min } };
  return { rule: sized(origin, "field_few", "field_at_least"), values: { min } };
}

function tooBig(origin: string, max: number): Broken {
  if (origin === "string") return { rule: "field_long", values: { max } };
  return { rule: sized(origin, "field_many", "field_at_most"), values: { max } };
}

const sized = (origin: string, ofMany: FieldRule, ofNumber: FieldRule): FieldRule => (counted.has(origin) ? ofMany : ofNumber);
