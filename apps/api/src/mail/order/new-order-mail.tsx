import type { Language, OfficeOrder } from "@azulejo/contract";
import { Column, Hr, Link, Row, Section, Text } from "react-email";
import { asPlainCell } from "../../domain/plain-cell.ts";
import { text } from "../../messages/index.ts";
import { areaIn, day, momentIn, money } from "../formats.ts";
import { MailFrame } from "../frame/mail-frame.tsx";
import { type MailShop, plain, soft } from "../frame/mail-style.ts";
import { accountName } from "./account-name.ts";
import { LinePrice } from "./parts/line-price.tsx";
import { OrderAmounts } from "./parts/order-amounts.tsx";
import { OrderReference } from "./parts/order-reference.tsx";

interface Props {
  order: OfficeOrder;
  /** The staff's language. */
  language: Language;
  timezone: string;
  /** Names of stores and warehouses by code. */
  places: Map<string, string>;
  /** The absolute URL of the customer's receipt. */
  receipt: string;
  shop: MailShop;
}

const rule = { borderColor: "#E4DFD6" };

/** The staff's email about a new order: goods and lots, destination, customer and payment state. */
export function NewOrderMail({ order, language, timezone, places, receipt, shop }: Props) {
  const { orderNo, customer, currency, totalCents } = order;
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <MailFrame
      language={language}
      preview={`${name}, ${money(totalCents, currency, language)}`}
      heading={text(language, "mail.newOrder.heading", { orderNo: String(orderNo) })}
      shop={shop}
    >
      <Text style={plain}>
        {asPlainCell(name)}, {momentIn(order.placedAt, timezone, language)}
      </Text>
      <OrderReference order={order} language={language} />
      <Receiving order={order} language={language} />
      <Hr style={rule} />
      {order.lines.map((line) => (
        <Line key={line.lineId} line={line} currency={currency} language={language} places={places} />
      ))}
      <Hr style={rule} />
      <OrderAmounts order={{ ...order, exemptions: order.derivation?.exemptions ?? [] }} language={language} />
      <Hr style={rule} />
      <Text style={plain}>
        <strong>{text(language, "mail.newOrder.payment")}</strong>
        <br />
        {order.payments.map((payment) => (
          <span key={payment.method}>
            {paymentOf(order, payment, language)}
            <br />
          </span>
        ))}
      </Text>
      <Text style={plain}>
        <strong>{text(language, "mail.newOrder.customer")}</strong>
        {customerOf(order, language).map((value) => (
          <span key={value}>
            <br />
            {asPlainCell(value)}
          </span>
        ))}
      </Text>
      <Text style={plain}>
        <Link href={receipt} style={{ color: shop.accent }}>
          {text(language, "mail.newOrder.receipt")}
        </Link>
      </Text>
      <Text style={soft}>{text(language, "mail.newOrder.reply")}</Text>
    </MailFrame>
  );
}

function paymentOf({ currency }: OfficeOrder, payment: OfficeOrder["payments"][number], language: Language): string {
  const { method, status, dueOn, amountCents, last4 } = payment;
  if (method === "None") return text(language, "mail.newOrder.paid.nothing");
  const amount = money(amountCents, currency, language);
  if (method === "GiftCard") return text(language, "mail.newOrder.paid.gift", { amount, last4: last4 ?? "" });
  if (dueOn) return text(language, "mail.newOrder.paid.credit", { amount, day: day(dueOn, language) });
  const word = wordOf(status);
  if (method === "PayPal" && word !== "other")
    return text(language, `mail.newOrder.payPal.${word === "captured" || word === "authorized" ? "paid" : word}`, { amount });
  if (method === "Link") return text(language, `mail.newOrder.link.${status === "unpaid" ? "returned" : "paid"}`, { amount });
  return text(language, `mail.newOrder.paid.${word}`, { card: accountName(payment, language), amount });
}

const worded = ["captured", "authorized", "pending", "returned"] as const;
const wordOf = (status: string) => worded.find((one) => one === status) ?? "other";

