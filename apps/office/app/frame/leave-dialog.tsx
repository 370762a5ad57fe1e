import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { useEffect, useRef } from "react";
import { useText } from "../i18n/text.ts";

interface Props {
  /** Text that describes the unsaved changes. */
  text: string;
  onStay(): void;
  onLeave(): void;
}

/** Asks before entered data is lost. */
export function LeaveDialog({ text, onStay, onLeave }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      title={t("frame.leaveTitle")}
      closeLabel={t("frame.close")}
      onClose={onStay}
      actions={
        <>
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t("frame.stay")}
          </Button>
          <Button type="button" look="quiet" onClick={onLeave}>
            {t("frame.leave")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
