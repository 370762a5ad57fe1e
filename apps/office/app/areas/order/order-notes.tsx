import type { OfficeOrder } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { KeyCap } from "../../frame/keys/key-cap.tsx";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { nameOfBuyer } from "./order-facts.tsx";

interface Props {
  order: OfficeOrder;
  onWrite(kind: "note" | "message"): void;
  onDone(changed: OfficeOrder, words: string): void;
}

type Note = OfficeOrder["notes"][number];

/** Staff notes about the order, and messages between staff and customer. */
export function OrderNotes({ order: { orderNo, notes, customer }, onWrite, onDone }: Props) {
  const t = useText();
  const mayWrite = useMay()("orders.write");
  const close = useCall("closeOrderQuestions");
  const isOpen = ({ kind, answeredAt }: Note): boolean => kind === "question" && answeredAt === null;
  const closeQuestions = async () => {
    const changed = await close.send({ orderNo });
    if (changed) onDone(changed, t("notes.closed"));
  };
  return (
    <PagePart
      title={t("notes.title")}
      actions={
        mayWrite && (
          <>
            <button type="button" className="key-link" onClick={() => onWrite("message")}>
              <KeyCap keys="e" />
              {t("notes.message")}
            </button>
            <button type="button" className="key-link" onClick={() => onWrite("note")}>
              <KeyCap keys="n" />
              {t("notes.note")}
            </button>
          </>
        )
      }
    >
      <FailureNotice failure={close.failure} />
      {notes.length === 0 ? (
        <p className="notes-empty">{t("notes.none")}</p>
      ) : (
        <ol className="notes">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} isOpen={isOpen(note)} customer={customer} />
          ))}
        </ol>
      )}
      {mayWrite && notes.some(isOpen) && (
        <p className="notes-empty">
          <Button type="button" look="tool" disabled={close.isSending} onClick={() => void closeQuestions()}>
            {t("notes.close")}
          </Button>
        </p>
      )}
    </PagePart>
  );
}

function NoteItem({ note, isOpen, customer }: { note: Note; isOpen: boolean } & Pick<OfficeOrder, "customer">) {
  const t = useText();
  const { moment } = useFormats();
  const heads: Record<Note["kind"], (by: string | null) => string> = {
    note: () => t("notes.only"),
    message: (by) => t("notes.toCustomer", { by: by ?? "" }),
    question: () => t("notes.fromCustomer", { who: nameOfBuyer(customer) }),
  };
  return (
    <li className={note.kind === "note" ? "is-note" : undefined}>
      <p>
        <strong>{heads[note.kind](note.by)}</strong>
        <time dateTime={note.at}>{moment(note.at)}</time>
      </p>
      <p className="whitespace-pre-line">{note.text}</p>
      {note.kind === "note" && <small>{note.by}</small>}
      {isOpen && <p className="warn">{t("notes.open")}</p>}
    </li>
  );
}
