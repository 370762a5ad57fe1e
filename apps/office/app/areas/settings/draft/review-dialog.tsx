import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { SettingDifferences } from "./setting-differences.tsx";
import type { Draft, Review } from "./use-draft.ts";

/** Shows every difference before anything is saved. */
export function ReviewDialog({ review, draft, onSave }: { review: Review; draft: Draft; onSave(): void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const { differences, gaps } = review;
  return (
    <Dialog
      ref={dialog}
      title={t("settings.reviewTitle", { count: differences.length })}
      closeLabel={t("frame.close")}
      onClose={draft.cancelReview}
      actions={
        <>
          <Button type="button" disabled={draft.isSending || differences.length === 0} onClick={onSave}>
            {t("settings.save")}
          </Button>
          <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
            {t("frame.back")}
          </Button>
        </>
      }
    >
      <div className="stack text-small">
        <FailureNotice failure={draft.failure} />
        <SettingDifferences differences={differences} label={t("settings.differences")} />
        {gaps.length > 0 && (
          <Notice>
            {gaps.map((gap) => (
              <p key={gap}>{t("settings.gap", { gap })}</p>
            ))}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
