import type { customer, ValueOf } from "@azulejo/contract";
import type { OrderPart } from "@azulejo/contract/areas/customer.ts";
import { money, shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { OrderTiles } from "../orders/order-state.tsx";
import { OrderLine } from "./order-line.tsx";

type Receipt = ValueOf<typeof customer.receipt>;

/** The lines of an order by what arrives or is picked up together. */
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
        <span className="state">
          <OrderTiles state={part.state} />
          {t(`orders.state.${part.state}`)}
        </span>
        <h2>
          {part.promisedOn && (part.fulfilment === "DLVR" || part.fulfilment === "PKUP")
            ? t(`orders.part.${part.fulfilment}`, { day: shortDay(part.promisedOn, language), store: receipt.pickupStore?.name ?? "" })
            : textOr(language, `fulfilment.${part.fulfilment}`, "")}
        </h2>
        {sum !== null && <span className="sum">{money(sum, language, receipt.currency)}</span>}
        {reasons.length > 0 && <p>{reasons.join(". ")}</p>}
      </header>
      <ul>
        {lines.map(({ line, progress }) => (
          <OrderLine key={progress.lineId} line={line} progress={progress} currency={receipt.currency} />
        ))}
      </ul>
    </section>
  );
}
