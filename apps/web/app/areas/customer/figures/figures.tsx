import "virtual:words/figures";
import type { customer, ValueOf } from "@azulejo/contract";
import type { ReactNode } from "react";
import { day, money, weight } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { deliveryName } from "../../checkout/delivery-name.ts";
import { taxName } from "../../checkout/tax-name.ts";
import { offerName } from "./offer-name.ts";

type Receipt = ValueOf<typeof customer.receipt>;
type Derivation = NonNullable<Receipt["derivation"]>;

interface Props {
  receipt: Receipt;
  language: Language;
}

/** How each amount of an order was calculated: the rows, rules and dates recorded when it was placed. */
export default function Figures({ receipt, language }: Props) {
  const t = useText();
  const { derivation } = receipt;
  if (!derivation) return <p className="mt-3 max-w-prose">{t("figures.missing")}</p>;
  const props = { receipt, language, derivation };
  return (
    <div className="tabular mt-3 space-y-6">
      <p className="max-w-prose text-small text-ink-soft">
        {t(derivation.quote?.isApplied ? "figures.onQuoted" : "figures.on", { day: day(derivation.on, language, "long") })}
      </p>
      <Prices {...props} />
      <Discounts {...props} />
      <Deliveries {...props} />
      <Taxes {...props} />
      <Total {...props} />
      <Quoted {...props} />
    </div>
  );
}

type PartProps = Props & { derivation: Derivation };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-sans text-base font-medium">{title}</h3>
      <ul className="mt-1 max-w-prose space-y-2">{children}</ul>
    </section>
  );
}

/** A calculation, with its reason below. */
function Item({ sum, reason }: { sum: string; reason: string }) {
  return (
    <li>
      {sum}
      <span className="block text-small text-ink-soft">{reason}</span>
    </li>
  );
}

const useMoney =
  ({ receipt, language }: Props) =>
  (cents: number | null) =>
    cents === null ? "" : money(cents, language, receipt.currency);

function Prices(props: PartProps) {
  const t = useText();
  const amount = useMoney(props);
  const { receipt, derivation, language } = props;
  return (
    <Part title={t("figures.prices")}>
      {receipt.lines.map((line, index) => {
        const source = derivation.prices[index];
        if (!source) return null;
        const unit = textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: line.quantity });
        const values = {
          list: amount(source.listCents),
          units: String(source.fromUnits ?? ""),
          unit: textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: source.fromUnits ?? 2 }),
          until: source.until ? day(source.until, language, "long") : "",
          ends: source.until ? "yes" : "no",
        };
        const whole = (line.goodsCents ?? 0) + (line.discountCents ?? 0);
        return (
          <Item
            key={receipt.progress[index]?.lineId}
            sum={`${line.name}: ${line.quantity} ${unit} × ${amount(line.unitPriceCents)} = ${amount(whole)}`}
            reason={t(`figures.price.${source.kind}`, values)}
          />
        );
      })}
    </Part>
  );
}

function Discounts(props: PartProps) {
  const t = useText();
  const amount = useMoney(props);
  const { receipt, derivation, language } = props;
  if (derivation.promotions.length === 0) return null;
  return (
    <Part title={t("figures.discounts")}>
      {derivation.promotions.map((one) => {
        const used = receipt.promotions.find(({ code }) => code === one.code);
        const off = (used?.discountCents ?? 0) + (used?.deliveryDiscountCents ?? 0);
        const terms = [
          offerName(one.offer, amount, t),
          one.minimumCents > 0 && t("figures.minimum", { amount: amount(one.minimumCents) }),
          one.until && t("figures.until", { day: day(one.until, language, "long") }),
        ];
        return <Item key={one.code} sum={`${used?.name ?? one.code}: ${amount(-off)}`} reason={terms.filter(Boolean).join(" ")} />;
      })}
    </Part>
  );
}

function Deliveries(props: PartProps) {
  const t = useText();
  const amount = useMoney(props);
  const { derivation, language } = props;
  if (derivation.deliveries.length === 0) return null;
  return (
    <Part title={t("figures.delivery")}>
      {derivation.deliveries.map((one) => {
        const rate = t("figures.rate", {
          pounds: String(one.upToLb),
          zone: String(one.zone),
          prefix: one.postalPrefix,
          since: day(one.rateFrom, language, "long"),
          whole: one.postalPrefix === "" ? "yes" : "no",
        });
        const why = t(`figures.why.${one.why}`, { limit: String(one.parcelLimitLb) });
        const liftgate = one.service === "freight" && one.residential && t("figures.liftgate");
        const added = (one.charges ?? []).map(({ kind, cents, from }) =>
          t("figures.charge", { name: t(`charge.${kind}`), amount: amount(cents), since: day(from, language, "long") }),
        );
        return (
          <Item
            key={one.group}
            sum={`${deliveryName(one.group, one.service, t)}: ${weight(one.weight, language)} = ${amount(one.rateCents)}`}
            reason={[one.why !== "agreed" && rate, why, liftgate, ...added].filter(Boolean).join(" ")}
          />
        );
      })}
    </Part>
  );
}

function Taxes(props: PartProps) {
  const t = useText();
  const amount = useMoney(props);
  const { derivation, language } = props;
  const percent = new Intl.NumberFormat(language === "es" ? "es-US" : "en-US", { style: "percent", maximumFractionDigits: 4 });
  return (
    <Part title={t("figures.taxes")}>
      {derivation.taxes.length + derivation.exemptions.length === 0 && <li>{t("figures.noTax")}</li>}
      {derivation.exemptions.map(({ province, certificateNo }) => (
        <li key={province}>{t("figures.exempt", { place: province, number: certificateNo })}</li>
      ))}
      {derivation.taxes.map((one) => {
        const values = {
          rate: percent.format(one.ratePpm / 1_000_000),
          goods: amount(one.goodsCents),
          delivery: amount(one.deliveryCents),
        };
        const place = [one.province, one.postalPrefix].filter(Boolean).join(" ");
        return (
          <Item
            key={one.name + one.ratePpm}
            sum={`${taxName(one.name, language)}: ${t(one.deliveryCents > 0 ? "figures.taxOnBoth" : "figures.taxOnGoods", values)} = ${amount(one.cents)}`}
            reason={t("figures.taxRow", { place, since: day(one.from, language, "long") })}
          />
        );
      })}
    </Part>
  );
}

function Total(props: PartProps) {
  const t = useText();
  const amount = useMoney(props);
  const { receipt } = props;
  const parts = [
    [t("bag.goods"), receipt.goodsCents],
    [t("checkout.delivery"), receipt.deliveryCents],
    [t("checkout.tax"), receipt.taxCents],
  ] as const;
  const shown = parts.filter(([, cents]) => cents !== 0).map(([name, cents]) => `${name} ${amount(cents)}`);
  return (
    <Part title={t("checkout.total")}>
      <Item sum={`${shown.join(" + ")} = ${amount(receipt.totalCents)}`} reason={t("figures.afterDiscounts")} />
    </Part>
  );
}

/** The delivered price that was quoted before the order. */
function Quoted(props: PartProps) {
  const t = useText();
  const amount = useMoney(props);
  const { quote } = props.derivation;
  if (!quote) return null;
  const values = { number: String(quote.quoteNo), total: amount(quote.totalCents) };
  return (
    <Part title={t("figures.quoted")}>
      <li>{t(quote.isApplied ? "figures.quoteApplied" : "figures.quoteLower", values)}</li>
    </Part>
  );
}
