import type { Call, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Context } from "../context.ts";

/** The code of a call: takes the context and the parsed input, and returns the value or throws a ShopError. */
export type Verb<C extends Call> = (context: Context, input: ParsedInputOf<C>) => Promise<ValueOf<C>> | ValueOf<C>;

export interface Handler {
  call: Call;
  verb: Verb<Call>;
  /** Whether it only reads data that every visitor sees and that the change log covers, so that a guest's call may use a replica. */
  isPublicRead: boolean;
}

export function handle<C extends Call>(call: C, verb: Verb<C>): Handler {
  return { call, verb: verb as Verb<Call>, isPublicRead: false };
}

/** Creates a handler of a call that only reads data visible to every visitor. @throws if the call can't be one */
export function handlePublicRead<C extends Call>(call: C, verb: Verb<C>): Handler {
  if (!call.isRead || (call.callers !== "anyone" && call.callers !== "browser")) throw new Error(`${call.path} is no public read`);
  return { ...handle(call, verb), isPublicRead: true };
}
