import type { Language, OfficeOrder } from "@azulejo/contract";
import { Hr, Link, Text } from "react-email";
import type { Parcel } from "../../areas/customer/index.ts";
import type { Store } from "../../areas/store/index.ts";
import { text } from "../../messages/index.ts";
import { MailFrame } from "../frame/mail-frame.tsx";
import { type MailShop, plain, soft } from "../frame/mail-style.ts";
import { hoursIn } from "./hours.ts";
import type { NewsLine as LineOfNews, OrderNews } from "./order-news.rules.ts";
import { orderNumbers } from "./order-numbers.ts";
import { NewsLine, type Pictures } from "./parts/news-line.tsx";
import { StoreAddress } from "./parts/store-address.tsx";

/** Where a refund went, with formatted amounts. */
export interface MoneyNews {
  state: "done" | "voided" | "failed";
  way: "card" | "bank" | "wallet" | "link" | "credit" | "both" | "gift" | "giftAndCard" | "account" | "check" | "cash";
  amount: string;
  toCard: string;
  toCredit: string;
  /** The card or bank account as its owner knows it. */
  card: string;
}

/** A payment that a bank may answer days later, with its formatted amount and the reason if it was returned. */
export interface DebitNews {
  method: string;
  isPending: boolean;
  amount: string;
  reason: string;
}

const noMoney = { way: "card", amount: "", toCard: "", toCredit: "", card: "" } as const;

interface Props {
  news: OrderNews;
  order: OfficeOrder;
  language: Language;
  lines: LineOfNews[];
  /** For a refund or canceled order: where the money went; null for an order that cost nothing. */
  money: MoneyNews | null;
  /** Why an order was canceled: by the customer, by the shop, or because nobody answered about a delay or paid in time. */
  by: "customer" | "unanswered" | "unpaid" | "shop";
  shipment: OfficeOrder["shipments"][number] | null;
  /** The parcels of the shipment if it was booked with a carrier service. */
  parcels: Pick<Parcel, "trackingNumber" | "trackingUrl">[];
  store: Store | null;
  /** The pending, paid or returned debit; null for other payments. */
  debit: DebitNews | null;
  pictures: Pictures;
  publicUrl: string;
  /** The absolute URL of the order's page. */
  address: string;
  shop: MailShop;
}

const rule = { borderColor: "#E4DFD6" };

/** The customer's email about an order: ready, shipped, refunded, canceled, or the bank's answer. */
export function OrderNewsMail({
  news,
  order,
  language,
  lines,
  money,
  debit,
  by,
  shipment,
  parcels,
  store,
  pictures,
  publicUrl,
  address,
  shop,
}: Props) {
  const name = order.customer.firstName;
  const { way, amount, toCard, toCredit, card } = { ...noMoney, ...(debit && { amount: debit.amount }), ...money };
  const values = {
    name,
    by,
    orderNo: orderNumbers(order),
    way,
    amount,
    toCard,
    toCredit,
    card,
    method: debit?.method ?? "",
    reason: debit?.reason ?? "",
  };
  const first = text(language, `mail.news.${news}.line`, {
    ...values,
    carrier: shipment?.carrier ?? "",
    store: store?.texts[language].name ?? "",
  });
  return (
    <MailFrame language={language} preview={first} heading={text(language, `mail.news.${news}.heading`)} shop={shop}>
      <Text style={plain}>{first}</Text>
      {news === "canceled" && money && <Text style={plain}>{text(language, `mail.news.canceled.${money.state}`, values)}</Text>}
      {news === "canceled" && debit?.isPending && <Text style={plain}>{text(language, "mail.news.canceled.pending")}</Text>}
      {news === "returned" && (
        <Text style={plain}>
          {text(language, "mail.news.returned.next", { phone: shop.phone })}
          <br />
          <Link href={`${publicUrl}/${language}/payorder`} style={{ color: shop.accent }}>
            {text(language, "mail.news.returned.pay")}
          </Link>
        </Text>
      )}
      {news === "refunded" && <Text style={plain}>{text(language, "mail.news.refunded.items", values)}</Text>}
      {lines.map(({ line, units }) => (
        <NewsLine
          key={line.lineId}
          line={line}
          units={units}
          details={line.lots.map(({ code }) => text(language, "mail.receipt.lot", { code }))}
          {...{ language, pictures, publicUrl }}
        />
      ))}
      {shipment && <Tracking shipment={shipment} parcels={parcels} language={language} shop={shop} />}
      {news === "ready" && store && <Pickup store={store} language={language} shop={shop} order={order} />}
      <Hr style={rule} />
      <OrderLinks
        language={language}
        address={address}
        shop={shop}
        isLaid={(news === "shipped" || news === "ready") && lines.some(({ line }) => Boolean(pictures.get(line.itemNo)?.format))}
      />
      <Text style={soft}>{text(language, "mail.questions", { phone: shop.phone })}</Text>
    </MailFrame>
  );
}

type Shipped = { shipment: OfficeOrder["shipments"][number] } & Pick<Props, "parcels" | "language" | "shop">;

/** The shipment's tracking number, or those of all its parcels, each a link where the carrier has a page for it. */
function Tracking({ shipment, parcels, language, shop }: Shipped) {
  const { trackingNumber, trackingUrl } = shipment;
  if (parcels.length > 1)
    return (
      <Text style={plain}>
        {text(language, "mail.news.shipped.numbers", { count: parcels.length })}
        {parcels.map((parcel) => (
          <span key={parcel.trackingNumber}>
            <br />
            {parcel.trackingUrl ? (
              <Link href={parcel.trackingUrl} style={{ color: shop.accent }}>
                {parcel.trackingNumber}
              </Link>
            ) : (
              parcel.trackingNumber
            )}
          </span>
        ))}
      </Text>
    );
  return (
    <>
      {trackingNumber && <Text style={plain}>{text(language, "mail.news.shipped.number", { number: trackingNumber })}</Text>}
      {trackingUrl && (
        <Text style={plain}>
          <Link href={trackingUrl} style={{ color: shop.accent }}>
            {text(language, "mail.news.shipped.track")}
          </Link>
        </Text>
      )}
    </>
  );
}

function Pickup({ store, language, shop, order }: { store: Store } & Pick<Props, "language" | "shop" | "order">) {
  const { pickupPerson: person } = order;
  const orderNo = String(order.orderNo);
  return (
    <>
      <StoreAddress place={{ ...store, name: store.texts[language].name }} language={language} accent={shop.accent} />
      <Text style={plain}>
        <strong>{text(language, "mail.news.ready.hours")}</strong>
        {hoursIn(store.hours, language).map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
      </Text>
      <Text style={plain}>{text(language, "mail.news.ready.bring", { orderNo })}</Text>
      {person && <Text style={plain}>{text(language, "mail.receipt.pickupPerson", { name: person })}</Text>}
    </>
  );
}

/** @param isLaid whether goods for laying have arrived or will soon */
function OrderLinks({ language, address, shop, isLaid }: Pick<Props, "language" | "address" | "shop"> & { isLaid: boolean }) {
  return (
    <Text style={plain}>
      <Link href={address} style={{ color: shop.accent }}>
        {text(language, "mail.news.see")}
      </Link>
      {isLaid && (
        <>
          <br />
          <Link href={`${address}/setting`} style={{ color: shop.accent }}>
            {text(language, "mail.setting")}
          </Link>
        </>
      )}
    </Text>
  );
}
