import "virtual:words/bag+checkout+order";
import { receiptCalls, type ValueOf } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { day, money } from "../../i18n/formats.ts";
import { text, useText } from "../../i18n/text.ts";
import { unitCount } from "../../i18n/units.ts";
import { callApi } from "../../request/api.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { keepAddress } from "../account/secret-address.ts";
import { cardBrand } from "../checkout/card-brand.ts";
import type { Route } from "./+types/payment-page";
import { openReceipt } from "./open-receipt.server.ts";
import { PrintButton } from "./print-button.tsx";

export const headers = keepAddress;

export const loader = pageLoader((visit) => {
  const { context, language, params } = visit;
  return openReceipt(visit, () => callApi(context, language, receiptCalls.payment, { id: params.id ?? "" }));
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "receipt.title"), noindex: true });
}

type Payment = ValueOf<typeof receiptCalls.payment>;

export default function PaymentReceiptPage({ loaderData: payment }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  const order = String(payment.orderNo);
  const amount = (cents: number | null) => (cents === null ? t("price.hidden") : money(cents, language, payment.currency));
  const refunded = payment.refundedCents ? ([[t("receipt.refunded"), amount(payment.refundedCents)]] as const) : [];
  const facts = [
    [t("receipt.date"), day(payment.paidOn, language, "long")],
    [t("receipt.way"), wayOf(payment, t)],
    ...(payment.dueOn ? ([[t("receipt.due"), day(payment.dueOn, language, "long")]] as const) : []),
    [t("receipt.payer"), payment.payer],
    [t("receipt.orderLabel"), order],
    ...refunded,
  ] as const;
  return (
    <article className="max-w-2xl space-y-8">
      <header>
        <h1 className="text-title">{t("receipt.paymentTitle")}</h1>
        <p className="tabular mt-3 text-lead">{t(`receipt.status.${payment.status}`, { amount: amount(payment.amountCents) })}</p>
      </header>
      <dl className="tabular space-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-joint pb-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <Rule>{t("receipt.paidFor")}</Rule>
        <ul className="tabular">
          {payment.lines.map((line) => (
            <li key={line.itemNo + line.detail} className="flex justify-between gap-4 border-b border-joint py-3">
              <span className="min-w-0">
                {line.name}
                <span className="block text-small text-ink-soft">
                  <UnbrokenNumbers>{`${unitCount(line.quantity, line.sellUnit, language)}, ${line.itemNo}`}</UnbrokenNumbers>
                </span>
              </span>
              <span>{amount(line.goodsCents)}</span>
            </li>
          ))}
        </ul>
        <Sums payment={payment} amount={amount} />
        {payment.totalCents !== payment.amountCents && <p className="mt-3 text-small text-ink-soft">{t("receipt.part")}</p>}
      </section>
      <address className="text-small not-italic text-ink-soft">
        {settings.postalAddress}
        <br />
        {settings.phone}
      </address>
      <p className="flex flex-wrap items-center gap-6 print:hidden">
        <PrintButton />
        <a href={address(`order/receipt/${payment.orderReceiptId}`)}>{t("receipt.seeOrder")}</a>
      </p>
    </article>
  );
}

function wayOf({ method, dueOn, brand, last4 }: Payment, t: ReturnType<typeof useText>): string {
  if (dueOn) return t("payment.way.credit");
  if (method === "PayPal") return t("payment.way.paypal");
  return last4 ? t("cancel.card", { brand: cardBrand(brand), last4 }) : t("receipt.online");
}

/** The amounts of the order, from the items to the total. */
function Sums({ payment, amount }: { payment: Payment; amount(cents: number | null): string }) {
  const t = useText();
  return (
    <dl className="tabular ml-auto mt-4 max-w-sm space-y-2">
      {(
        [
          [t("bag.goods"), payment.goodsCents],
          [t("checkout.delivery"), payment.deliveryCents],
          [t("checkout.tax"), payment.taxCents],
        ] as const
      ).map(([label, cents]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>{amount(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-joint pt-2 text-lead">
        <dt>{t("checkout.total")}</dt>
        <dd>{amount(payment.totalCents)}</dd>
      </div>
    </dl>
  );
}
