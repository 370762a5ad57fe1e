import { fileURLToPath } from "node:url";
import { loadExtension } from "@azulejo/server/start/load-extension.ts";
import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import { expect, it } from "vitest";

const logged: object[] = [];
const log = { info: (fields: object) => void logged.push(fields), warn() {}, error() {}, debug() {}, trace() {}, fatal() {} };
const module = fileURLToPath(new URL(".", import.meta.url));
const extension = await loadExtension(
  { module, environment: { EXTENSION_MOST_UNITS: "3", EXTENSION_FORMER_NUMBERS: "CT-4711=adobe-viejo-pearl" } },
  log as never,
);
const shop = await openShopForFile({ extension });

let count = 0;
async function quoted(quantity: number, deliveryService: string) {
  const itemNo = await boxInReno(shop, ++count);
  const row = await shop.database.query.selectFrom("item").select("sampleItemNo").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  const items = [itemNo, row.sampleItemNo ?? ""].filter(Boolean).map((one, index) => ({
    itemNo: one,
    quantity: index === 0 ? quantity : 1,
    fulfilmentType: "DLVR",
  }));
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService };
  return { itemNo, quote: (await shop.call("checkout/checkout", steps)).body.value };
}
const complete = (quote: Parameters<typeof orderOf>[0], language = "en") => {
  const order = orderOf(quote, `attempt-of-rules-${++count}`, { type: "CreditCard", paymentMethodId: "pm_card_visa" });
  return shop.call("checkout/complete", order, { "idempotency-key": `rules-${count}-key`, "accept-language": language });
};

it("delivers by a way of its own, taxes samples no more, and hears of the order", async () => {
  const { quote } = await quoted(2, "special");
  const goods = quote.deliveries.find(({ group }: { group: string }) => group === "goods");
  expect(goods.options.map(({ service }: { service: string }) => service)).toContain("freight");
  expect(goods.chosen).toMatchObject({ service: "special", cents: 8900, name: { en: "Our own truck", es: "Nuestro propio camión" } });
  const { status, orderNo, receiptId } = (await complete(quote)).body.value;
  expect(status).toBe("placed");
  const lines = await shop.database.query
    .selectFrom("orderLine")
    .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
    .innerJoin("item", "item.id", "orderLine.itemId")
    .select(["item.kind", "orderLine.taxCents", "orderLine.goodsCents"])
    .where("orderNo", "=", orderNo)
    .orderBy("orderLine.position")
    .execute();
  expect(lines.map(({ kind, taxCents, goodsCents }) => [kind, taxCents > 0, goodsCents > 0])).toEqual([
    ["item", true, true],
    ["sample", false, true],
  ]);
  const receipt = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value;
  expect(receipt.deliveries[0]).toMatchObject({ service: "special", name: { es: "Nuestro propio camión" }, cents: 8900 });
  await shop.api.settle();
  expect(logged).toContainEqual({ id: expect.stringMatching(/^orderPlaced:/), orderNo, totalCents: quote.totals.totalCents });
});

it("refuses an order in the buyer's language, and reserves nothing for it", async () => {
  const { itemNo, quote } = await quoted(4, "freight");
  const [en, es] = [await complete(quote), await complete(quote, "es")];
  expect([en.status, en.body.code, en.body.messages]).toEqual([
    409,
    "checkout_refused",
    [`We sell more than 3 units of ${itemNo} only by phone. Call us and we'll set a truckload aside.`],
  ]);
  expect(es.body.messages?.[0]).toMatch(/^Vendemos más de 3 unidades de .+ solo por teléfono\./);
  const { orders } = await shop.database.query
    .selectFrom("customerOrder")
    .select((of) => of.fn.countAll<number>().as("orders"))
    .where("bagId", "=", quote.bag.shoppingBagQuoteId)
    .executeTakeFirstOrThrow();
  expect(Number(orders)).toBe(0);
});

it("offers its delivery only where it drives", async () => {
  const items = [{ itemNo: await boxInReno(shop, ++count), quantity: 1 }];
  const services = async (postalCode: string) => {
    const { deliveries } = (await shop.call("checkout/deliveryestimate", { items, postalCode })).body.value;
    return deliveries[0].options.map(({ service }: { service: string }) => service);
  };
  expect([(await services("89501")).includes("special"), (await services("89101")).includes("special")]).toEqual([true, false]);
});

it("asks for a house number in the buyer's language, at checkout and in the address book", async () => {
  const items = [{ itemNo: await boxInReno(shop, ++count), quantity: 1, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  const send = (line1: string) =>
    shop.call(
      "checkout/checkout",
      { shoppingBagQuoteId, contact, deliveryAddress: { ...address, line1 }, billingSameAsDelivery: true },
      { "accept-language": "es" },
    );
  const { status, body } = await send("Main Street");
  expect([status, body.code]).toEqual([400, "request_invalid"]);
  expect(JSON.stringify(body)).toContain("deliveryAddress.line1");
  expect(JSON.stringify(body)).toContain("Agregue el número de la casa para que lo encontremos.");
  expect((await send("1 Main St")).body.success).toBe(true);
  const person = bearer((await demoPerson(shop, "homeowner@demo.test")).pair);
  const save = (line1: string) => shop.call("customer/saveaddress", { label: "", address: { ...address, line1 } }, person);
  expect((await save("Main Street")).body.code).toBe("request_invalid");
  expect((await save("1 Main St")).body.success).toBe(true);
});

it("finds a product by its number in the former catalog, and leaves all other words to the shop", async () => {
  const found = async (query: string) => (await shop.call("product/list", { query })).body.value;
  expect((await found("ct-4711")).products.map(({ code }: { code: string }) => code)).toEqual(["adobe-viejo-pearl"]);
  const marble = await found("marble");
  expect(marble.total).toBeGreaterThan(10);
  const suggested = (await shop.call("suggestions/querysuggestions/list?query=CT-4711")).body.value;
  expect(suggested.products).toMatchObject([{ code: "adobe-viejo-pearl" }]);
});
