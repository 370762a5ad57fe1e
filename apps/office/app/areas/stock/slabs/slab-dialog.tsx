import type { OfficeSlab } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useEffect, useRef, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useCall } from "../../../call/use-call.ts";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { SlabPicture } from "./slab-picture.tsx";

interface Props {
  code: string;
  onChanged(words: string): void;
  onClose(): void;
}

/** A slab's hold, its waiting list and its history, and the yard's actions. */
export function SlabDialog({ code, onChanged, onClose }: Props) {
  const t = useText();
  const mayChange = useMay()("slabs.change");
  const dialog = useRef<HTMLDialogElement>(null);
  const [slab, setSlab] = useState<OfficeSlab | null>(null);
  const [note, setNote] = useState("");
  const state = useCall("setSlabState");
  const release = useCall("releaseSlabHold");
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    void signedInCall(() => callOffice("slab", { code })).then(setSlab, () => dialog.current?.close());
  }, [code]);
  const done = (changed: OfficeSlab | null, words: string) => {
    if (!changed) return;
    setSlab(changed);
    setNote("");
    onChanged(words);
  };
  const typed = { code, ...(note.trim() && { note: note.trim() }) };
  const isSending = state.isSending || release.isSending;
  return (
    <Dialog
      ref={dialog}
      title={t("slabs.slabTitle", { code })}
      closeLabel={t("frame.close")}
      place="side"
      onClose={onClose}
      actions={
        mayChange &&
        slab && (
          <SlabButtons
            slab={slab}
            isSending={isSending}
            onState={(to, words) => void state.send({ ...typed, state: to }).then((one) => done(one, words))}
            onRelease={() => void release.send(typed).then((one) => done(one, t("slabs.releaseDone", { code })))}
          />
        )
      }
    >
      {slab && (
        <div className="stack text-small">
          <FailureNotice failure={state.failure ?? release.failure} />
          <p>{t(`slabs.state.${slab.state}`)}</p>
          {mayChange && <NoteField note={note} onNote={setNote} />}
          <SlabPicture slab={slab} mayChange={mayChange} onChanged={done} />
          <SlabHistory slab={slab} />
        </div>
      )}
    </Dialog>
  );
}

interface ButtonsProps {
  slab: OfficeSlab;
  isSending: boolean;
  /** @param words the message after success */
  onState(state: "available" | "sold", words: string): void;
  onRelease(): void;
}

function SlabButtons({ slab, isSending, onState, onRelease }: ButtonsProps) {
  const t = useText();
  const { code } = slab;
  return (
    <>
      {slab.state === "sold" ? (
        <Button type="button" disabled={isSending} onClick={() => onState("available", t("slabs.backDone", { code }))}>
          {t("slabs.back")}
        </Button>
      ) : (
        <Button type="button" disabled={isSending} onClick={() => onState("sold", t("slabs.soldDone", { code }))}>
          {t("slabs.sell")}
        </Button>
      )}
      {slab.state === "held" && (
        <Button type="button" look="quiet" disabled={isSending} onClick={onRelease}>
          {t("slabs.release")}
        </Button>
      )}
    </>
  );
}

/** The customers on its waiting list, and its history. */
function SlabHistory({ slab }: { slab: OfficeSlab }) {
  const t = useText();
  const { moment } = useFormats();
  return (
    <>
      <section aria-labelledby="slab-holds">
        <h3 id="slab-holds" className="font-medium">
          {t("slabs.holds")}
        </h3>
        {slab.holds.length === 0 && <p className="soft">{t("slabs.noHolds")}</p>}
        <ol className="entries">
          {slab.holds.map(({ email, name, customer, expiresAt, askedAt }) => (
            <li key={email}>
              <span>
                {[name || email, customer].filter(Boolean).join(", ")}
                <small>{email}</small>
              </span>
              <span>{expiresAt ? t("slabs.until", { moment: moment(expiresAt) }) : t("slabs.since", { moment: moment(askedAt) })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="slab-events">
        <h3 id="slab-events" className="font-medium">
          {t("slabs.events")}
        </h3>
        {slab.events.length === 0 && <p className="soft">{t("slabs.noEvents")}</p>}
        <ul className="entries">
          {slab.events.map(({ at, kind, customer, by, note: why }, index) => (
            <li key={`${at} ${index}`}>
              <span>
                {t(`slabs.event.${kind}`)}
                <small>{[customer, by, why].filter(Boolean).join(", ")}</small>
              </span>
              <time dateTime={at}>{moment(at)}</time>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function NoteField({ note, onNote }: { note: string; onNote(note: string): void }) {
  const t = useText();
  return (
    <Field
      name="note"
      label={t("slabs.note")}
      hint={t("slabs.noteHint")}
      maxLength={200}
      autoComplete="off"
      value={note}
      onChange={({ currentTarget }) => onNote(currentTarget.value)}
    />
  );
}
