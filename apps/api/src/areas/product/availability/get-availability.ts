import { type Language, type product, ShopError } from "@azulejo/contract";
import { countryOfPostalCode } from "@azulejo/contract/places/postal-code.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { addBusinessDays } from "../../../domain/business-day.ts";
import { type LocalTime, localTime } from "../../../domain/day.ts";
import { leavesOn, readServedZone, type ShippingTerms, shippingTermsOf } from "../../delivery/index.ts";
import { readPublishedStores, type Store } from "../../store/index.ts";
import { todayAt } from "../view.ts";
import { largestLot } from "./largest-lot.rules.ts";
import { type PickupTerms, pickupTermsOf, promiseHoldsUntil, promisePickup } from "./promise.rules.ts";
import { type ItemStock, type LotStock, outlookOf, selectStock } from "./stock.repository.ts";

/** Returns stock by store and lot, and each item's delivery and pickup dates. */
export const getAvailability: Verb<typeof product.availability> = async (context, input) => {
  const now = context.now();
  const today = todayAt(context);
  const [items, stores, transit] = await Promise.all([
    selectStock(context.query, context.storefront.id, input.itemNos, today),
    readPublishedStores(context, context.storefront.id),
    transitDays(context, input.postalCode, today),
  ]);
  const shown = input.storeCode ? stores.filter((store) => store.code === input.storeCode) : stores;
  if (input.storeCode && shown.length === 0) throw new ShopError("storelocator_not_found");
  for (const store of shown) context.trueUntil(promiseHoldsUntil(store, now, store.timezone));
  const terms = shippingTermsOf(context.storefront.settings);
  const pickup = pickupTermsOf(context.storefront.settings);
  const places = shown.map((store): Place => ({ store, local: localTime(now, store.timezone) }));
  return {
    asOf: now.toISOString(),
    items: items.map((item) => {
      const atStores = places.map((place) => storeStock(place, item, input.quantity, pickup, context.language));
      return {
        itemNo: item.itemNo,
        sellUnit: item.sellUnit,
        ...outlookOf(item),
        stores: item.kind === "electronic" ? [] : atStores,
        options: optionsOf(item, stores, atStores, input.quantity, { transit, today, terms, language: context.language }),
      };
    }),
  };
};

async function transitDays(context: Context, postalCode: string | undefined, today: string): Promise<number | null> {
  const country = countryOfPostalCode(postalCode ?? "");
  if (!postalCode || !country) return null;
  const zone = await readServedZone(context, { country, postalCode }, today);
  return typeof zone === "string" ? null : zone.transitDays;
}

const sum = (lots: { available: number }[]): number => lots.reduce((total, lot) => total + lot.available, 0);

interface Place {
  store: Store;
  local: LocalTime;
}

function storeStock({ store, local }: Place, stock: ItemStock, quantity: number, terms: PickupTerms, language: Language) {
  const lots = stock.lots.filter((lot) => lot.placeId === store.id);
  return {
    code: store.code,
    number: store.number,
    name: store.texts[language].name,
    available: sum(lots),
    lots: lots.map(({ code, shade, caliber, available }) => ({ code, shade, caliber, available })),
    incoming: stock.arrivals.filter((one) => one.placeId === store.id).map(({ quantity, expectedOn }) => ({ quantity, expectedOn })),
    pickup: store.handsOver
      ? promisePickup({
          opening: store,
          terms,
          local,
          quantity,
          inStore: sum(lots),
          elsewhere: sum(stock.lots) - sum(lots),
          arrivals: stock.arrivals,
        })
      : null,
  };
}

type StoreStock = ReturnType<typeof storeStock>;

/** Returns an item's delivery and pickup dates. Deliveries ship from distribution centers; pickup dates depend on the stores shown. */
function optionsOf(
  stock: ItemStock,
  stores: Store[],
  atStores: StoreStock[],
  quantity: number,
  { transit, today, terms, language }: { transit: number | null; today: string; terms: ShippingTerms; language: Language },
) {
  if (stock.kind === "electronic")
    return [{ type: "Electronic" as const, fulfilment: "ELTR" as const, available: 99_999, oneLot: null, on: today, until: today }];
  const sources = new Set(stores.filter((store) => store.ships).map((store) => store.id));
  const atSources = stock.lots.filter((lot) => sources.has(lot.placeId));
  const shippable = sum(atSources);
  const leaves = leavesOn(today, terms);
  const arrives = (days: number) => addBusinessDays(leaves, days, terms.holidays);
  const [first] = atStores.flatMap((store) => store.pickup ?? []).sort((a, b) => a.on.localeCompare(b.on));
  return [
    {
      type: "Shipping" as const,
      fulfilment: "DLVR" as const,
      available: shippable,
      oneLot: namedLot(atSources, stores, language),
      on: shippable >= quantity ? arrives(transit ?? 3) : null,
      until: shippable >= quantity ? arrives((transit ?? 6) + terms.windowDays) : null,
    },
    {
      type: "Will Call / Pickup" as const,
      fulfilment: "PKUP" as const,
      available: sum(stock.lots),
      oneLot: namedLot(stock.lots, stores, language),
      on: first?.on ?? null,
      until: first?.on ?? null,
    },
  ];
}

function namedLot(lots: LotStock[], stores: Store[], language: Language) {
  const found = largestLot(lots);
  if (!found) return null;
  const places = found.placeIds.flatMap((id) => stores.find((store) => store.id === id) ?? []);
  return { code: found.code, available: found.available, places: places.map(({ code, texts }) => ({ code, name: texts[language].name })) };
}
