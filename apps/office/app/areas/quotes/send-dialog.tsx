import type { OfficeQuote } from "@azulejo/contract";
import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { readDollars } from "../../i18n/read-dollars.ts";
import { useText } from "../../i18n/text.ts";

interface Props {
  quote: OfficeQuote;
  onDone(changed: OfficeQuote, words: string): void;
  onClose(): void;
}

type Line = OfficeQuote["lines"][number];

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Sends a version of a quote: each line at today's price, unless another is entered. */
export function SendDialog({ quote, onDone, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("sendQuote");
  const lines = quote.lines.filter(isOffered);
  const confirm = async (form: FormData): Promise<boolean> => {
    const prices = lines.map((_, index) => readDollars(String(form.get(`price-${index}`))));
    if (prices.some((cents) => cents === null)) {
      fail({ code: null, messages: [t("quotes.priceFault")], fields: {} });
      return false;
    }
    const note = String(form.get("note")).trim();
    const days = Number(form.get("validDays"));
    const changed = await send({
      quoteNo: quote.quoteNo,
      lines: lines.map(({ itemNo, quantity, fulfilment }, index) => ({ itemNo, quantity, fulfilment, unitPriceCents: prices[index] ?? 0 })),
      ...(days > 0 && { validDays: days }),
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
      {lines.map(({ itemNo, name, quantity, todayCents }, index) => (
        <Field
          key={`${itemNo} ${index}`}
          name={`price-${index}`}
          label={t("quotes.priceOf", { quantity, name })}
          inputMode="decimal"
          required
          defaultValue={todayCents === null ? "" : dollars(todayCents)}
          autoComplete="off"
        />
      ))}
      <Field name="validDays" type="number" label={t("quotes.validDays")} hint={t("quotes.validDaysHint")} min={1} max={365} step={1} />
      <TextArea name="note" label={t("quotes.note")} rows={3} maxLength={1000} />
      <p className="what-happens">{t("quotes.happens", { email: quote.email })}</p>
    </ActionDialog>
  );
}

/** What is emailed can't be quoted. */
const isOffered = (line: Line): line is Line & { fulfilment: "DLVR" | "PKUP" } => line.fulfilment === "DLVR" || line.fulfilment === "PKUP";
