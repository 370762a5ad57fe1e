import type { customer, ValueOf } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { useText } from "../../i18n/text.ts";

type Receipt = ValueOf<typeof customer.receipt>;

/** Where a map shows the store. */
const mapAddress = ({ street, city, state, postalCode }: NonNullable<Receipt["pickupStore"]>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`)}`;

/** The address that an order goes to, the store where it waits, and the buyer's own numbers. */
export function Destination({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const { deliveryAddress: to, pickupStore: store, pickupPerson, purchaseOrderNo, jobName } = receipt;
  return (
    <>
      {to && (
        <section>
          <Rule>{t("receipt.deliverTo")}</Rule>
          <address className="mt-2 not-italic">
            {to.firstName} {to.lastName}
            <br />
            {to.line1} {to.line2}
            <br />
            {to.city}, {to.province} {to.postalCode}
          </address>
          {receipt.deliveries.some((one) => one.liftgate) && (
            <p className="mt-2 text-small text-ink-soft">{t("checkout.liftgateIncluded")}</p>
          )}
        </section>
      )}
      {store && (
        <section>
          <Rule>{t("receipt.pickUpAt")}</Rule>
          <address className="mt-2 not-italic">
            {store.name}
            <br />
            {store.street}, {store.city}, {store.state} {store.postalCode}
            <br />
            <span className="whitespace-nowrap">{store.phone}</span>
          </address>
          {pickupPerson && <p className="mt-2">{t("receipt.pickupPerson", { name: pickupPerson })}</p>}
          <p className="mt-2">
            <a href={mapAddress(store)} rel="noreferrer">
              {t("receipt.map")}
            </a>
          </p>
        </section>
      )}
      {(purchaseOrderNo || jobName) && (
        <p>
          {purchaseOrderNo && <span className="block">{t("receipt.purchaseOrder", { number: purchaseOrderNo })}</span>}
          {jobName && <span className="block">{t("receipt.job", { name: jobName })}</span>}
        </p>
      )}
    </>
  );
}
