import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useLocation, useNavigate } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { useText } from "../../../i18n/text.ts";

/** The navigation state that a file's page passes on after the file was deleted there. */
export interface Deleted {
  deletedAsset: { id: number; name: string };
}

/** Says which file was just deleted, with a button to restore it. */
export function DeletedNotice() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const { send, isSending, failure } = useCall("restoreContentAsset");
  const deleted = (state as Partial<Deleted> | null)?.deletedAsset;
  if (!deleted) return null;
  const undo = async () => {
    if (!(await send({ id: deleted.id }))) return;
    announce(t("assets.restored", { name: deleted.name }));
    // Navigating also reads the list again.
    void navigate(pathname + search, { replace: true });
  };
  return (
    <div className="asset-notice">
      <Notice>
        <p>{t("assets.deleted", { name: deleted.name })}</p>
        <FailureNotice failure={failure} />
        <Button type="button" look="tool" className="mt-2" disabled={isSending} onClick={() => void undo()}>
          {t("content.undo")}
        </Button>
      </Notice>
    </div>
  );
}
