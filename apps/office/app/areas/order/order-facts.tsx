import type { OfficeOrder } from "@azulejo/contract";
import { type Fact, FactsLine } from "../../frame/ledger/facts-line.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { externalFacts } from "../customer/external-facts.ts";

type Address = NonNullable<OfficeOrder["deliveryAddress"]>;

const addressOf = ({ firstName, lastName, company, line1, line2, city, province, postalCode }: Address): string =>
  [company ?? `${firstName} ${lastName}`, line1, line2, `${city}, ${province} ${postalCode}`].filter(Boolean).join(", ");

/** Returns the buyer's name; that of the business for an order moved from another system without one. */
export const nameOfBuyer = ({ firstName, lastName, businessAccount }: OfficeOrder["customer"]): string =>
  `${firstName} ${lastName}`.trim() || (businessAccount ?? "");

interface Props {
  order: OfficeOrder;
  externalIds: Parameters<typeof externalFacts>[0];
}

/** The buyer, goods and destination of an order in one line. Missing facts are left out. */
export function OrderFacts({ order, externalIds }: Props) {
  const t = useText();
  const language = useLanguage();
  const { money, moment } = useFormats();
  const { customer, pickupStore, deliveryAddress, deliveries } = order;
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  const job = [order.jobName, order.purchaseOrderNo].filter(Boolean).join(", ");
  const services = deliveries
    .map(({ service, name, group }) => t(`service.${service}`, { name: name?.[language] ?? "", group: t(`group.${group}`) }))
    .join("; ");
  const facts: Fact[] = [
    [t("order.customer"), [customer.businessAccount ?? customer.company, person].filter(Boolean).join(", ")],
    [t("order.placed"), moment(order.placedAt)],
    [t("order.total"), money(order.totalCents, order.currency)],
    [t("order.earlier"), order.earlierNo],
    ...externalFacts(externalIds, t),
    [t("order.job"), job],
    // An order moved from another system may have no buyer's name.
    [
      t("order.contact", { language: t(`language.${order.language}`) }),
      customer.email || customer.phone ? <Contact key="contact" {...customer} /> : null,
    ],
    [t("order.pickup"), pickupStore && [pickupStore.name, order.pickupPerson].filter(Boolean).join(", ")],
    [t("order.deliverTo"), deliveryAddress && <WithNote key="address" text={addressOf(deliveryAddress)} note={services} />],
    [t("order.service"), !deliveryAddress && services],
  ];
  return <FactsLine facts={facts} />;
}

function WithNote({ text, note }: { text: string; note: string }) {
  return (
    <>
      {text}
      {note && <span className="soft block">{note}</span>}
    </>
  );
}

function Contact({ email, phone }: OfficeOrder["customer"]) {
  const line = "flex min-h-6 items-center";
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={line}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={line}>
          {phone}
        </a>
      )}
    </>
  );
}
