import type { checkout, ValueOf } from "@azulejo/contract";
import { useRef, useState } from "react";

type Outcome = ValueOf<typeof checkout.complete>;

/** The pending promise of PayPal's button while the form is being sent. */
interface Waiting {
  resolve(payPalOrderId: string): void;
  reject(error: Error): void;
}

/** The shop refused the form and shows the reason itself. */
class Refused extends Error {}

/** The state of PayPal's button. */
export type PayPalState = "loading" | "ready" | "failed";

export type PayPalFlow = ReturnType<typeof usePayPal>;

/** Connects PayPal's button, which requests an order and reports what its buyer did, with the form and the shop's responses. */
export function usePayPal() {
  const [state, setState] = useState<PayPalState>("loading");
  const waiting = useRef<Waiting | null>(null);
  const restart = useRef<(() => Promise<void>) | null>(null);
  return {
    state,
    setState,
    /** Whether PayPal's button submitted the form, and not the buyer directly. */
    isWaiting: () => waiting.current !== null,
    /** Sends the form. Returns the id of the PayPal order. @throws Refused */
    begin: (send: () => void) =>
      new Promise<string>((resolve, reject) => {
        waiting.current = { resolve, reject };
        send();
      }),
    isRefusal: (error: unknown): boolean => error instanceof Refused,
    /** Called before the shop is told that the buyer approved; the buyer may have to choose again. */
    onApproved(again: () => Promise<void>) {
      restart.current = again;
    },
    /** Handles the shop's response; null for a refusal. Returns whether the buyer continues in PayPal's window. */
    take(outcome: Outcome | null): boolean {
      const asked = waiting.current;
      waiting.current = null;
      if (outcome?.status !== "approvalRequired") {
        asked?.reject(new Refused());
        return false;
      }
      if (asked) asked.resolve(outcome.payPalOrderId);
      else if (outcome.isDeclined && restart.current) void restart.current();
      else return false;
      return true;
    },
  };
}
