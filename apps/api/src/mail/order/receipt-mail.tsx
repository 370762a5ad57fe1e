import type { Language } from "@azulejo/contract";
import { Body, Button, Column, Container, Head, Heading, Hr, Html, Link, Preview, Row, Section, Text } from "react-email";
import type { Receipt } from "../../areas/customer/index.ts";
import { text } from "../../messages/index.ts";
import { areaIn, cardName, day, money } from "../formats.ts";
import { MailBrand } from "../frame/mail-brand.tsx";
import type { MailShop } from "../frame/mail-style.ts";
import { accountName } from "./account-name.ts";
import { LinePicture } from "./parts/line-picture.tsx";
import { LinePrice } from "./parts/line-price.tsx";
import { OrderAmounts } from "./parts/order-amounts.tsx";
import { OrderReference } from "./parts/order-reference.tsx";
import { StoreAddress } from "./parts/store-address.tsx";
import { quoteNotice } from "./quote-notice.ts";

interface Props {
  receipt: Receipt;
  shop: MailShop;
  /** The absolute URL of the receipt page. */
  address: string;
  publicUrl: string;
}

const ink = "#1D1C1A";
const plain = { color: ink, fontSize: "15px", lineHeight: "22px", margin: "0 0 8px" };
const soft = { ...plain, color: "#5E5A53", fontSize: "13px", lineHeight: "19px" };

