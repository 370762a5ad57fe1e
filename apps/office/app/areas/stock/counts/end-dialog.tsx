import type { OfficeCount } from "@azulejo/contract/areas/office.ts";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  count: OfficeCount;
  how: "book" | "discard";
  onEnded(words: string): void;
  onClose(): void;
}

/** Explains the effects of ending the count before it ends. */
export function EndDialog({ count, how, onEnded, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("endCount");
  const { countNo, counted, lots, different } = count;
  const confirm = async (): Promise<boolean> => {
    const ended = await send({ countNo, book: how === "book" });
    if (ended) onEnded(t(how === "book" ? "goods.countBooked" : "goods.countDiscarded", { number: String(countNo) }));
    return ended !== null;
  };
  return (
    <ActionDialog
      title={t(how === "book" ? "goods.bookCount" : "goods.discardCount")}
      confirm={t(how === "book" ? "goods.bookConfirm" : "goods.discardConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{how === "book" ? t("goods.bookHappens", { different, left: lots - counted }) : t("goods.discardHappens")}</p>
    </ActionDialog>
  );
}
