import type { OfficeOrder } from "@azulejo/contract";
import { KeyCap } from "../../frame/keys/key-cap.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props extends Pick<OfficeOrder, "notes"> {
  onWrite(kind: "note" | "message"): void;
}

/** What staff wrote about the order and to its customer. */
export function OrderNotes({ notes, onWrite }: Props) {
  const t = useText();
  const { moment } = useFormats();
  const mayWrite = useMay()("orders.write");
  return (
    <section aria-labelledby="notes">
      <div className="bar-heading">
        <h2 id="notes">{t("notes.title")}</h2>
        {mayWrite && (
          <span className="page-actions">
            <button type="button" className="key-link" onClick={() => onWrite("message")}>
              <KeyCap keys="e" />
              {t("notes.message")}
            </button>
            <button type="button" className="key-link" onClick={() => onWrite("note")}>
              <KeyCap keys="n" />
              {t("notes.note")}
            </button>
          </span>
        )}
      </div>
      {notes.length === 0 ? (
        <p className="notes-empty">{t("notes.none")}</p>
      ) : (
        <ol className="notes">
          {notes.map(({ id, kind, at, by, text }) => (
            <li key={id} className={kind === "note" ? "is-note" : undefined}>
              <p>
                <strong>{kind === "note" ? t("notes.only") : t("notes.toCustomer", { by })}</strong>
                <time dateTime={at}>{moment(at)}</time>
              </p>
              <p className="whitespace-pre-line">{text}</p>
              {kind === "note" && <small>{by}</small>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