function customerOf({ customer, language: prefers }: OfficeOrder, language: Language): string[] {
  const { firstName, lastName, company, businessAccount, phone, email } = customer;
  return [
    `${firstName} ${lastName}`,
    company ?? "",
    businessAccount === null ? "" : text(language, "mail.newOrder.businessAccount", { name: businessAccount }),
    phone,
    email,
    text(language, "mail.newOrder.prefers", { language: prefers }),
  ].filter(Boolean);
}

type OrderLine = OfficeOrder["lines"][number];

function Line({ line, currency, language, places }: { line: OrderLine; currency: string } & Pick<Props, "language" | "places">) {
  const { sellUnit, fulfilment, promisedOn, recipient } = line;
  const quantityOf = (count: number) => text(language, `mail.receipt.quantity.${sellUnit}`, { count });
  const details = [line.itemNo, line.detail, line.area === null ? null : text(language, "mail.receipt.area", areaIn(line.area, language))];
  const way = [
    fulfilment === "NONE" ? null : text(language, `mail.receipt.fulfilment.${fulfilment}`),
    promisedOn && text(language, `mail.receipt.${fulfilment === "PKUP" ? "ready" : "expected"}`, { day: day(promisedOn, language) }),
    recipient && asPlainCell(text(language, "mail.newOrder.recipient", { name: recipient.name, email: recipient.email })),
  ];
  return (
    <Section>
      <Row>
        <Column>
          <Text style={{ ...plain, margin: 0 }}>
            <strong>{quantityOf(line.quantity)}</strong> {line.name}
          </Text>
          <Text style={{ ...soft, margin: 0 }}>{details.filter(Boolean).join(", ")}</Text>
          {line.lots.map((lot) => (
            <Text key={lot.code + lot.place} style={{ ...soft, color: plain.color, margin: 0 }}>
              {lotOf(lot, { language, places, quantity: quantityOf(lot.quantity) })}
            </Text>
          ))}
          <Text style={{ ...soft, margin: "0 0 12px" }}>{way.filter(Boolean).join(", ")}</Text>
        </Column>
        <Column align="right" style={{ verticalAlign: "top", paddingLeft: "16px" }}>
          <LinePrice line={line} currency={currency} language={language} />
        </Column>
      </Row>
    </Section>
  );
}

const lotOf = (
  { code, shade, caliber, place }: OrderLine["lots"][number],
  { language, places, quantity }: Pick<Props, "language" | "places"> & { quantity: string },
): string =>
  [
    text(language, "mail.newOrder.lot", { code }),
    shade && text(language, "mail.newOrder.shade", { shade }),
    caliber && text(language, "mail.newOrder.caliber", { caliber }),
    places.get(place) ?? place,
    quantity,
  ]
    .filter(Boolean)
    .join(", ");

/** The store where the customer picks up, or the address and days of the delivery. */
function Receiving({ order, language }: Pick<Props, "order" | "language">) {
  const { deliveryAddress: to, pickupStore } = order;
  return (
    <>
      {pickupStore && (
        <Text style={plain}>
          <strong>{text(language, "mail.receipt.pickUpAt")}</strong>
          <br />
          {pickupStore.name}
          {order.pickupPerson && (
            <>
              <br />
              {text(language, "mail.receipt.pickupPerson", { name: asPlainCell(order.pickupPerson) })}
            </>
          )}
        </Text>
      )}
      {to && order.deliveries.length > 0 && (
        <Text style={plain}>
          <strong>{text(language, "mail.receipt.deliverTo")}</strong>
          <br />
          {[`${to.firstName} ${to.lastName}`, to.company, to.line1, to.line2].filter(Boolean).map(String).map(asPlainCell).join(", ")}
          <br />
          {asPlainCell(to.city)}, {to.province} {to.postalCode}, {to.country}
          {order.deliveries.map(({ group, service, from, until }) => (
            <span key={group}>
              <br />
              {text(language, "mail.newOrder.carrier", { service, from: day(from, language), until: day(until, language) })}
            </span>
          ))}
        </Text>
      )}
    </>
  );
}
