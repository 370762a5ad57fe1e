import type { customer, ValueOf } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { day, dayInWords, money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useAddress } from "../../../routing/use-address.ts";

type Receipt = ValueOf<typeof customer.receipt>;

const SHOWN = 5;

/** An order with pictures of its items and its current state. */
export function LastOrder({ receipt, language }: { receipt: Receipt; language: Language }) {
  const t = useText();
  const address = useAddress();
  const isOpen = !receipt.isCanceled && openLines(receipt).length > 0;
  const isSamples = receipt.deliveries.length > 0 && receipt.deliveries.every(({ group }) => group === "samples");
  const title = isOpen ? (isSamples ? "customer.sampleOrder" : "customer.openOrder") : "customer.lastOrder";
  const pictured = receipt.lines.filter((line) => line.picture);
  return (
    <section className="last-order">
      <p className="text-small text-ink-soft">
        {t(title)}, {day(receipt.placedAt, language, "long")}
      </p>
      <h2 className="tabular">{t("customer.orderNo", { order: String(receipt.orderNo) })}</h2>
      <p className="tabular mt-1">{[stateOf(receipt, language, t), amountOf(receipt, language)].filter(Boolean).join(", ")}</p>
      <div className="last-order-pictures">
        {pictured.slice(0, SHOWN).map((line) => (
          <LinePicture
            key={`${line.itemNo}${line.fulfilment}`}
            picture={line.picture}
            format={line.format}
            name={line.name}
            alt={line.name}
          />
        ))}
        {pictured.length > SHOWN && <span className="last-order-more">+{pictured.length - SHOWN}</span>}
      </div>
      <ButtonLink href={address(`account/orders/${receipt.receiptId}`)} look="quiet">
        {t("customer.seeOrder")}
      </ButtonLink>
    </section>
  );
}

const amountOf = ({ totalCents, currency }: Receipt, language: Language): string | null =>
  totalCents === null ? null : money(totalCents, language, currency);

/** Returns the lines that haven't been delivered or collected yet. */
const openLines = (receipt: Receipt) =>
  receipt.lines.filter((line, index) => {
    const { shipped, canceled } = receipt.progress[index] ?? { shipped: 0, canceled: 0 };
    return shipped + canceled < line.quantity;
  });

function stateOf(receipt: Receipt, language: Language, t: ReturnType<typeof useText>): string | null {
  if (receipt.isCanceled) return t("customer.canceled");
  const open = openLines(receipt);
  if (open.length === 0) return t("customer.handedOver");
  const promised = open
    .flatMap((line) => line.promisedOn ?? [])
    .sort()
    .at(-1);
  return promised ? t("customer.promised", { day: dayInWords(promised, language) }) : null;
}
