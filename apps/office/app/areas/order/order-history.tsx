import type { OfficeOrder } from "@azulejo/contract";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { AuditLink } from "../audit/audit-link.tsx";
import { nameOfBuyer } from "./order-facts.tsx";
import { unitsOfLines } from "./units-of-lines.ts";

type Event = OfficeOrder["events"][number];

/** The events of an order, newest first; each row is a sentence. */
export function OrderHistory({ order }: { order: OfficeOrder }) {
  const t = useText();
  const { moment } = useFormats();
  const sentence = useSentence(order.currency);
  return (
    <section aria-labelledby="history">
      <div className="bar-heading">
        <h2 id="history">{t("history.title")}</h2>
        <span>{t("history.kept")}</span>
        <div className="page-actions">
          <AuditLink subject="order" no={order.orderNo} />
        </div>
      </div>
      <ol className="history">
        {order.events.toReversed().map((event, index) => (
          <li key={`${event.at} ${index}`}>
            <time dateTime={event.at}>{moment(event.at)}</time>
            <span>{sentence(event)}</span>
          </li>
        ))}
        <li>
          <time dateTime={order.placedAt}>{moment(order.placedAt)}</time>
          <span>{t("history.placed", { who: nameOfBuyer(order.customer) })}</span>
        </li>
      </ol>
    </section>
  );
}

function useSentence(currency: string): (event: Event) => string {
  const t = useText();
  const language = useLanguage();
  const { money } = useFormats();
  return ({ kind, actor, by, amountCents, reason, lines }) => {
    const who = by ?? t(`history.by.${actor}`);
    const values = {
      who,
      has: lines.length > 0 ? "yes" : "no",
      what: unitsOfLines(lines, language),
      amount: amountCents === null ? "" : money(amountCents, currency),
    };
    const words = textOr(language, `event.${kind}`, `${who}: ${kind}`, values);
    return reason ? `${words} (${reason})` : words;
  };
}
