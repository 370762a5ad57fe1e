import type { Call, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Context } from "../context.ts";

/** The code of a call: takes the context and the parsed input, and returns the value or throws a ShopError. */
export type Verb<C extends Call> = (context: Context, input: ParsedInputOf<C>) => Promise<ValueOf<C>> | ValueOf<C>;

export interface Handler {
  call: Call;
  verb: Verb<Call>;
  /** Reads only rows that any visitor sees and that the change log covers: a guest's call may run on a replica. */
  isPublicRead: boolean;
}

/** Combines a call of the contract with its verb. */
export function handle<C extends Call>(call: C, verb: Verb<C>): Handler {
  return { call, verb: verb as Verb<Call>, isPublicRead: false };
}

/** Combines a call that reads what any visitor sees with its verb. @throws if the call isn't one of those */
export function handlePublicRead<C extends Call>(call: C, verb: Verb<C>): Handler {
  if (!call.isRead || (call.callers !== "anyone" && call.callers !== "browser")) throw new Error(`${call.path} is no public read`);
  return { ...handle(call, verb), isPublicRead: true };
}
