import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { SettingDifferences } from "../draft/setting-differences.tsx";
import type { Rows } from "./use-rows.ts";

/** Shows the effects of a change of rows, and the rows that stay as history. */
export function RowsReview({ rows, onSave }: { rows: Rows; onSave(): void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const { differences = [], gaps = [] } = rows.review?.result ?? {};
  return (
    <Dialog
      ref={dialog}
      title={t("settings.reviewTitle", { count: differences.length })}
      closeLabel={t("frame.close")}
      onClose={rows.cancelReview}
      actions={
        <>
          <Button type="button" disabled={rows.isSending || differences.length === 0} onClick={onSave}>
            {t("settings.save")}
          </Button>
          <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
            {t("frame.back")}
          </Button>
        </>
      }
    >
      <div className="stack text-small">
        <FailureNotice failure={rows.failure} />
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
