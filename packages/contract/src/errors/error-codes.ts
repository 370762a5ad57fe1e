import type { ErrorRecord } from "./error-record.ts";
import { staffErrors } from "./staff-errors.ts";
import { storefrontErrors } from "./storefront-errors.ts";

const records = { ...storefrontErrors, ...staffErrors };

type Records = typeof records;
type TypeOf = { number: number; text: string };

export type ErrorCode = keyof Records;

/** Every error code of the API. The messages are in the API, per language. */
export const errorRecords: Readonly<Record<ErrorCode, ErrorRecord>> = records;

/** An error whose message needs no values. */
export type PlainErrorCode = { [Code in ErrorCode]: Records[Code] extends { values: unknown } ? never : Code }[ErrorCode];

/** The values of an error's message, by name: figures as numbers, everything else as formatted text. */
export type ErrorValues<Code extends ErrorCode> = Records[Code] extends { values: infer Values }
  ? { readonly [Name in keyof Values]: TypeOf[Values[Name] & keyof TypeOf] }
  : Readonly<Record<string, never>>;
