import { type ColorFault, colorFaults, colorTokens, LEAST_CONTRAST } from "@azulejo/ui/colors.ts";
import { namesOfFactColumns, ourColumnNames } from "../catalog/index.ts";
import { promotionFaults } from "./promotion-settings.rules.ts";
import { identityOf, repeatedRows } from "./settings.rules.ts";
import type { Fault, Problem, ShopSettings } from "./shop-settings.ts";

type FaultName = Fault["problem"] extends `settings.fault.${infer Name}` ? Name : never;
const fault = (path: string, name: FaultName, values: NonNullable<Fault["values"]> = {}): Fault => ({
  path,
  problem: `settings.fault.${name}`,
  values,
});

/** Returns faults of complete settings that a schema can't find. */
export function faultsOf(settings: ShopSettings): Fault[] {
  return [
    ...storeFaults(settings),
    ...storefrontFaults(settings),
    ...factFaults(settings),
    ...tableFaults(settings),
    ...promotionFaults(settings),
  ];
}

const columns = new Set(ourColumnNames.map((name) => name.toLowerCase()));

/** Checks names of facts' columns in files, which must differ from all other columns. */
function factFaults({ storefront: { facts } }: ShopSettings): Fault[] {
  const names = facts.map((one) => namesOfFactColumns([one]).map((name) => name.toLowerCase()));
  return facts.flatMap(({ code: fact, kind, choices, filterable, sortable }, at) => {
    const path = `storefront.facts[${fact}]`;
    const others = new Set(names.filter((_, other) => other !== at).flat());
    return [
      ...(names[at]?.some((name) => columns.has(name)) ? [fault(`${path}.code`, "factColumn")] : []),
      ...(names[at]?.some((name) => others.has(name)) ? [fault(`${path}.code`, "factTwice")] : []),
      ...(kind === "choice" && choices.length === 0 ? [fault(`${path}.choices`, "noChoices")] : []),
      ...repeated(choices.map((one) => one.code.toLowerCase())).map((code) => fault(`${path}.choices`, "twice", { code })),
      ...(kind === "text" && filterable ? [fault(`${path}.filterable`, "textFilter")] : []),
      ...(kind === "text" && sortable ? [fault(`${path}.sortable`, "textFilter")] : []),
    ];
  });
}

function storefrontFaults({ storefront, stores }: ShopSettings): Fault[] {
  const { defaultStore, defaultLocale, locales, operationTypes, colors } = storefront;
  const codes = operationTypes.map((type) => type.code);
  return [
    ...(stores.some((store) => store.code === defaultStore) ? [] : [fault("storefront.defaultStore", "noStore", { code: defaultStore })]),
    ...(stores.some((store) => store.code === defaultStore && !store.published)
      ? [fault("storefront.defaultStore", "unpublishedStore", { code: defaultStore })]
      : []),
    ...(locales.some((locale) => locale.code === defaultLocale) ? [] : [fault("storefront.defaultLocale", "noLocale")]),
    ...colorFaults(colors ?? {}).map(colorFault),
    ...repeated(codes).map((code) => fault("storefront.operationTypes", "twice", { code })),
  ];
}

function storeFaults({ storefront, stores }: ShopSettings): Fault[] {
  const known = storefront.operationTypes.map((type) => type.code);
  const twice = (values: (string | number)[], name: "storeCode" | "storeNumber" | "storeSlugEn" | "storeSlugEs") =>
    repeated(values).map((value) => fault("stores", `${name}Twice`, { value }));
  return [
    ...twice(
      stores.map((store) => store.code),
      "storeCode",
    ),
    ...twice(
      stores.map((store) => store.number),
      "storeNumber",
    ),
    ...twice(
      stores.map((store) => store.slug.en),
      "storeSlugEn",
    ),
    ...twice(
      stores.map((store) => store.slug.es),
      "storeSlugEs",
    ),
    ...stores.flatMap((store) => [
      ...store.operationTypes
        .filter((type) => !known.includes(type))
        .map((type) => fault(`stores[${store.code}].operationTypes`, "operationType", { code: type })),
      ...Object.entries(store.hours).flatMap(([day, hours]) => {
        const [from = "", until = ""] = hours?.split("-") ?? [];
        return hours && from >= until ? [fault(`stores[${store.code}].hours.${day}`, "closesFirst")] : [];
      }),
    ]),
  ];
}

const colorFault = (one: ColorFault): Fault =>
  one.to
    ? fault(`storefront.colors.${one.token}`, `contrast.${one.to}`, { ratio: one.ratio.toFixed(1), least: LEAST_CONTRAST })
    : fault(`storefront.colors.${one.token}`, "colorUnknown", { colors: colorTokens.join(", ") });

const lists = ["taxRates", "deliveryZones", "deliveryRates", "deliveryCharges", "promotions", "terms"] as const;

function tableFaults(settings: ShopSettings): Fault[] {
  return [
    ...lists.flatMap((list) => repeatedRows(settings, list).map((row) => fault(list, "rowTwice", { row }))),
    ...(["taxRates", "deliveryZones", "deliveryRates", "deliveryCharges"] as const).flatMap((list) =>
      settings[list].flatMap((row) =>
        row.until !== null && row.until < row.from
          ? [fault(`${list}[${identityOf(list, row)}].until`, "reversed", { until: row.until, from: row.from })]
          : [],
      ),
    ),
    ...settings.taxRates
      .filter((row) => !/^\d+(\.\d{1,4})?$/.test(String(row.percent)))
      .map((row) => fault(`taxRates[${identityOf("taxRates", row)}].percent`, "fourDecimals")),
  ];
}

const repeated = <T>(values: T[]): T[] => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

type GapName = Problem<"gap">["problem"] extends `settings.gap.${infer Name}` ? Name : never;
const gap = (name: GapName, values: NonNullable<Fault["values"]> = {}): Problem<"gap"> => ({ problem: `settings.gap.${name}`, values });

/**
 * Returns what is missing in these settings. The shop opens anyway, because the tables may be filled later; checkout refuses destinations
 * without rates.
 */
export function gapsOf({ storefront, stores: all, taxRates, deliveryZones, deliveryRates }: ShopSettings): Problem<"gap">[] {
  const stores = all.filter((store) => store.published);
  const zones = new Set(deliveryZones.map((row) => row.zone));
  const priced = new Set(deliveryRates.map((row) => row.zone));
  const pickup = storefront.operationTypes.filter((type) => type.handsOver).map((type) => type.code);
  const shipping = storefront.operationTypes.filter((type) => type.ships).map((type) => type.code);
  return [
    ...storefront.countries.filter((country) => !taxRates.some((row) => row.country === country)).map((country) => gap("tax", { country })),
    ...storefront.countries
      .filter((country) => !deliveryZones.some((row) => row.country === country))
      .map((country) => gap("zone", { country })),
    ...[...zones].filter((zone) => !priced.has(zone)).map((zone) => gap("rate", { zone })),
    ...(stores.some((store) => store.operationTypes.some((type) => pickup.includes(type))) ? [] : [gap("pickup")]),
    ...(stores.some((store) => store.operationTypes.some((type) => shipping.includes(type))) ? [] : [gap("shipping")]),
  ];
}
