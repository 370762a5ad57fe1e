import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import type { Delivery, Quote } from "@azulejo/contract/areas/checkout.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { money, shortDay, squareFeet, squareMetres } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { unitCount } from "../../i18n/units.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { lotParts } from "../product/lot-parts.ts";
import { RoomLotsList } from "../product/room-lots-list.tsx";
import { DiscountRows, FreightDiscountRow } from "../promotion/discount-rows.tsx";
import { PromoCodes } from "../promotion/promo-codes.tsx";
import { Saved } from "../promotion/saved.tsx";
import { deliveryName } from "./delivery-name.ts";
import { totalOf } from "./order-total.ts";
import { taxName } from "./tax-name.ts";

/** Props of the order summary: lines, discounts, each delivery with its dates, taxes by name, total, and the field for promo codes. */
interface Props {
  quote: Quote;
  language: Language;
  faults: FormFaults | null;
  /** Whether promo codes can be entered here. */
  hasCodes: boolean;
}

export function OrderSummary({ quote, language, faults, hasCodes }: Props) {
  const t = useText();
  const { bag, totals } = quote;
  const discounts = { promotions: bag.promotions, freightCents: totals.deliveryDiscountCents, currency: totals.currency };
  const totalCents = totalOf(quote);
  // Whether the quoted total is shown, so that nothing remains to be calculated.
  const quotedRest =
    totals.totalCents === null && totalCents !== null && totals.goodsCents !== null ? totalCents - totals.goodsCents : null;
  // Before any delivery is chosen, only the goods have a price.
  const isFirst = quotedRest === null && totals.taxCents === null && quote.deliveries.every(({ chosen }) => chosen === null);
  const amount = (cents: number | null) => (cents === null ? t("checkout.notYet") : money(cents, language, totals.currency));
  return (
    <div>
      <ul>
        {bag.lines.map((line) => (
          <SummaryLine key={line.lineId} line={line} language={language} currency={totals.currency} />
        ))}
      </ul>
      <dl className="tabular space-y-3 border-t border-joint pt-4">
        <Row label={t("bag.goods")} value={amount(totals.goodsCents === null ? null : totals.goodsCents + (totals.discountCents ?? 0))} />
        <DiscountRows {...discounts} />
        {isFirst && <Row label={t("checkout.rest")} value={amount(null)} />}
        {quotedRest !== null && <Row label={t("checkout.quotedRest")} value={amount(quotedRest)} />}
        {!isFirst &&
          quotedRest === null &&
          quote.deliveries.map((delivery) => (
            <Row
              key={delivery.group}
              label={deliveryName(delivery.group, delivery.chosen?.service ?? null, t, delivery.chosen?.name?.[language])}
              value={amount(delivery.chosen?.cents ?? null)}
              note={datesOf(delivery, language, t)}
            />
          ))}
        {quote.deliveries.flatMap(({ charges }) =>
          charges
            .filter((one) => one.isChosen)
            .map(({ kind, cents }) => <Row key={kind} label={t(`charge.${kind}`)} value={amount(cents)} />),
        )}
        <FreightDiscountRow {...discounts} />
        {(totals.taxCents === null ? [] : totals.taxes).map((tax) => (
          <Row key={tax.name} label={taxName(tax.name, language)} value={amount(tax.cents)} />
        ))}
        {totals.exemptions.map(({ province, certificateNo }) => (
          <Row key={province} label={t("checkout.exempt", { place: province, number: certificateNo })} value={amount(0)} />
        ))}
        {totals.taxCents === null && quotedRest === null && !isFirst && <Row label={t("checkout.tax")} value={t("checkout.notYet")} />}
        {totalCents !== null && (
          <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-lead">
            <dt className="text-base">{t("checkout.total")}</dt>
            <dd className="text-[1.75rem] leading-[2.125rem]">{amount(totalCents)}</dd>
          </div>
        )}
      </dl>
      {hasCodes && (
        <div className="mt-4">
          <PromoCodes promotions={bag.promotions} faults={faults} />
        </div>
      )}
    </div>
  );
}

type Say = ReturnType<typeof useText>;

const datesOf = ({ chosen }: Delivery, language: Language, t: Say): string | null =>
  chosen && t("checkout.between", { from: shortDay(chosen.from, language), until: shortDay(chosen.until, language) });

/** A line with the details that distinguish it: size, finish, quantity. */
function SummaryLine({ line, language, currency }: { line: BagLine; language: Language; currency: string }) {
  const t = useText();
  const area = line.areaPerUnit === null ? null : line.areaPerUnit * line.quantity;
  const quantity = unitCount(line.quantity, line.sellUnit, language);
  const covered = area === null ? null : t("package.areaValue", { feet: squareFeet(area, language), metres: squareMetres(area, language) });
  return (
    <li className="summary-line">
      <LinePicture picture={line.picture} format={line.format} name={line.name} className="order-picture" />
      <span className="min-w-0">
        <strong>{line.name}</strong>
        <span className="block text-ink-soft">{line.detail}</span>
        <span className="tabular block text-ink-soft">{[quantity, covered].filter(Boolean).join(", ")}</span>
        {line.sellUnit === "slab" && line.lots.length === 1 && (
          <span className="block text-ink-soft">{t("product.lots", { lots: line.lots[0]?.code ?? "" })}</span>
        )}
        {line.lots.length > 1 && <span className="tabular block text-ink-soft">{lotParts(line, language, t)}</span>}
        <RoomLotsList rooms={line.rooms} sellUnit={line.sellUnit} />
        <span className="block text-ink-soft">{textOr(language, `fulfilment.${line.fulfilment}`, "")}</span>
      </span>
      <span className="order-amount tabular text-right">
        {line.goodsCents === null ? "" : money(line.goodsCents + (line.discountCents ?? 0), language, currency)}
        <Saved line={line} currency={currency} />
      </span>
    </li>
  );
}

function Row({ label, value, note }: { label: string; value: string; note?: string | null }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>
        {label}
        {note && <span className="block text-small text-ink-soft">{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
