import type { ReactNode } from "react";
import type { CallInput, CallName, CallValue } from "../../call/calls.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../action-dialog.tsx";

interface Props<Name extends CallName> {
  call: Name;
  title: string;
  /** The label of the button. */
  confirm: string;
  inputOf(form: FormData): CallInput<Name>;
  onDone(value: CallValue<Name>, sent: CallInput<Name>): void;
  onClose(): void;
  place?: "center" | "side";
  children: ReactNode;
}

/** A form above the page that sends one call, shows its error, and closes after success. */
export function CallDialog<Name extends CallName>({ call, inputOf, onDone, ...dialog }: Props<Name>) {
  const { send, isSending, failure } = useCall(call);
  const confirm = async (form: FormData): Promise<boolean> => {
    const input = inputOf(form);
    const value = await send(input);
    if (value !== null) onDone(value, input);
    return value !== null;
  };
  return <ActionDialog {...dialog} isSending={isSending} failure={failure} onConfirm={confirm} />;
}
