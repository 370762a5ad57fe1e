import type { Context } from "../../../context.ts";
import { text } from "../../../messages/index.ts";
import type { Store } from "../../store/index.ts";
import type { OrderDetails } from "../orders/order-details.repository.ts";
import type { PaperOrder } from "./pick-list.tsx";

/** Returns an order's facts for papers, in the language of the person who prints them. */
export function toPaperOrder(
  { language, storefront, publicUrl }: Context,
  order: OrderDetails["order"],
  lines: OrderDetails["lines"],
  stores: Store[],
): PaperOrder {
  const store = stores.find((one) => one.id === order.pickupPlaceId);
  const to = order.deliveryAddress;
  const promised = lines
    .flatMap((line) => line.promisedOn ?? [])
    .sort()
    .at(-1);
  const ways = [
    store && text(language, "paper.pickup", { store: store.texts[language].name }),
    to && order.delivery && text(language, "paper.delivery", { city: to.city, province: to.province }),
  ].filter(Boolean);
  return {
    orderNo: order.orderNo,
    shop: storefront.name,
    address: `${publicUrl}/${order.language}`,
    customer: [`${order.firstName} ${order.lastName}`, order.company].filter(Boolean).join(", "),
    way: ways.join(", "),
    promised: promised ? written(promised, language) : "",
    placeNames: new Map(stores.map((one) => [one.id, one.texts[language].name])),
  };
}

const written = (day: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