/** The emailed receipt, in the order's language. */
export function ReceiptMail({ receipt, shop, address, publicUrl }: Props) {
  const { language } = receipt;
  return (
    <Html lang={language}>
      <Head />
      <Preview>{text(language, "mail.receipt.intro")}</Preview>
      <Body style={{ backgroundColor: "#FAF8F4", fontFamily: "Helvetica, Arial, sans-serif", margin: 0 }}>
        <Container style={{ backgroundColor: "#FFFFFF", padding: "32px", maxWidth: "600px" }}>
          <MailBrand shop={shop} />
          <Heading as="h1" style={{ color: ink, fontFamily: "Georgia, serif", fontWeight: 400, fontSize: "28px", margin: "0 0 12px" }}>
            {text(language, "mail.receipt.thanks", { name: receipt.firstName })}
          </Heading>
          <Text style={plain}>{text(language, "mail.receipt.intro")}</Text>
          <Text style={plain}>
            {text(language, "mail.receipt.order")} <strong>{receipt.orderNo}</strong>
          </Text>
          <Button
            href={address}
            style={{
              backgroundColor: shop.accent,
              color: shop.accentInk,
              fontSize: "15px",
              lineHeight: "20px",
              padding: "14px 24px",
              margin: "8px 0 20px",
            }}
          >
            {text(language, "mail.receipt.see")}
          </Button>
          <NextSteps receipt={receipt} />
          <Hr style={{ borderColor: "#E4DFD6" }} />
          {receipt.lines.map((line) => (
            <Line key={line.itemNo + line.fulfilment} line={line} receipt={receipt} publicUrl={publicUrl} />
          ))}
          <Hr style={{ borderColor: "#E4DFD6" }} />
          <OrderAmounts order={receipt} language={language} />
          {receipt.deliveredQuote && <Text style={soft}>{quoteNotice(receipt.deliveredQuote, receipt)}</Text>}
          {receipt.payments.map((payment) => (
            <Text key={payment.method} style={soft}>
              {paymentName(payment, receipt.currency, language)}
            </Text>
          ))}
          <Hr style={{ borderColor: "#E4DFD6" }} />
          <OrderReference order={receipt} language={language} />
          <Receiving receipt={receipt} shop={shop} />
          <Notices receipt={receipt} shop={shop} address={address} />
          <Text style={soft}>{text(language, "mail.questions", { phone: shop.phone })}</Text>
          <Text style={soft}>{shop.postalAddress}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function paymentName(payment: Receipt["payments"][number], currency: string, language: Language): string {
  const { method, state, brand, last4, dueOn, amountCents } = payment;
  const amount = money(amountCents, currency, language);
  if (method === "Ach") return text(language, `mail.receipt.bank.${state}`, { amount, bank: accountName(payment, language) });
  if (method === "PayPal") return text(language, `mail.receipt.payPal.${state}`, { amount });
  if (method === "Link") return text(language, `mail.receipt.link.${state === "returned" ? "returned" : "replaced"}`, { amount });
  if (method === "GiftCard") return text(language, "mail.receipt.giftCard", { amount, last4: last4 ?? "" });
  if (dueOn) return text(language, "mail.receipt.onCredit", { amount, day: day(dueOn, language) });
  return last4 ? text(language, "mail.receipt.paidWith", { amount, brand: cardName(brand), last4 }) : "";
}

/** The next steps of the shop and of the buyer, for delivery and for pickup. */
function NextSteps({ receipt }: { receipt: Receipt }) {
  const { language, pickupStore, orderNo, phone } = receipt;
  const last = (fulfilment: string) =>
    receipt.lines
      .filter((line) => line.fulfilment === fulfilment && line.promisedOn)
      .map((line) => line.promisedOn ?? "")
      .sort()
      .at(-1);
  const delivered = last("DLVR");
  const ready = last("PKUP");
  const steps = [
    delivered && text(language, "mail.receipt.next.DLVR", { day: day(delivered, language) }),
    delivered && receipt.deliveries.some((one) => one.service === "freight") && text(language, "mail.receipt.next.call", { phone }),
    ready &&
      pickupStore &&
      text(language, "mail.receipt.next.PKUP", { store: pickupStore.name, day: day(ready, language), order: String(orderNo) }),
    receipt.lines.some((line) => line.fulfilment === "ELTR") && text(language, "mail.receipt.next.ELTR"),
  ].filter((step) => typeof step === "string" && step !== "");
  if (steps.length === 0) return null;
  return (
    <Text style={plain}>
      <strong>{text(language, "mail.receipt.next")}</strong>
      {steps.map((step) => (
        <span key={String(step)}>
          <br />
          {step}
        </span>
      ))}
    </Text>
  );
}

interface LineProps {
  line: Receipt["lines"][number];
  receipt: Receipt;
  publicUrl: string;
}

function Line({ line, receipt, publicUrl }: LineProps) {
  const { language } = receipt;
  const { sellUnit, fulfilment, promisedOn, promiseReason, lots } = line;
  const quantityOf = (count: number) => text(language, `mail.receipt.quantity.${sellUnit}`, { count });
  const lotsOf = (room: { lots: { code: string; quantity: number }[] }) =>
    room.lots.map(({ code, quantity }) => text(language, "mail.receipt.lotPart", { code, quantity: quantityOf(quantity) })).join(", ");
  const details = [
    line.detail,
    quantityOf(line.quantity),
    line.area === null ? null : text(language, "mail.receipt.area", areaIn(line.area, language)),
    fulfilment === "NONE" ? null : text(language, `mail.receipt.fulfilment.${fulfilment}`),
    promiseReason && text(language, `mail.receipt.reason.${promiseReason.kind}`, { place: promiseReason.name ?? "" }),
    promisedOn && text(language, `mail.receipt.${fulfilment === "PKUP" ? "ready" : "expected"}`, { day: day(promisedOn, language) }),
    ...(lots.length === 1 ? [text(language, "mail.receipt.lot", { code: lots[0]?.code ?? "" })] : []),
    ...(lots.length > 1
      ? lots.map(({ code, quantity }) => text(language, "mail.receipt.lotPart", { code, quantity: quantityOf(quantity) }))
      : []),
    ...line.rooms.map((room) => text(language, "mail.receipt.room", { room: room.name, lots: lotsOf(room) })),
  ];
  return (
    <Section>
      <Row>
        <Column style={{ width: "80px", verticalAlign: "top", paddingTop: "4px" }}>
          <LinePicture picture={line.picture} format={line.format} name={line.name} publicUrl={publicUrl} />
        </Column>
        <Column style={{ verticalAlign: "top" }}>
          <Text style={{ ...plain, margin: 0 }}>{line.name}</Text>
          <Text style={soft}>{details.filter(Boolean).join(", ")}</Text>
        </Column>
        <Column align="right" style={{ verticalAlign: "top", width: "90px" }}>
          <LinePrice line={line} currency={receipt.currency} language={language} />
        </Column>
      </Row>
    </Section>
  );
}

/** Where the goods are delivered or picked up. */
function Receiving({ receipt, shop }: Pick<Props, "receipt" | "shop">) {
  const { language, deliveryAddress: to, pickupStore: place } = receipt;
  return (
    <>
      {to && (
        <Text style={plain}>
          <strong>{text(language, "mail.receipt.deliverTo")}</strong>
          <br />
          {to.firstName} {to.lastName}, {to.line1}
          {to.line2 ? `, ${to.line2}` : ""}, {to.city}, {to.province} {to.postalCode}
        </Text>
      )}
      {receipt.deliveries.some((one) => one.liftgate) && <Text style={soft}>{text(language, "mail.receipt.liftgate")}</Text>}
      {place && (
        <>
          <Text style={plain}>
            <strong>{text(language, "mail.receipt.pickUpAt")}</strong>
          </Text>
          <StoreAddress place={place} language={language} accent={shop.accent} />
          {receipt.pickupPerson && <Text style={plain}>{text(language, "mail.receipt.pickupPerson", { name: receipt.pickupPerson })}</Text>}
        </>
      )}
    </>
  );
}

/** The period for claims, advice before installing, warnings, and the authorization of a bank debit. */
function Notices({ receipt, shop, address }: Omit<Props, "publicUrl">) {
  const { language } = receipt;
  return (
    <>
      <Text style={soft}>
        {text(language, "mail.receipt.claims", { day: day(receipt.claimUntil, language) })}
        {receipt.lines.some(({ format, area }) => format !== null && area !== null) && (
          <>
            {" "}
            <Link href={`${address}/setting`} style={{ color: shop.accent }}>
              {text(language, "mail.setting")}
            </Link>
          </>
        )}
      </Text>
      {receipt.lines.some((line) => line.warnings.length > 0) && (
        <Text style={soft}>
          <strong>⚠ {text(language, "mail.receipt.warning")}</strong> {text(language, "mail.receipt.prop65")}
        </Text>
      )}
      {receipt.mandate && (
        <Text style={soft}>
          <strong>{text(language, "mail.receipt.mandate")}</strong>
          <br />
          {receipt.mandate}
        </Text>
      )}
    </>
  );
}
