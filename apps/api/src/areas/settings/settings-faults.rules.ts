import { colorFaults } from "@azulejo/ui/colors.ts";
import { promotionFaults } from "./promotion-settings.rules.ts";
import { repeatedRows } from "./settings.rules.ts";
import type { SettingsFault, ShopSettings } from "./shop-settings.ts";

const fault = (path: string, problem: string): SettingsFault => ({ path, problem });

/** Returns what is wrong with complete settings beyond the form of single values. */
export function faultsOf(settings: ShopSettings): SettingsFault[] {
  return [...storeFaults(settings), ...storefrontFaults(settings), ...tableFaults(settings), ...promotionFaults(settings)];
}

function storefrontFaults({ storefront, stores }: ShopSettings): SettingsFault[] {
  const { defaultStore, defaultLocale, locales, operationTypes, colors } = storefront;
  const codes = operationTypes.map((type) => type.code);
  return [
    ...(stores.some((store) => store.code === defaultStore)
      ? []
      : [fault("storefront.defaultStore", `is ${defaultStore}, which is not a store`)]),
    ...(locales.some((locale) => locale.code === defaultLocale) ? [] : [fault("storefront.defaultLocale", "is not one of the locales")]),
    ...colorFaults(colors ?? {}).map(({ token, problem }) => fault(`storefront.colors.${token}`, problem)),
    ...repeated(codes).map((code) => fault("storefront.operationTypes", `names ${code} twice`)),
  ];
}

function storeFaults({ storefront, stores }: ShopSettings): SettingsFault[] {
  const known = storefront.operationTypes.map((type) => type.code);
  const twice = (values: (string | number)[], what: string) =>
    repeated(values).map((value) => fault("stores", `has two stores with the ${what} ${value}`));
  return [
    ...twice(
      stores.map((store) => store.code),
      "code",
    ),
    ...twice(
      stores.map((store) => store.number),
      "number",
    ),
    ...twice(
      stores.map((store) => store.slug.en),
      "English slug",
    ),
    ...twice(
      stores.map((store) => store.slug.es),
      "Spanish slug",
    ),
    ...stores.flatMap((store) => [
      ...store.operationTypes
        .filter((type) => !known.includes(type))
        .map((type) => fault(`stores[${store.code}].operationTypes`, `names ${type}, which storefront.operationTypes does not have`)),
      ...Object.entries(store.hours).flatMap(([day, hours]) => {
        const [from = "", until = ""] = hours?.split("-") ?? [];
        return hours && from >= until ? [fault(`stores[${store.code}].hours.${day}`, "opens after it closes")] : [];
      }),
    ]),
  ];
}

const lists = ["taxRates", "deliveryZones", "deliveryRates", "deliveryCharges", "promotions", "terms"] as const;

function tableFaults(settings: ShopSettings): SettingsFault[] {
  const periods = [...settings.taxRates, ...settings.deliveryZones, ...settings.deliveryRates, ...settings.deliveryCharges];
  return [
    ...lists.flatMap((list) => repeatedRows(settings, list).map((row) => fault(list, `has ${row} twice`))),
    ...periods
      .filter((row) => row.until !== null && row.until < row.from)
      .map((row) => fault("until", `${row.until} is before ${row.from}`)),
    ...settings.taxRates
      .filter((row) => !/^\d+(\.\d{1,4})?$/.test(String(row.percent)))
      .map((row) => fault(`taxRates[${row.country} ${row.state} ${row.name}].percent`, "has more than four decimal places")),
  ];
}

const repeated = <T>(values: T[]): T[] => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

/**
 * Returns what a shop with these settings cannot do yet. It opens all the same: a supplier may fill the tables later.
 * Destinations without a rate are refused at checkout.
 */
export function gapsOf({ storefront, stores, taxRates, deliveryZones, deliveryRates }: ShopSettings): string[] {
  const zones = new Set(deliveryZones.map((row) => row.zone));
  const priced = new Set(deliveryRates.map((row) => row.zone));
  const pickup = storefront.operationTypes.filter((type) => type.handsOver).map((type) => type.code);
  const shipping = storefront.operationTypes.filter((type) => type.ships).map((type) => type.code);
  return [
    ...storefront.countries
      .filter((country) => !taxRates.some((row) => row.country === country))
      .map((country) => `taxRates has no row for ${country}: nothing can be sold there`),
    ...storefront.countries
      .filter((country) => !deliveryZones.some((row) => row.country === country))
      .map((country) => `deliveryZones has no row for ${country}: nothing can be delivered there`),
    ...[...zones]
      .filter((zone) => !priced.has(zone))
      .map((zone) => `deliveryRates has no row for zone ${zone}: nothing can be delivered there`),
    ...(stores.some((store) => store.operationTypes.some((type) => pickup.includes(type)))
      ? []
      : ["no store hands over orders: nothing can be picked up"]),
    ...(stores.some((store) => store.operationTypes.some((type) => shipping.includes(type)))
      ? []
      : ["no store ships: nothing can be delivered"]),
  ];
}
