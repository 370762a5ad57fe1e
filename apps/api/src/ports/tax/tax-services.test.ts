import type { TaxDocument, TaxedItem, TaxSale, TaxService } from "@azulejo/extend/tax-service.ts";
import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createAvaTaxes } from "./avatax-taxes.ts";
import { guardTaxes } from "./guarded-taxes.ts";
import { createStripeTaxes } from "./stripe-taxes.ts";

const sandbox: RunningSandbox = await startSandbox({
  ...{ port: 0, smtpPort: 0, host: "127.0.0.1" },
  stripe: { secretKey: "sk_test_tax", publishableKey: "pk_test_tax", webhookSecret: "whsec_tax" },
});
afterAll(() => sandbox.close());

const silent = { info() {}, warn() {}, error() {} };
const reno = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
const hills = { line1: "455 N Rexford Dr", city: "Beverly Hills", province: "CA", postalCode: "90210", country: "US" };
const item = (ref: string, change: Partial<TaxedItem> = {}): TaxedItem => ({
  ...{ ref, kind: "goods", itemNo: "T-1", description: "Tile", quantity: 2, cents: 10_001, taxCode: null },
  ...{ from: reno, to: hills, certificateNo: null, tableRates: null },
  ...change,
});
const document = (items: TaxedItem[]): TaxDocument => ({ on: "2026-05-05", currency: "USD", customer: "guest", items });
const order = document([
  item("line:1"),
  item("line:2", { cents: 5000, taxCode: "NT" }),
  item("line:3", { cents: 700, from: reno, to: reno }),
  item("delivery:goods", { kind: "delivery", itemNo: "", cents: 9000, quantity: 1 }),
]);

const faults = (list: string[], slowMs = 0) =>
  fetch(`${sandbox.url}/tax/control/faults`, {
    method: "POST",
    body: JSON.stringify({ faults: list, slowMs }),
    signal: AbortSignal.timeout(5000),
  });
interface Recorded {
  avatax: { code: string; type: string; status: string; totalTax: number }[];
  stripe: { type: string; reference: string; items: { amount: number; amount_tax: number }[] }[];
}
const recorded = async (): Promise<Recorded> => {
  const answer = await fetch(`${sandbox.url}/tax/control/recorded`, { signal: AbortSignal.timeout(5000) });
  return (await answer.json()) as Recorded;
};
beforeEach(() => faults([]));

const services: [string, TaxService, string][] = [
  [
    "AvaTax",
    createAvaTaxes({ accountId: "2000000001", licenseKey: "demo-avatax-key", companyCode: "DEMO", apiUrl: `${sandbox.url}/avatax` }),
    "NT",
  ],
  ["Stripe Tax", createStripeTaxes({ secretKey: "sk_test_tax", apiUrl: sandbox.url }), "txcd_00000000"],
];

