import { describe, expect, it } from "vitest";
import { saleDocument } from "./sale-document.rules.ts";
import { type TaxableOrder, taxDocument } from "./tax-document.rules.ts";

type Priced = TaxableOrder["priced"];
type Delivery = TaxableOrder["deliveries"][number];

const store = (id: number, city: string, ships: boolean) => ({
  ...{ id, ships, city },
  ...{ street: `${id} Main St`, state: "NV", postalCode: `8950${id}`, country: "US" },
});
const [reno, sparks, elko] = [store(1, "Reno", false), store(2, "Sparks", true), store(3, "Elko", true)];
const placeOf = ({ street, city, state, postalCode, country }: typeof reno) => ({
  ...{ line1: street, city, province: state, postalCode, country },
});
const to = { line1: "5 Oak Ave", city: "Truckee", province: "CA", postalCode: "96161", country: "US" };
const line = (lineId: number, fulfilment: string, more: object = {}) => ({
  line: { lineId, quantity: 3, fulfilment },
  item: { kind: "item", itemNo: `T-${lineId}`, taxCode: "TILE" },
  ...{ goodsCents: 1_000 * lineId, name: `Tile ${lineId}`, allocation: { parts: [] } },
  ...more,
});
const option = (cents: number) => ({ service: "freight", cents, from: "2026-12-01", until: "2026-12-03", liftgate: false });
const delivery = (group: "goods" | "samples", chosen: object | null, options: object[]) =>
  ({ group, chosen, options, charges: [] }) as unknown as Delivery;
const rate = { name: "state:CA", ratePpm: 72_500, taxesDelivery: true };
const dated = { ...rate, country: "US", province: "CA", postalPrefix: "", from: "2026-01-01" };
const exemption = { certificateNo: "RCE-1", country: "US" as const, province: "NV", expiresOn: null };
const places = {
  delivered: { rates: [dated], unknownIn: null, exemption: null },
  pickedUp: { rates: null, unknownIn: null, exemption },
};
function order(lines: object[], more: Partial<TaxableOrder> & { pickupStore?: object } = {}): TaxableOrder {
  const { pickupStore = null, ...rest } = more;
  const priced = { lines, stores: [reno, sparks, elko], pickupStore, discounts: { waivesFreight: false } } as unknown as Priced;
  return { on: "2026-11-29", currency: "USD", customerId: null, priced, deliveries: [], to, places, ...rest };
}

