import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { FailureNotice } from "../call/failure-notice.tsx";
import type { Failure } from "../call/use-call.ts";
import { useText } from "../i18n/text.ts";

interface Props {
  title: string;
  /** The label of the button. */
  confirm: string;
  children: ReactNode;
  isSending: boolean;
  failure: Failure | null;
  /** Sends the form. @returns whether it succeeded, which closes the dialog */
  onConfirm(form: FormData): Promise<boolean>;
  onClose(): void;
  place?: "center" | "side";
}

/** A form above the page for one action: open as long as it is rendered. */
export function ActionDialog({ title, confirm, children, isSending, failure, onConfirm, onClose, place = "center" }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("form :is(input, select, textarea)")?.focus();
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is closed first, so that the browser returns the focus to the button that opened it.
    if (await onConfirm(new FormData(event.currentTarget))) dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      title={title}
      closeLabel={t("frame.close")}
      place={place}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} disabled={isSending}>
            {confirm}
          </Button>
          <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
            {t("frame.back")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="stack text-small">
        <FailureNotice failure={failure} />
        {children}
      </form>
    </Dialog>
  );
}
