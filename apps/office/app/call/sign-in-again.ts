import { SignedOut } from "./call-failures.ts";

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Sets how somebody is asked to sign in again on the page where they are. @returns a function that takes it back */
export function onSessionEnd(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Makes a call, and once more after somebody whose session had ended has signed in again, so that nothing typed is lost. */
export async function signedInCall<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof SignedOut) || !ask || !(await ask())) throw error;
    return await call();
  }
}
