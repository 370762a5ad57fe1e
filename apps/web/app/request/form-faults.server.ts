import type { ErrorCode } from "@azulejo/contract/errors.ts";
import { data } from "react-router";
import { ApiError } from "./api.server.ts";

/** What came of a form of a page: what was wrong, and what had been typed, so that nothing is lost. */
export interface FormFaults {
  /** Which of the page's forms. */
  intent: string;
  code: ErrorCode;
  messages: string[];
  fields: Record<string, string>;
  entered: Record<string, string>;
}

const LONGEST_ENTRY = 3000;
/** What was typed secretly is typed again. */
const secret = /password|^code$|token$/i;

/** Turns a refusal into what the page shows; any other error stays one. */
export function formFaults(error: unknown, form: FormData) {
  if (!(error instanceof ApiError)) throw error;
  const { code, messages, fields, status } = error;
  const entered = Object.fromEntries(
    [...form].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && !secret.test(pair[0]) && pair[1].length <= LONGEST_ENTRY,
    ),
  );
  const faults: FormFaults = { intent: String(form.get("intent") ?? ""), code, messages, fields: inOrderOf(form, fields), entered };
  return data({ done: "", faults: faults as FormFaults | null }, { status });
}

/** What is wrong in the order in which the form asks for it. */
function inOrderOf(form: FormData, fields: Record<string, string>): Record<string, string> {
  const names = [...form.keys()];
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)));
}

/** A form that did what it should. @param done which one, for the page to say so */
export const formDone = (done: string) => data({ done, faults: null as FormFaults | null });

/** A field of a form as the person meant it. */
export const entry = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();
