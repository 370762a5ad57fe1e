import type { OfficeSavedPayment } from "@azulejo/contract/areas/office.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useEffect, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { usePaidWith } from "../../money/paid-with.ts";
import type { OrderDialogProps } from "./dialog-props.ts";

const LINK = "link";

/** Emails a link to pay the open amount, or asks the customer to authorize a charge to a saved card. */
export function PaymentLinkDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useText();
  const link = useCall("sendPaymentLink");
  const request = useCall("requestPayment");
  const cards = useSavedCards(order.orderNo);
  const textsLinks = useTextsLinks(order.orderNo);
  const [way, setWay] = useState(LINK);
  const { email } = order.customer;
  const isLink = way === LINK;
  const confirm = async (form: FormData): Promise<boolean> => {
    const { orderNo } = order;
    const typed = String(form.get("amount") ?? "").trim();
    const textTo = String(form.get("textTo") ?? "").trim();
    const amountCents = typed === "" ? undefined : readDollars(typed);
    if (amountCents === null) {
      request.fail({ code: null, messages: [t("paymentLink.amountFault")], fields: {} });
      return false;
    }
    const changed = isLink
      ? await link.send({ orderNo, ...(textTo && { textTo }) })
      : await request.send({ orderNo, savedPaymentId: Number(way), ...(amountCents !== undefined && { amountCents }) });
    if (changed) onDone(changed, t(isLink ? "done.paymentLink" : "done.paymentRequest", { email }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("paymentLink.title")}
      confirm={t(isLink ? "paymentLink.confirm" : "paymentLink.ask")}
      isSending={link.isSending || request.isSending}
      failure={isLink ? link.failure : request.failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {cards.length > 0 && <WayField cards={cards} way={way} onWay={setWay} />}
      {isLink && textsLinks && (
        <Field
          name="textTo"
          type="tel"
          label={t("phone.textTo")}
          hint={t("phone.textToHint")}
          error={link.failure?.fields["textTo"]}
          autoComplete="off"
        />
      )}
      {!isLink && (
        <Field name="amount" label={t("paymentLink.amount")} hint={t("paymentLink.amountHint")} inputMode="decimal" autoComplete="off" />
      )}
      <p>{t(isLink ? "paymentLink.happens" : "paymentLink.asks", { email })}</p>
    </ActionDialog>
  );
}

function useSavedCards(orderNo: number): OfficeSavedPayment[] {
  const [cards, setCards] = useState<OfficeSavedPayment[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    void signedInCall(() => callOffice("savedPayments", { orderNo }, { signal: asking.signal }))
      .then(setCards)
      .catch(() => undefined);
    return () => asking.abort();
  }, [orderNo]);
  return cards;
}

/** Returns whether a link can also be sent by text message. */
function useTextsLinks(orderNo: number): boolean {
  const [textsLinks, setTextsLinks] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    void signedInCall(() => callOffice("owedPayment", { orderNo }, { signal: asking.signal }))
      .then((owed) => setTextsLinks(owed.textsLinks))
      .catch(() => undefined);
    return () => asking.abort();
  }, [orderNo]);
  return textsLinks;
}

interface WayProps {
  cards: readonly OfficeSavedPayment[];
  /** A saved card's id, or `link`. */
  way: string;
  onWay(way: string): void;
}

function WayField({ cards, way, onWay }: WayProps) {
  const t = useText();
  const paidWith = usePaidWith();
  return (
    <SelectField name="way" label={t("paymentLink.way")} value={way} onChange={({ currentTarget }) => onWay(currentTarget.value)}>
      <option value={LINK}>{t("paymentLink.link")}</option>
      {cards.map(({ id, brand, last4 }) => (
        <option key={id} value={String(id)}>
          {t("paymentLink.card", { card: paidWith({ method: "CreditCard", brand, last4 }) })}
        </option>
      ))}
    </SelectField>
  );
}
