import { SignedOut } from "./call-failures.ts";

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Sets how the current page asks for a new sign-in. @returns a function that unsets it */
export function onSessionEnd(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Makes a call. If the session has ended, asks for a new sign-in and repeats the call, so that no entered data is lost. */
export async function signedInCall<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof SignedOut) || !ask || !(await ask())) throw error;
    return await call();
  }
}
