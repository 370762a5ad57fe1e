import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";

/** Asks before what was typed is lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      title={t("content.leaveTitle")}
      closeLabel={t("frame.close")}
      onClose={onStay}
      actions={
        <>
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t("content.stay")}
          </Button>
          <Button type="button" look="quiet" onClick={onLeave}>
            {t("content.leave")}
          </Button>
        </>
      }
    >
      <p>{t("content.leaveText")}</p>
    </Dialog>
  );
}
