import type { customer, ValueOf } from "@azulejo/contract";
import type { OrderPart } from "@azulejo/contract/areas/customer.ts";
import { dayInWords, money } from "../../../i18n/formats.ts";
import { type Language, useLanguage } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { OrderProgress } from "../orders/order-state.tsx";
import { OrderLine } from "./order-line.tsx";

type Receipt = ValueOf<typeof customer.receipt>;

/** The lines of an order, grouped by what is delivered or picked up together. */
export function OrderParts({ parts, receipt }: { parts: OrderPart[]; receipt: Receipt }) {
  const t = useText();
  return (
    <section aria-label={t("receipt.lines")}>
      {parts.map((part) => (
        <Part key={`${part.fulfilment} ${part.promisedOn}`} part={part} receipt={receipt} />
      ))}
    </section>
  );
}

/** States in which the date still matters; for goods that are ready, the date has passed. */
const open: OrderPart["state"][] = ["confirmed", "picking", "partly"];

/** Returns a group's name: its destination and, until it is delivered or collected, its date. */
function partName({ fulfilment, promisedOn, state }: OrderPart, receipt: Receipt, language: Language, t: ReturnType<typeof useText>) {
  const store = receipt.pickupStore?.name;
  if (promisedOn && open.includes(state)) {
    const day = dayInWords(promisedOn, language);
    if (fulfilment === "DLVR") return t("orders.part.DLVR", { day });
    if (fulfilment === "PKUP" && store) return t("orders.part.PKUP", { day, store });
  }
  return fulfilment === "PKUP" && store ? t("orders.part.pickup", { store }) : textOr(language, `fulfilment.${fulfilment}`, "");
}

function Part({ part, receipt }: { part: OrderPart; receipt: Receipt }) {
  const t = useText();
  const language = useLanguage();
  const lines = receipt.lines.flatMap((line, index) => {
    const progress = receipt.progress[index];
    return progress && part.lineIds.includes(progress.lineId) ? [{ line, progress }] : [];
  });
  const reasons = [
    ...new Set(
      lines.flatMap(({ line: { promiseReason } }) =>
        promiseReason ? [t(`receipt.reason.${promiseReason.kind}`, { place: promiseReason.name ?? "" })] : [],
      ),
    ),
  ];
  const goods = lines.map(({ line }) => line.goodsCents);
  const sum = goods.every((cents) => cents !== null) ? goods.reduce((total, cents) => total + cents, 0) : null;
  return (
    <section className="order-part">
      <header>
        <h2>{partName(part, receipt, language, t)}</h2>
        {sum !== null && <span className="sum">{money(sum, language, receipt.currency)}</span>}
        {reasons.length > 0 && <p>{reasons.join(". ")}</p>}
      </header>
      <OrderProgress state={part.state} fulfilment={part.fulfilment} />
      <p className="order-heads" aria-hidden="true">
        <span>{t("orders.column.item")}</span>
        <span>{t("orders.column.quantity")}</span>
        <span>{t("orders.column.price")}</span>
        <span>{t("orders.column.amount")}</span>
      </p>
      <ul>
        {lines.map(({ line, progress }) => (
          <OrderLine key={progress.lineId} line={line} progress={progress} currency={receipt.currency} />
        ))}
      </ul>
    </section>
  );
}
