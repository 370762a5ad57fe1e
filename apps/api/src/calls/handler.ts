import type { Call, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Context } from "../context.ts";

/** The code of a call: takes the context and the parsed input, and returns the value or throws a ShopError. */
export type Verb<C extends Call> = (context: Context, input: ParsedInputOf<C>) => Promise<ValueOf<C>> | ValueOf<C>;

export interface Handler {
  call: Call;
  verb: Verb<Call>;
}

/** Combines a call of the contract with its verb. */
export function handle<C extends Call>(call: C, verb: Verb<C>): Handler {
  return { call, verb: verb as Verb<Call> };
}
