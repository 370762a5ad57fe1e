import { type CarrierShipment, CarrierSignatureError } from "@azulejo/extend/carrier.ts";
import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { guardCarrier } from "./guarded-carrier.ts";
import { createShipStationFreight } from "./shipstation-freight.ts";

const account = { apiKey: "TEST_port", accountId: "se-9" };
const sandbox: RunningSandbox = await startSandbox({
  ...{ port: 0, smtpPort: 0, host: "127.0.0.1" },
  stripe: { secretKey: "sk_test_freight", publishableKey: "pk_test_freight", webhookSecret: "whsec_freight" },
  shipstation: account,
});
afterAll(() => sandbox.close());

const silent = { info() {}, warn() {}, error() {} };
const apiUrl = `${sandbox.url}/shipstation`;
const freight = createShipStationFreight({ ...account, apiUrl });
const guarded = (timeMs?: number, carrier = freight) => guardCarrier(carrier, { log: silent, now: () => new Date(), timeMs });

const reno = { name: "Cantera", line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US", phone: "7755550100" };
const ana = { ...reno, name: "Ana Ruiz", line1: "455 N Rexford Dr", city: "Beverly Hills", province: "CA", postalCode: "90210" };
const pallet = { kind: "pallet", weight: 120_000, length: 4800, width: 4000, height: 3600, freightClass: "70" } as const;
const shipment: CarrierShipment = {
  from: { ...reno, residential: false },
  to: { ...ana, residential: false },
  pieces: [pallet],
  accessorials: [],
  reference: "100042",
};

const faults = (list: string[], slowMs = 0) =>
  fetch(`${apiUrl}/control/faults`, { method: "POST", body: JSON.stringify({ faults: list, slowMs }) });
const booked = async (): Promise<{ offer_id: string; freight_shipment_id: string; status: string }[]> =>
  ((await (await fetch(`${apiUrl}/control/shipments`)).json()) as { shipments: [] }).shipments;
const report = (ref: string, body: object) =>
  fetch(`${apiUrl}/control/shipments/${ref}/report`, { method: "POST", body: JSON.stringify(body) });
beforeEach(() => faults([]));

const requestFor = async (asked = shipment) => {
  const [rate] = await guarded().rates(asked);
  if (!rate) throw new Error("no rate");
  return { key: crypto.randomUUID(), offer: rate.offer, rate: rate.rate, shipment: asked };
};
const bookingsOf = async ({ rate }: { rate: string }) => (await booked()).filter(({ offer_id }) => rate.includes(offer_id));
const unavailable = { code: "office_carrier_unavailable" };

describe("quotes of ShipStation", () => {
  it("are of each carrier that takes the pallets, by weight and class, in cents", async () => {
    expect(await guarded().rates(shipment)).toMatchObject([
      { carrier: "Estes", service: "LTL Standard", cents: 18_900 + 1200 * 0.7 * 14, currency: "USD", days: 3 },
      { carrier: "Saia", cents: 17_500 + 1200 * 0.7 * 16 },
    ]);
  });

  it.each<[string, Partial<CarrierShipment>, number]>([
    ["a liftgate", { accessorials: ["liftgate"] }, 9500],
    ["an appointment", { accessorials: ["appointment"] }, 3500],
    ["a residence", { accessorials: ["residential"] }, 11_000],
    ["a residence by its address", { to: { ...ana, residential: true } }, 11_000],
    ["limited access", { accessorials: ["limitedAccess", "residential"] }, 12_500],
    ["a liftgate and an appointment at a residence", { accessorials: ["liftgate", "appointment", "residential"] }, 24_000],
    ["a second pallet", { pieces: [pallet, pallet] }, 1200 * 0.7 * 14],
  ])("cost more for %s", async (_, change, more) => {
    const [estes] = await guarded().rates({ ...shipment, ...change });
    expect(estes?.cents).toBe(18_900 + 1200 * 0.7 * 14 + more);
  });

  it.each<[string, Partial<CarrierShipment>, string]>([
    ["a parcel", { pieces: [{ ...pallet, kind: "parcel" }] }, "office_carrier_shipment"],
    ["a pallet without a class", { pieces: [{ ...pallet, freightClass: undefined }] }, "office_carrier_shipment"],
    ["an address that nobody finds", { to: { ...ana, line1: "0 Nowhere", residential: false } }, "office_carrier_address"],
  ])("are refused for %s", async (_, change, code) => {
    await expect(guarded().rates({ ...shipment, ...change })).rejects.toMatchObject({ code });
  });

  it.each([
    ["an error", ["error"], "office_carrier_unavailable"],
    ["too many requests", ["busy"], "office_carrier_unavailable"],
    ["half an answer", ["broken"], "office_carrier_unavailable"],
    ["a refused address", ["address"], "office_carrier_address"],
    ["refused freight", ["refused"], "office_carrier_shipment"],
  ])("end with an error of the shop's own after %s", async (_, list, code) => {
    await faults(list);
    await expect(guarded().rates(shipment)).rejects.toMatchObject({ code });
  });

  it("aren't waited for longer than the time limit, nor asked for after four failures in a row", async () => {
    await faults(["slow"], 20_000);
    const started = performance.now();
    await expect(guarded(60).rates(shipment)).rejects.toMatchObject(unavailable);
    expect(performance.now() - started).toBeLessThan(10_000);
    const own = guarded();
    await faults(["error", "error", "error", "error"]);
    for (let time = 0; time < 4; time++) await expect(own.rates(shipment)).rejects.toMatchObject(unavailable);
    expect(own.isResting()).toBe(true);
  });

  it("need the account's key and provider", async () => {
    for (const wrong of [{ apiKey: "TEST_other" }, { accountId: "se-0" }]) {
      const stranger = createShipStationFreight({ ...account, ...wrong, apiUrl });
      await expect(guarded(undefined, stranger).rates(shipment)).rejects.toThrow();
    }
  });
});

describe("freight that is booked with ShipStation", () => {
  it("has a pickup, a number and a bill of lading", async () => {
    const booking = await guarded().book(await requestFor());
    expect(booking).toMatchObject({ trackingNumber: expect.stringMatching(/^BOL-/), trackingUrl: null });
    const bill = Buffer.from(await guarded().label(booking.ref)).toString("latin1");
    expect(bill).toContain(booking.trackingNumber);
    expect(bill).toContain("Order 100042");
  });

  it.each([
    ["a lost answer", ["none", "lost"]],
    ["half an answer", ["none", "broken"]],
    ["a slow one", ["none", "slow"]],
  ])("is found by its repeat after %s, and booked once", async (_, list) => {
    const request = await requestFor();
    await faults(list, 300);
    await expect(guarded(150).book(request)).rejects.toMatchObject(unavailable);
    const booking = await guarded().book(request);
    expect(await guarded().book(request)).toEqual(booking);
    expect(await bookingsOf(request)).toHaveLength(1);
  });

  it.each([
    ["is refused", ["none", "refused"], {}],
    ["is of another quote", [], { offer: "qr-0" }],
    ["has no shipment, as before it was stored", [], { shipment: undefined }],
  ])("books nothing if it %s", async (_, list, change) => {
    const request = { ...(await requestFor()), ...change };
    await faults(list);
    await expect(guarded().book(request)).rejects.toMatchObject({ code: "office_carrier_rate" });
    expect(await bookingsOf(request)).toEqual([]);
  });

  it("whose bill of lading is missing has it later", async () => {
    const { ref } = await guarded().book(await requestFor());
    await faults(["unlabeled"]);
    await expect(guarded().label(ref)).rejects.toMatchObject(unavailable);
    expect((await guarded().label(ref)).byteLength).toBeGreaterThan(500);
  });

  it("is canceled once, also after a lost answer, unless it was picked up", async () => {
    const { ref } = await guarded().book(await requestFor());
    await faults(["lost"]);
    await expect(guarded().cancel(ref)).rejects.toMatchObject(unavailable);
    await guarded().cancel(ref);
    const { ref: other } = await guarded().book(await requestFor());
    await report(other, { status: "AC" });
    await expect(guarded().cancel(other)).rejects.toMatchObject({ code: "office_carrier_taken" });
  });

  it("is reported about from the pickup to the delivery, with equal ids each time", async () => {
    const { ref } = await guarded().book(await requestFor());
    expect(await guarded().track?.(ref)).toEqual([]);
    await report(ref, { status: "IT", at: "2026-12-01T18:00:00Z", estimatedOn: "2026-12-04" });
    const first = await guarded().track?.(ref);
    expect(first).toMatchObject([{ bookingRef: ref, status: "moving", at: new Date("2026-12-01T18:00:00Z"), estimatedOn: "2026-12-04" }]);
    await report(ref, { status: "DE", at: "2026-12-03T17:30:00Z", signer: "A. RUIZ" });
    expect(await guarded().track?.(ref)).toMatchObject([
      { id: first?.[0]?.id },
      { status: "delivered", estimatedOn: null, proof: { at: new Date("2026-12-03T17:30:00Z"), signedBy: "A. RUIZ" } },
    ]);
    await faults(["broken"]);
    await expect(guarded().track?.(ref)).rejects.toMatchObject(unavailable);
  });

  it.each([
    ["AC", "moving"],
    ["AT", "moving"],
    ["EX", "failed"],
    ["SP", "delivered"],
    ["NY", "announced"],
    ["UN", "announced"],
  ])("reports %s as %s", async (code, status) => {
    const { ref } = await guarded().book(await requestFor());
    await report(ref, { status: code, at: "2026-12-02T18:00:00Z" });
    expect(await guarded().track?.(ref)).toMatchObject([{ status }]);
  });

  it("has no webhooks, so that nobody can send its events", () => {
    expect(() => freight.readEvent("{}", new Headers())).toThrow(CarrierSignatureError);
  });
});