describe("the document for a tax service", () => {
  it("has a delivered line with its origin, destination and the tables' rates", () => {
    const parts = [
      { placeId: 2, quantity: 1 },
      { placeId: 3, quantity: 2 },
    ];
    expect(taxDocument(order([line(1, "DLVR", { allocation: { parts } })]))).toEqual({
      ...{ on: "2026-11-29", currency: "USD", customer: "guest" },
      items: [
        {
          ...{ ref: "line:1", kind: "goods", itemNo: "T-1", description: "Tile 1", quantity: 3, cents: 1_000, taxCode: "TILE" },
          ...{ from: placeOf(elko), to, certificateNo: null, tableRates: [rate] },
        },
      ],
    });
  });

  it("names a business account, and a certificate", () => {
    const document = taxDocument(order([line(1, "PKUP")], { customerId: 42, pickupStore: reno }));
    expect(document?.customer).toBe("customer-42");
    expect(document?.items).toMatchObject([{ from: placeOf(reno), to: placeOf(reno), certificateNo: "RCE-1", tableRates: null }]);
  });

  it("has only what has a place, and no gift cards", () => {
    const lines = [line(1, "DLVR"), line(2, "PKUP"), line(3, "ELTR")];
    const refs = (more: object) => taxDocument(order(lines, more))?.items.map(({ ref }) => ref);
    expect(refs({ pickupStore: reno })).toEqual(["line:1", "line:2"]);
    expect(refs({})).toEqual(["line:1"]);
    expect(refs({ pickupStore: reno, to: null })).toEqual(["line:2"]);
    expect(taxDocument(order(lines, { to: null, deliveries: [delivery("goods", null, [option(100)])] }))).toBeNull();
  });

  it("starts a line without stock at the first store that ships, or at its destination", () => {
    const from = (stores: object[]) => {
      const asked = order([line(1, "DLVR", { allocation: null })]);
      return taxDocument({ ...asked, priced: { ...asked.priced, stores } as Priced })?.items[0]?.from;
    };
    expect([from([reno, sparks, elko]), from([reno]), from([])]).toEqual([placeOf(sparks), to, to]);
  });

  it("marks samples, and items that are gone", () => {
    const sample = line(1, "DLVR", { item: { kind: "sample", itemNo: "S-1", taxCode: null }, goodsCents: null });
    expect(taxDocument(order([sample, line(2, "DLVR", { item: null })]))?.items).toMatchObject([
      { kind: "sample", itemNo: "S-1", taxCode: null, cents: 0 },
      { kind: "goods", itemNo: "", taxCode: null },
    ]);
  });

  it("has each delivery with the price of its chosen option, or else the first one", () => {
    const lines = [line(1, "PKUP", { allocation: { parts: [{ placeId: 1, quantity: 1 }] } }), line(2, "DLVR")];
    const deliveries = [delivery("goods", option(900), [option(500)]), delivery("samples", null, [option(300)])];
    const items = taxDocument(order(lines, { deliveries }))?.items.slice(1);
    expect(items).toEqual([
      {
        ...{ ref: "delivery:goods", kind: "delivery", itemNo: "", description: "Delivery", quantity: 1, cents: 900, taxCode: null },
        ...{ from: placeOf(sparks), to, certificateNo: null, tableRates: [rate] },
      },
      expect.objectContaining({ ref: "delivery:samples", cents: 300, from: to }),
    ]);
    expect(taxDocument(order(lines, { deliveries: [delivery("samples", null, [])] }))?.items.at(-1)?.cents).toBe(0);
  });

  it("starts a delivery where most of its first line is", () => {
    const elkoFirst = { parts: [{ placeId: 3, quantity: 1 }] };
    const lines = [
      line(1, "DLVR", { item: { kind: "sample", itemNo: "S-1", taxCode: null } }),
      line(2, "DLVR", { item: null, allocation: elkoFirst }),
    ];
    const deliveries = [delivery("goods", option(900), [])];
    expect(taxDocument(order(lines, { deliveries }))?.items.at(-1)?.from).toEqual(placeOf(elko));
  });
});

describe("a sale to report", () => {
  const part = (on: "goods" | "delivery", cents: number) =>
    ({ on, lineId: null, cents, baseCents: 0, name: "", ratePpm: 0, rate: dated }) as const;
  const deliveries = [delivery("goods", option(900), []), delivery("samples", option(300), [])];
  const asked = order([line(1, "DLVR"), line(2, "DLVR", { goodsCents: null })], { deliveries });
  const document = taxDocument(asked);
  const sold = { taxDocument: document, priced: asked.priced, deliveries, taxOfLine: new Map([[1, 73]]) };
  const amounts = (one: ReturnType<typeof saleDocument>) => one?.items.map(({ ref, cents, taxCents }) => [ref, cents, taxCents]);

  it("has the agreed amounts and taxes, with the tax of all deliveries at the first one", () => {
    const taxParts = [part("goods", 73), part("delivery", 65), part("delivery", 22)];
    const sale = saleDocument({ ...sold, taxParts });
    expect(sale).toMatchObject({ on: "2026-11-29", currency: "USD", customer: "guest" });
    expect(amounts(sale)).toEqual([
      ["line:1", 1_000, 73],
      ["line:2", 0, 0],
      ["delivery:goods", 900, 87],
      ["delivery:samples", 300, 0],
    ]);
  });

  it("has nothing for what wasn't sold", () => {
    const unsold = { ...sold, priced: { ...asked.priced, lines: [] }, deliveries: [delivery("goods", null, [option(500)])] };
    expect(amounts(saleDocument({ ...unsold, taxParts: [] }))).toEqual([
      ["line:1", 0, 0],
      ["line:2", 0, 0],
      ["delivery:goods", 0, 0],
      ["delivery:samples", 0, 0],
    ]);
  });

  it("is none without a document", () => {
    expect(saleDocument({ ...sold, taxDocument: null, taxParts: [] })).toBeNull();
  });
});
