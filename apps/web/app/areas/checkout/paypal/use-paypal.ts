import type { checkout, ValueOf } from "@azulejo/contract";
import { useRef, useState } from "react";

type Outcome = ValueOf<typeof checkout.complete>;

/** The button's promise while the form is on its way to the shop. */
interface Waiting {
  resolve(payPalOrderId: string): void;
  reject(error: Error): void;
}

/** The shop refused the form and says so itself. */
class Refused extends Error {}

/** How the part with PayPal's button is doing. */
export type PayPalState = "loading" | "ready" | "failed";

export type PayPalFlow = ReturnType<typeof usePayPal>;

/** Connects PayPal's button, which asks for an order and reports what its buyer did, with the form that the shop answers. */
export function usePayPal() {
  const [state, setState] = useState<PayPalState>("loading");
  const waiting = useRef<Waiting | null>(null);
  const restart = useRef<(() => Promise<void>) | null>(null);
  return {
    state,
    setState,
    /** Whether the button has sent the form, and not the buyer. */
    isWaiting: () => waiting.current !== null,
    /** Sends the form. Returns the id that PayPal asks its buyer about. @throws Refused */
    begin: (send: () => void) =>
      new Promise<string>((resolve, reject) => {
        waiting.current = { resolve, reject };
        send();
      }),
    isRefusal: (error: unknown): boolean => error instanceof Refused,
    /** Called before the shop is told that the buyer approved the payment, who may have to choose again. */
    onApproved(again: () => Promise<void>) {
      restart.current = again;
    },
    /** Takes the shop's answer; null for a refusal. Returns whether the buyer goes on in PayPal's window. */
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
