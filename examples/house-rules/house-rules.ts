import {
  type AddressCheck,
  type DeliveryMethod,
  defineExtension,
  type ItemTax,
  type OrderRule,
  type ProductSearch,
  type TaxedItem,
  type TaxLevel,
  type TaxService,
} from "@azulejo/extend";

const LEVELS: readonly TaxLevel[] = ["country", "state", "county", "city", "district"];

/** Calculates taxes from the storefront's own tables, except that samples are free of tax. */
const taxes: TaxService = {
  name: "house-rules",
  // The document alone is enough to calculate the tax, so the service can be called during any request.
  isLocal: true,
  takesSales: false,
  async calculate({ items }) {
    if (items.some(({ tableRates }) => tableRates === null)) return null;
    return {
      items: items.map((item) => ({ ref: item.ref, taxes: item.kind === "sample" || item.certificateNo !== null ? [] : taxesOf(item) })),
    };
  },
  commit: async () => null,
  async void() {},
  async refund() {},
};

const taxesOf = ({ kind, cents, to, tableRates }: TaxedItem): ItemTax[] =>
  (tableRates ?? [])
    .filter(({ taxesDelivery }) => kind !== "delivery" || taxesDelivery)
    .map(({ name, ratePpm }) => {
      const [named, place = named] = name.split(":");
      const level = LEVELS.find((one) => one === named) ?? "district";
      const { country, province } = to;
      return {
        level,
        jurisdiction: place ?? "",
        country,
        province,
        ratePpm,
        taxableCents: cents,
        cents: Math.round((cents * ratePpm) / 1_000_000),
      };
    });

/** A delivery method: the supplier's own truck, which drives to the towns around the warehouse. */
const ownTruck: DeliveryMethod = {
  name: { en: "Our own truck", es: "Nuestro propio camión" },
  offer: ({ postalCode, weight }) =>
    postalCode.startsWith("895") && weight <= 400_000 ? { cents: 8900, days: { from: 1, until: 3 } } : null,
};

/** The truck finds a street, but no house without a number. */
const houseNumber: AddressCheck = {
  check: async ({ line1 }) =>
    /\d/.test(line1)
      ? null
      : {
          field: "line1",
          sentence: { en: "Add the house number so our driver finds you.", es: "Agregue el número de la casa para que lo encontremos." },
        },
};

/** Finds products by their numbers in the supplier's former catalog, which customers still have on old orders: `CT-4711=arroyo-sand`. */
function formerNumbers(list: string): ProductSearch {
  const codes = new Map(list.split(",").map((pair) => pair.split("=") as [string, string]));
  return {
    name: "former numbers",
    async find({ text }) {
      const code = codes.get(text.trim().toUpperCase());
      return code === undefined ? null : { products: [code] };
    },
  };
}

const sizeLimit = (most: number): OrderRule => ({
  name: "size limit",
  whenItFails: "allow",
  check({ items }) {
    const large = items.find(({ quantity }) => quantity > most);
    if (!large) return null;
    return {
      en: `We sell more than ${most} units of ${large.itemNo} only by phone. Call us and we'll set a truckload aside.`,
      es: `Vendemos más de ${most} unidades de ${large.itemNo} solo por teléfono. Llámenos y le apartamos un camión completo.`,
    };
  },
});

/**
 * House rules of a supplier: samples without tax, a truck of its own, addresses with a house number, products found by their former numbers, and
 * large orders by phone.
 */
export default defineExtension({
  name: "house rules",
  extend: 1,
  open: ({ environment, log }) => ({
    tax: taxes,
    deliveryMethod: ownTruck,
    addressCheck: houseNumber,
    search: formerNumbers(environment["EXTENSION_FORMER_NUMBERS"] ?? ""),
    orderRules: [sizeLimit(Number(environment["EXTENSION_MOST_UNITS"] ?? 400))],
    listeners: {
      orderPlaced: ({ id, orderNo, totalCents }) => log.info({ id, orderNo, totalCents }, "the warehouse is told of an order"),
    },
  }),
});