describe.each(services)("%s", (_name, service, untaxedCode) => {
  const guarded = (timeMs?: number) => guardTaxes(service, { log: silent, now: () => new Date(), timeMs });
  const asked = document(order.items.map((one) => (one.taxCode ? { ...one, taxCode: untaxedCode } : one)));

  it("taxes each line at its destination by jurisdiction, product code and kind", async () => {
    const { answer } = await guarded().calculate(asked);
    const ofRef = new Map(
      answer?.items.map(({ ref, taxes }) => [ref, taxes.map((one) => [`${one.level}:${one.province}`, one.ratePpm, one.cents])]),
    );
    expect(ofRef.get("line:1")).toEqual([
      ["state:CA", 60_000, 600],
      ["county:CA", 2500, 25],
      ["district:CA", 10_000, 100],
      ["district:CA", 22_500, 225],
    ]);
    expect([ofRef.get("line:2"), ofRef.get("delivery:goods")]).toEqual([[], []]);
    expect(ofRef.get("line:3")).toEqual([
      ["state:NV", 46_000, 32],
      ["county:NV", 36_650, 26],
    ]);
  });

  it("charges nothing with a certificate for the destination", async () => {
    const { answer } = await guarded().calculate(document([item("line:1", { certificateNo: "SR-1" }), item("line:2", { to: reno })]));
    expect(answer?.items.map(({ taxes }) => taxes.length > 0)).toEqual([false, true]);
  });

  it.each(["error", "busy", "broken", "negative", "elsewhere", "missing", "huge"])("counts as unavailable: %s", async (fault) => {
    // One answer for each destination.
    await faults([fault, fault]);
    expect(await guarded().calculate(asked)).toEqual({ answer: null, fault: "unavailable" });
    await faults([]);
    expect((await guarded().calculate(asked)).fault).toBeNull();
  });

  it("counts as unavailable when its time is over, and its late answer is dropped", async () => {
    await faults(["slow", "slow"], 200);
    const began = performance.now();
    expect(await guarded(40).calculate(asked)).toEqual({ answer: null, fault: "unavailable" });
    expect(performance.now() - began).toBeLessThan(180);
  });

  it("says that it can't find an address, and is then not left alone", async () => {
    const taxes = guarded();
    const nowhere = document([item("line:1", { to: { ...hills, line1: "0 Nowhere" } })]);
    for (let times = 0; times < 6; times += 1) expect((await taxes.calculate(nowhere)).fault).toBe("address");
    expect((await taxes.calculate(asked)).fault).toBeNull();
  });

  it("records a sale once however often it is reported, gives lines of it back, and takes it back as a whole", async () => {
    const code = `order-${_name}`;
    const sold: TaxSale = { ...asked, code, items: asked.items.map((one) => ({ ...one, taxCents: one.ref === "line:1" ? 951 : 0 })) };
    await faults(["lost"]);
    await service.commit(sold).catch(() => {});
    const ref = await service.commit(sold);
    expect(await service.commit(sold)).toBe(ref);
    const refund = { ...sold, code: `${code}-R1`, saleCode: code, saleRef: ref };
    const lines = sold.items.slice(0, 1).map((one) => ({ ...one, quantity: 1, cents: 5000, taxCents: 475 }));
    await service.refund({ ...refund, items: lines });
    await service.refund({ ...refund, items: lines });
    const { avatax, stripe } = await recorded();
    if (service.name === "avatax") {
      const own = avatax.filter((one) => one.code.startsWith(code));
      expect(own.map((one) => [one.code, one.type, one.status, one.totalTax])).toEqual([
        [code, "SalesInvoice", "Committed", 9.51],
        [`${code}-R1`, "ReturnInvoice", "Committed", -4.75],
      ]);
    } else {
      expect(stripe.map((one) => [one.type, one.reference])).toEqual([
        ["transaction", `${code}-1`],
        ["transaction", `${code}-2`],
        ["reversal", `${code}-R1-1`],
      ]);
      expect(stripe.at(-1)?.items.map((one) => [one.amount, one.amount_tax])).toEqual([[-5000, -475]]);
    }
    await service.void(code, ref);
    await service.void(code, ref);
    const ended = await recorded();
    if (service.name === "avatax") expect(ended.avatax.find((one) => one.code === code)?.status).toBe("Cancelled");
    else expect(ended.stripe.filter((one) => one.reference.endsWith("-void"))).toHaveLength(2);
  });
});

describe("a service that keeps failing", () => {
  it("is left alone for half a minute, then tried by one request, and used again once it answers", async () => {
    let now = new Date(0);
    let calls = 0;
    let isDown = true;
    const service: TaxService = {
      ...{ name: "test", isLocal: false, takesSales: false },
      async calculate() {
        calls += 1;
        if (isDown) throw new Error("down");
        return { items: [{ ref: "line:1", taxes: [] }] };
      },
      commit: async () => null,
      async void() {},
      async refund() {},
    };
    const taxes = guardTaxes(service, { log: silent, now: () => now });
    const ask = () => taxes.calculate(document([item("line:1")]));
    for (let times = 0; times < 10; times += 1) await ask();
    expect(calls).toBe(4);
    now = new Date(31_000);
    await Promise.all([ask(), ask(), ask()]);
    expect(calls).toBe(5);
    now = new Date(62_000);
    isDown = false;
    expect([(await ask()).fault, (await ask()).fault, calls]).toEqual([null, null, 7]);
  });
});
