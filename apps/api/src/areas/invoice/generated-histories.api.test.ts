import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";

/** 1,000 in the nightly run. */
const HISTORIES = Number(process.env.HISTORIES ?? 8);
const SEED = Number(process.env.HISTORIES_SEED ?? 20_261_124);
/** The dealer's other orders and invoices, and the books as a whole, take longer to read. */
const BOOKS_EVERY = Math.max(6, Math.ceil(HISTORIES / 20));

const shop = await openShopForFile();

let dealer: Record<string, string>;
let staff: Record<string, string>;
let customerId: number;
let itemNo: string;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  staff = await staffHeaders(shop);
  itemNo = await boxInReno(shop, 3);
  const [terms] = (await shop.call("office/customers?query=Ladera", undefined, staff)).body.value.customers;
  customerId = terms.customerId;
  await shop.call("office/saveterms", { customerId, paymentTerm: "NET30", creditLimitCents: 900_000_000, locked: false }, staff);
  const { id } = await shop.database.query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  const lot = await shop.database.query.selectFrom("lot").select("id").where("itemId", "=", id).executeTakeFirstOrThrow();
  // Enough stock, because this test isn't about stock.
  await shop.database.query.updateTable("lot").set({ onHand: 1_000_000 }).where("id", "=", lot.id).execute();
  const had = await shop.database.query
    .selectFrom("stockMovement")
    .select((of) => of.fn.sum<string>("onHand").as("sum"))
    .where("lotId", "=", lot.id)
    .executeTakeFirst();
  await shop.database.query
    .insertInto("stockMovement")
    .values({ lotId: lot.id, kind: "received", onHand: 1_000_000 - Number(had?.sum ?? 0), reserved: 0, note: "for histories" })
    .execute();
});

const read = async (call: string, input?: object) => (await shop.call(`customer/${call}`, input, dealer)).body.value;
const act = async (call: string, body: object) =>
  (await shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() })).body;
const sumOf = <T>(all: T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);

interface Placed {
  orderNo: number;
  lineId: number;
  totalCents: number;
}
interface Listed {
  invoiceNo: number;
  kind: "invoice" | "credit";
  totalCents: number;
  openCents: number;
}

/** The orders, checks and credits of a history, as the test expects them to be in the shop. */
interface History {
  orders: Placed[];
  checkCents: number;
}

const invoicesOf = async ({ orders }: History): Promise<Listed[]> => {
  const lists = await Promise.all(
    orders.map(({ orderNo }) => read("openinvoiceslist", { status: "all", search: String(orderNo), pageSize: 500 })),
  );
  return lists.flatMap((list) => list.invoices);
};

