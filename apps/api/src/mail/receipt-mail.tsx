import { Body, Column, Container, Head, Heading, Hr, Html, Link, Preview, Row, Section, Text } from "react-email";
import type { Receipt } from "../areas/customer/index.ts";
import { areaIn, day, money } from "./formats.ts";
import { mailWords } from "./words.ts";

interface Props {
  receipt: Receipt;
  shop: { name: string; phone: string; postalAddress: string };
  /** The absolute URL of the receipt page. */
  address: string;
}

const ink = "#1D1C1A";
const text = { color: ink, fontSize: "15px", lineHeight: "22px", margin: "0 0 8px" };
const soft = { ...text, color: "#5E5A53", fontSize: "13px", lineHeight: "19px" };

/** The emailed receipt, in the order's language. */
export function ReceiptMail({ receipt, shop, address }: Props) {
  const { language } = receipt;
  const words = mailWords[language];
  const place = receipt.pickupStore;
  const to = receipt.deliveryAddress;
  return (
    <Html lang={language}>
      <Head />
      <Preview>{words.intro}</Preview>
      <Body style={{ backgroundColor: "#FAF8F4", fontFamily: "Helvetica, Arial, sans-serif", margin: 0 }}>
        <Container style={{ backgroundColor: "#FFFFFF", padding: "32px", maxWidth: "600px" }}>
          <Text style={soft}>{shop.name}</Text>
          <Heading as="h1" style={{ color: ink, fontFamily: "Georgia, serif", fontWeight: 400, fontSize: "28px", margin: "0 0 12px" }}>
            {words.thanks(receipt.firstName)}
          </Heading>
          <Text style={text}>{words.intro}</Text>
          <Text style={text}>
            {words.order} <strong>{receipt.orderNo}</strong>
          </Text>
          <Text style={text}>
            <Link href={address} style={{ color: "#1B3FA0" }}>
              {words.see}
            </Link>
          </Text>
          <Hr style={{ borderColor: "#E4DFD6" }} />
          {receipt.lines.map((line) => (
            <Line key={line.itemNo + line.fulfilment} line={line} receipt={receipt} />
          ))}
          <Hr style={{ borderColor: "#E4DFD6" }} />
          <Amount label={words.goods} cents={receipt.goodsCents} receipt={receipt} />
          {receipt.deliveries.map(({ group, service, cents }) => (
            <Amount key={group} label={group === "samples" ? words.samplesBy : words.service[service]} cents={cents} receipt={receipt} />
          ))}
          {receipt.taxes.map((tax) => (
            <Amount key={tax.name} label={words.tax(tax.name)} cents={tax.cents} receipt={receipt} />
          ))}
          <Amount label={words.total} cents={receipt.totalCents} receipt={receipt} strong />
          {receipt.payment.last4 && <Text style={soft}>{words.paidWith(receipt.payment.brand ?? "", receipt.payment.last4)}</Text>}
          <Hr style={{ borderColor: "#E4DFD6" }} />
          {to && (
            <Text style={text}>
              <strong>{words.deliverTo}</strong>
              <br />
              {to.firstName} {to.lastName}, {to.line1}
              {to.line2 ? `, ${to.line2}` : ""}, {to.city}, {to.province} {to.postalCode}
            </Text>
          )}
          {receipt.deliveries.some((one) => one.liftgate) && <Text style={soft}>{words.liftgate}</Text>}
          {place && (
            <Text style={text}>
              <strong>{words.pickUpAt}</strong>
              <br />
              {place.name}, {place.street}, {place.city}, {place.state} {place.postalCode}, {place.phone}
            </Text>
          )}
          <Text style={soft}>{words.claims(day(receipt.claimUntil, language))}</Text>
          {receipt.lines.some((line) => line.warnings.length > 0) && (
            <Text style={soft}>
              <strong>⚠ {words.warning}</strong> {words.prop65}
            </Text>
          )}
          <Text style={soft}>{words.questions(shop.phone)}</Text>
          <Text style={soft}>{shop.postalAddress}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function Line({ line, receipt }: { line: Receipt["lines"][number]; receipt: Receipt }) {
  const { language } = receipt;
  const words = mailWords[language];
  const when = line.promisedOn && (line.fulfilment === "PKUP" ? words.ready : words.expected)(day(line.promisedOn, language));
  const details = [
    line.detail,
    words.quantity(line.quantity, line.sellUnit),
    line.area === null ? null : words.area(...areaIn(line.area, language)),
    words.fulfilment[line.fulfilment],
    when,
    line.lots.length > 0 ? `${words.lot} ${line.lots.map((lot) => lot.code).join(", ")}` : null,
  ];
  return (
    <Section>
      <Row>
        <Column>
          <Text style={{ ...text, margin: 0 }}>{line.name}</Text>
          <Text style={soft}>{details.filter(Boolean).join(" · ")}</Text>
        </Column>
        <Column align="right" style={{ verticalAlign: "top" }}>
          <Text style={{ ...text, margin: 0 }}>{money(line.goodsCents, receipt.currency, language)}</Text>
        </Column>
      </Row>
    </Section>
  );
}

function Amount({ label, cents, receipt, strong = false }: { label: string; cents: number; receipt: Receipt; strong?: boolean }) {
  const style = { ...text, margin: "0 0 4px", fontWeight: strong ? 700 : 400 };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={style}>{money(cents, receipt.currency, receipt.language)}</Text>
      </Column>
    </Row>
  );
}
