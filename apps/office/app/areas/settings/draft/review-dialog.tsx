import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import type { Failure } from "../../../call/use-call.ts";
import { useText } from "../../../i18n/text.ts";
import { SettingDifferences } from "./setting-differences.tsx";

interface Props {
  differences: Parameters<typeof SettingDifferences>[0]["differences"];
  /** Messages about parts that the shop still lacks. */
  gaps: readonly string[];
  isSending: boolean;
  failure: Failure | null;
  onSave(): void;
  onCancel(): void;
}

/** Shows every difference before anything is saved. */
export function ReviewDialog({ differences, gaps, isSending, failure, onSave, onCancel }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      title={t("settings.reviewTitle", { count: differences.length })}
      closeLabel={t("frame.close")}
      onClose={onCancel}
      actions={
        <>
          <Button type="button" disabled={isSending || differences.length === 0} onClick={onSave}>
            {t("settings.save")}
          </Button>
          <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
            {t("frame.back")}
          </Button>
        </>
      }
    >
      <div className="stack text-small">
        <FailureNotice failure={failure} />
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
