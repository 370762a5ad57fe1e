import type { Call, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Context } from "../context.ts";

/** A verb: the context, the parsed input, the value or a ShopError. */
export type Verb<C extends Call> = (context: Context, input: ParsedInputOf<C>) => Promise<ValueOf<C>> | ValueOf<C>;

export interface Handler {
  call: Call;
  verb: Verb<Call>;
}

/** Joins a call of the contract with the verb that answers it. */
export function handle<C extends Call>(call: C, verb: Verb<C>): Handler {
  return { call, verb: verb as Verb<Call> };
}
