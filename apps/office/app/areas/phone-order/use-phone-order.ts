import type { PhoneOrder } from "@azulejo/contract/areas/office/phone-orders.ts";
import { useRef, useState } from "react";
import type { CallInput } from "../../call/calls.ts";
import { type Failure, useCall } from "../../call/use-call.ts";

type ChangeName = "setPhoneBuyer" | "addPhoneLine" | "changePhoneLine" | "savePhoneDetails" | "placePhoneOrder";
type Change<Name extends ChangeName> = Omit<CallInput<Name>, "draftNo">;

/** A draft order and its changes, which are sent one after the other, so that a scanner is never too fast for the shop. */
export function usePhoneOrder(loaded: PhoneOrder) {
  const [order, setOrder] = useState(loaded);
  const [pending, setPending] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const calls = {
    setPhoneBuyer: useCall("setPhoneBuyer"),
    addPhoneLine: useCall("addPhoneLine"),
    changePhoneLine: useCall("changePhoneLine"),
    savePhoneDetails: useCall("savePhoneDetails"),
    placePhoneOrder: useCall("placePhoneOrder"),
  };

  /** @returns the draft after the change; null if it was refused */
  const change = <Name extends ChangeName>(name: Name, input: Change<Name>): Promise<PhoneOrder | null> => {
    const send = calls[name].send as (whole: object) => Promise<PhoneOrder | null>;
    setPending((count) => count + 1);
    const sent = queue.current.then(async () => {
      const changed = await send({ ...input, draftNo: order.draftNo });
      if (changed) setOrder(changed);
      return changed;
    });
    const isOver = () => setPending((count) => count - 1);
    queue.current = sent.then(isOver, isOver);
    return sent;
  };
  /** Waits for changes that have been sent. */
  const whenSaved = (): Promise<unknown> => queue.current;
  const failureOf = (name: ChangeName): Failure | null => calls[name].failure;
  return { order, change, whenSaved, failureOf, isSending: pending > 0 };
}

export type Writing = ReturnType<typeof usePhoneOrder>;