async function place(history: History, quantity: number): Promise<void> {
  const items = [{ itemNo, quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, dealer)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const { totals, termsVersion } = (await shop.call("checkout/checkout", steps, dealer)).body.value;
  const attempt = `history-${crypto.randomUUID()}`;
  const agreed = { expectedTotalCents: totals.totalCents, agreed: true, termsVersion };
  const placed = await shop.call(
    "checkout/complete",
    { shoppingBagQuoteId, attempt, payment: { type: "Credit" }, ...agreed },
    { ...dealer, "idempotency-key": attempt },
  );
  const { orderNo } = placed.body.value;
  const [line] = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value.lines;
  history.orders.push({ orderNo, lineId: line.lineId, totalCents: totals.totalCents });
}

/** Pays a part of what is open with a check. */
async function payByCheck(history: History, which: number, share: number): Promise<void> {
  const open = (await invoicesOf(history)).filter(({ openCents }) => openCents > 0);
  const invoice = open[which % Math.max(1, open.length)];
  if (!invoice) return;
  const amountCents = Math.max(1, Math.floor((invoice.openCents * share) / 100));
  const { code } = await act("recordcheck", {
    customerId,
    reference: `${which}`,
    invoices: [{ invoiceNo: invoice.invoiceNo, amountCents }],
  });
  expect(code).toBeUndefined();
  history.checkCents += amountCents;
}

/** Uses a credit for an invoice, which changes no balance. */
async function useCredit(history: History): Promise<void> {
  const all = await invoicesOf(history);
  const credit = all.find(({ openCents }) => openCents < 0);
  const invoice = all.find(({ openCents }) => openCents > 0);
  if (!credit || !invoice) return;
  const cents = Math.min(-credit.openCents, invoice.openCents);
  const invoices = [
    { invoiceNo: invoice.invoiceNo, amountCents: cents },
    { invoiceNo: credit.invoiceNo, amountCents: -cents },
  ];
  const attempt = `credit-${crypto.randomUUID()}`;
  const paid = await shop.call(
    "customer/invoicespay",
    { attempt, invoices, payment: { type: "Credit" } },
    { ...dealer, "idempotency-key": attempt },
  );
  expect(paid.body.value).toMatchObject({ status: "paid", amountCents: 0 });
}

const step = fc.oneof(
  fc.record({ kind: fc.constant("place" as const), quantity: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ kind: fc.constant("ship" as const), which: fc.nat(20), units: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("cancelUnits" as const), which: fc.nat(20), units: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("takeBack" as const), which: fc.nat(20), units: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("check" as const), which: fc.nat(20), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("credit" as const) }),
  fc.record({ kind: fc.constant("cancelOrder" as const), which: fc.nat(20) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** An act that is no longer possible is refused and must change nothing. */
async function play(history: History, one: Step): Promise<void> {
  if (one.kind === "place") return place(history, one.quantity);
  if (one.kind === "check") return payByCheck(history, one.which, one.share);
  if (one.kind === "credit") return useCredit(history);
  const order = history.orders[one.which % Math.max(1, history.orders.length)];
  if (!order) return;
  const { orderNo, lineId } = order;
  if (one.kind === "ship") await act("shiplines", { orderNo, lines: [{ lineId, units: one.units }], carrier: "Own truck" });
  if (one.kind === "cancelUnits") await act("refundlines", { orderNo, lines: [{ lineId, units: one.units }], shipped: false });
  if (one.kind === "takeBack") await act("refundlines", { orderNo, lines: [{ lineId, units: one.units }], shipped: true, returned: true });
  if (one.kind === "cancelOrder") await act("cancelorder", { orderNo });
  await shop.api.settle();
}

/** Checks that orders, invoices, credits, checks, balance and statements of a history agree to the cent. */
async function reconcile(history: History, before: { balanceCents: number; orderedCents: number }): Promise<void> {
  const invoices = await invoicesOf(history);
  const now = await read("getbalance");
  const shown = await Promise.all(
    history.orders.map(async ({ orderNo }) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value),
  );
  const voided = sumOf(shown, ({ refunds }) =>
    sumOf(refunds as { state: string; amountCents: number }[], (one) => (one.state === "voided" ? one.amountCents : 0)),
  );
  const back = sumOf(shown, ({ moneyBackCents }) => moneyBackCents) + voided;
  const invoicedCents = sumOf(invoices, ({ totalCents }) => totalCents);
  const [balanceCents, orderedCents] = [now.balanceCents - before.balanceCents, now.orderedCents - before.orderedCents];
  expect(orderedCents + invoicedCents).toBe(sumOf(history.orders, ({ totalCents }) => totalCents) - back);
  expect(balanceCents).toBe(invoicedCents - history.checkCents);
  expect(sumOf(invoices, ({ openCents }) => openCents)).toBe(balanceCents);
  expect(now.availableCents).toBe(now.limitCents - now.balanceCents - now.orderedCents);
  expect((await read("statements", {})).months[0]?.closingCents ?? 0).toBe(now.balanceCents);
}

it(`keeps orders, ledger, invoices, payments and statements of ${HISTORIES} generated histories equal`, {
  timeout: HISTORIES * 10_000 + 60_000,
}, async () => {
  const histories = fc.sample(fc.array(step, { minLength: 4, maxLength: 14 }), { numRuns: HISTORIES, seed: SEED });
  for (const [index, steps] of histories.entries()) {
    const before = await read("getbalance");
    const history: History = { orders: [], checkCents: 0 };
    await place(history, 1 + (index % 5));
    for (const one of steps) await play(history, one);
    await reconcile(history, before).catch((error: unknown) => {
      throw new Error(`history ${index} of seed ${SEED}: ${JSON.stringify(steps)}`, { cause: error });
    });
    if (index % BOOKS_EVERY === 0 || index === HISTORIES - 1)
      expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
  }
});
