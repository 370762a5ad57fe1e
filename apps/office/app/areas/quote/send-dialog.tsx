import type { OfficeQuote } from "@azulejo/contract";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { NumberField } from "../../form/number-field.tsx";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { OfferLines } from "./offer-lines.tsx";
import { readOffer, type TypedLine } from "./read-offer.ts";

interface Props {
  quote: OfficeQuote;
  onDone(changed: OfficeQuote, words: string): void;
  onClose(): void;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Sends a version of a quote: the last offer, or the requested lines at today's price, with the changes made here. */
export function SendDialog({ quote, onDone, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("sendQuote");
  const [lines, setLines] = useState(() => firstLines(quote));
  const confirm = async (form: FormData): Promise<boolean> => {
    const offered = readOffer(lines);
    if (!offered) {
      fail({ code: null, messages: [t("quotes.linesFault")], fields: {} });
      return false;
    }
    const freight = String(form.get("freight")).trim();
    const cents = freight === "" ? undefined : readDollars(freight);
    if (cents === null) {
      fail({ code: null, messages: [t("quotes.freightFault")], fields: {} });
      return false;
    }
    const note = String(form.get("note")).trim();
    const days = String(form.get("validDays")).trim();
    const changed = await send({
      quoteNo: quote.quoteNo,
      lines: offered,
      ...(cents !== undefined && { delivery: { service: "freight", cents } }),
      ...(days && { validDays: numberOrText(days) }),
      ...(note && { note }),
    });
    if (changed) onDone(changed, t("quotes.sent", { email: quote.email }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("quotes.sendTitle", { quoteNo: String(quote.quoteNo) })}
      confirm={t("quotes.send")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <OfferLines lines={lines} onChange={setLines} />
      <NumberField name="validDays" label={t("quotes.validDays")} hint={t("quotes.validDaysHint")} min={1} max={365} />
      <Field name="freight" label={t("quotes.freight")} hint={t("quotes.freightHint")} inputMode="decimal" autoComplete="off" />
      <TextArea name="note" label={t("quotes.note")} rows={3} maxLength={1000} />
      <p className="what-happens">{t("quotes.happens", { email: quote.email })}</p>
    </ActionDialog>
  );
}

/** Gift cards sent by email can't be quoted. */
const isOffered = <Line extends { fulfilment: string }>(line: Line): line is Line & { fulfilment: "DLVR" | "PKUP" } =>
  line.fulfilment === "DLVR" || line.fulfilment === "PKUP";

/** Returns the newest version's lines; if there is none, the requested lines. */
function firstLines({ versions: [newest], lines }: OfficeQuote): TypedLine[] {
  const known = newest
    ? newest.lines.filter(isOffered).map((line) => ({ ...line, cents: line.unitPriceCents }))
    : lines.filter(isOffered).map((line) => ({ ...line, cents: line.todayCents }));
  return known.map(({ itemNo, quantity, fulfilment, cents }, key) => ({
    key,
    itemNo,
    quantity: String(quantity),
    fulfilment,
    price: cents === null ? "" : dollars(cents),
  }));
}
