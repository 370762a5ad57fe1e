import { useRef, useState } from "react";
import { useText } from "../i18n/text.ts";
import { CallRefused, NoAnswer, SignedOut } from "./call-failures.ts";
import { callOffice } from "./call-office.ts";
import type { CallInput, CallName, CallValue } from "./calls.ts";
import { signedInCall } from "./sign-in-again.ts";

/** Why a call failed, as messages for the user. */
export interface Failure {
  code: string | null;
  messages: string[];
  /** By their path in the input. */
  fields: Record<string, string>;
}

/** Sends a button's call: it can't be sent twice at once, and a repetition after no response has the same idempotency key. */
export function useCall<Name extends CallName>(name: Name) {
  const t = useText();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const press = useRef({ input: "", key: "", isUnderWay: false });

  const toFailure = (error: unknown): Failure => {
    if (error instanceof CallRefused) return { code: error.code, messages: error.messages, fields: error.fields };
    if (error instanceof NoAnswer) return { code: null, messages: [t("fault.noAnswer")], fields: {} };
    if (error instanceof SignedOut) return { code: null, messages: [t("fault.signedOut")], fields: {} };
    throw error;
  };

  /** @returns the response; null after a failure, which is in `failure` */
  const send = async (input: CallInput<Name>): Promise<CallValue<Name> | null> => {
    const { current } = press;
    if (current.isUnderWay) return null;
    const written = JSON.stringify(input);
    if (current.input !== written) Object.assign(current, { input: written, key: crypto.randomUUID() });
    const idempotencyKey = current.key;
    current.isUnderWay = true;
    setSending(true);
    setFailure(null);
    try {
      const value = await signedInCall(() => callOffice(name, input, { idempotencyKey }));
      current.input = "";
      return value;
    } catch (error) {
      // A refusal is final for its key; only a call without response is repeated with the same key.
      if (error instanceof CallRefused) current.input = "";
      setFailure(toFailure(error));
      return null;
    } finally {
      current.isUnderWay = false;
      setSending(false);
    }
  };

  return { send, isSending, failure, fail: setFailure };
}
