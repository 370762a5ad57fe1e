import type { Call, InputOf, office, ValueOf } from "@azulejo/contract";

type Calls = typeof office;

/** The contract's office calls, by their names there; a call's path is its name in lower case, which a test checks. */
export type CallName = { [Name in keyof Calls]: Calls[Name] extends Call ? Name : never }[keyof Calls];
export type CallInput<Name extends CallName> = InputOf<Calls[Name]>;
export type CallValue<Name extends CallName> = ValueOf<Calls[Name]>;

declare const OFFICE_READS: readonly string[];

/** Returns whether a call is made with GET. The build reads this from the contract, so that its schemas aren't in the browser's files. */
export const isRead = (name: CallName): boolean => OFFICE_READS.includes(`office/${pathOf(name)}`);

/** Returns the path of a call below `/office/api/`. */
export const pathOf = (name: CallName): string => name.toLowerCase();
