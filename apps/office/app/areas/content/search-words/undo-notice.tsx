import type { OfficeSearchWord } from "@azulejo/contract/areas/office/content/search-words.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useText } from "../../../i18n/text.ts";

/** The last action and its word. */
export interface Change {
  kind: "added" | "changed" | "removed";
  /** Null if the word was added. */
  before: OfficeSearchWord | null;
  word: OfficeSearchWord;
}

/** Describes the last action, and offers to undo it. */
export function UndoNotice({ change: { kind, before, word }, onUndone }: { change: Change; onUndone(): void }) {
  const t = useText();
  const save = useCall("saveSearchWord");
  const remove = useCall("deleteSearchWord");
  const was = { term: word.term, finds: word.finds };
  const undo = async () => {
    const undone = before
      ? await save.send({ ...before, ...(kind === "removed" ? { id: null, was: null } : { was }) })
      : await remove.send({ id: word.id, language: word.language, was });
    if (undone) onUndone();
  };
  return (
    <div className="page-text">
      <Notice>
        <p>{t(`searchWords.${kind}`, { term: word.term })}</p>
        <FailureNotice failure={save.failure ?? remove.failure} />
        <Button type="button" look="tool" className="mt-2" disabled={save.isSending || remove.isSending} onClick={() => void undo()}>
          {t("content.undo")}
        </Button>
      </Notice>
    </div>
  );
}
