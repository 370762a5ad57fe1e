import { type CarrierShipment, CarrierSignatureError } from "@azulejo/extend/carrier.ts";
import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createEasyPostCarrier } from "./easypost-carrier.ts";
import { easyPostSignature } from "./easypost-events.ts";
import { guardCarrier } from "./guarded-carrier.ts";

const keys = { apiKey: "EZTK-port", webhookSecret: "sécret" };
const sandbox: RunningSandbox = await startSandbox({
  ...{ port: 0, smtpPort: 0, host: "127.0.0.1" },
  stripe: { secretKey: "sk_test_carrier", publishableKey: "pk_test_carrier", webhookSecret: "whsec_carrier" },
  easypost: keys,
});
afterAll(() => sandbox.close());

const silent = { info() {}, warn() {}, error() {} };
const apiUrl = `${sandbox.url}/easypost`;
const carrier = createEasyPostCarrier({ ...keys, apiUrl });
const guarded = (timeMs?: number) => guardCarrier(carrier, { log: silent, now: () => new Date(), timeMs });

const reno = { name: "Cantera", line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US", phone: "7755550100" };
const ana = { ...reno, name: "Ana Ruiz", line1: "455 N Rexford Dr", city: "Beverly Hills", province: "CA", postalCode: "90210" };
const box = { kind: "parcel", weight: 3250, length: 2000, width: 2000, height: 800 } as const;
const parcel: CarrierShipment = {
  from: { ...reno, residential: false },
  to: { ...ana, residential: true },
  pieces: [box],
  accessorials: [],
  reference: "100042",
};

const faults = (list: string[], slowMs = 0) =>
  fetch(`${apiUrl}/control/faults`, { method: "POST", body: JSON.stringify({ faults: list, slowMs }) });
const bought = async (): Promise<{ id: string; bought: { trackingCode: string } }[]> =>
  ((await (await fetch(`${apiUrl}/control/shipments`)).json()) as { shipments: [] }).shipments;
beforeEach(() => faults([]));

const rateOf = async (shipment = parcel) => {
  const [rate] = await guarded().rates(shipment);
  if (!rate) throw new Error("no rate");
  return { key: crypto.randomUUID(), offer: rate.offer, rate: rate.rate };
};
const unavailable = { code: "office_carrier_unavailable" };

describe("rates of EasyPost", () => {
  it("are of each carrier that takes the parcel, in cents", async () => {
    const rates = await guarded().rates(parcel);
    expect(rates).toMatchObject([
      { carrier: "UPS", service: "Ground", cents: 1180 + 33 * 42, currency: "USD", days: 4 },
      { carrier: "FedEx", cents: 2890 + 33 * 96 },
      { carrier: "USPS", cents: 1065 + 33 * 58 },
    ]);
    expect(new Set(rates.map(({ offer }) => offer)).size).toBe(1);
    expect((await guarded().rates({ ...parcel, pieces: [{ ...box, weight: 9000 }] })).map((one) => one.carrier)).toEqual(["UPS", "FedEx"]);
    expect(await guarded().rates({ ...parcel, pieces: [{ ...box, weight: 90_000 }] })).toEqual([]);
  });

  it.each<[string, Partial<CarrierShipment>, string]>([
    ["a pallet", { pieces: [{ ...box, kind: "pallet" }] }, "office_carrier_shipment"],
    ["a pallet among parcels", { pieces: [box, { ...box, kind: "pallet" }] }, "office_carrier_shipment"],
    ["a liftgate", { accessorials: ["liftgate"] }, "office_carrier_shipment"],
    ["an address that nobody finds", { to: { ...ana, line1: "0 Nowhere", residential: true } }, "office_carrier_address"],
  ])("are refused for %s", async (_, change, code) => {
    await expect(guarded().rates({ ...parcel, ...change })).rejects.toMatchObject({ code });
  });

  it.each([
    ["an error", ["error"], "office_carrier_unavailable"],
    ["too many requests", ["busy"], "office_carrier_unavailable"],
    ["half an answer", ["broken"], "office_carrier_unavailable"],
    ["a refused address", ["address"], "office_carrier_address"],
    ["refused dimensions", ["refused"], "office_carrier_shipment"],
  ])("end with an error of the shop's own after %s", async (_, list, code) => {
    await faults(list);
    await expect(guarded().rates(parcel)).rejects.toMatchObject({ code });
  });

  it("aren't waited for longer than the time limit", async () => {
    await faults(["slow"], 20_000);
    const started = performance.now();
    await expect(guarded(60).rates(parcel)).rejects.toMatchObject(unavailable);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("aren't asked for after four failures in a row, and refusals are none", async () => {
    const own = guarded();
    for (let time = 0; time < 5; time++) await own.rates({ ...parcel, accessorials: ["liftgate"] }).catch(() => {});
    expect(own.isResting()).toBe(false);
    await faults(["error", "error", "error", "error"]);
    for (let time = 0; time < 4; time++) await expect(own.rates(parcel)).rejects.toMatchObject(unavailable);
    expect(own.isResting()).toBe(true);
    await expect(own.rates(parcel)).rejects.toMatchObject(unavailable);
  });
});

describe("a booking at EasyPost", () => {
  it("has a tracking number, a tracking page and a label", async () => {
    const booking = await guarded().book(await rateOf());
    expect(booking).toMatchObject({ trackingNumber: expect.stringMatching(/^1Z/), trackingUrl: expect.stringMatching(/^https:/) });
    const label = Buffer.from(await guarded().label(booking.ref));
    expect(label.toString("latin1")).toContain(booking.trackingNumber);
  });

  it.each([
    ["a lost answer", ["lost"]],
    ["half an answer", ["broken"]],
    ["a slow one", ["slow"]],
  ])("is found by its repeat after %s, and bought once", async (_, list) => {
    const request = await rateOf();
    await faults(list, 200);
    await expect(guarded(100).book(request)).rejects.toMatchObject(unavailable);
    const booking = await guarded().book(request);
    expect((await bought()).filter(({ id }) => id === request.offer)).toMatchObject([{ bought: { trackingCode: booking.trackingNumber } }]);
    expect(await guarded().book(request)).toEqual(booking);
  });

  it("is the first of two rates of one parcel", async () => {
    const [first, second] = await guarded().rates(parcel);
    const booking = await guarded().book({ key: "1", offer: first?.offer ?? "", rate: first?.rate ?? "" });
    expect(await guarded().book({ key: "2", offer: second?.offer ?? "", rate: second?.rate ?? "" })).toEqual(booking);
  });

  it.each([
    ["is refused", ["refused"], {}],
    ["is of an unknown parcel", [], { offer: "shp_0" }],
    ["is of an unknown rate", [], { rate: "rate_0" }],
  ])("that %s books nothing", async (_, list, change) => {
    const request = { ...(await rateOf()), ...change };
    await faults(list);
    await expect(guarded().book(request)).rejects.toMatchObject({ code: "office_carrier_rate" });
    expect((await bought()).some(({ id }) => id === request.offer)).toBe(false);
  });

  it("whose label is missing has it later", async () => {
    const { ref } = await guarded().book(await rateOf());
    await faults(["unlabeled"]);
    await expect(guarded().label(ref)).rejects.toMatchObject(unavailable);
    expect((await guarded().label(ref)).byteLength).toBeGreaterThan(500);
  });

  it("is canceled once, also after a lost answer, unless it was scanned", async () => {
    const { ref } = await guarded().book(await rateOf());
    await faults(["lost"]);
    await expect(guarded().cancel(ref)).rejects.toMatchObject(unavailable);
    await guarded().cancel(ref);
    const { ref: other } = await guarded().book(await rateOf());
    await faults(["scanned"]);
    await expect(guarded().cancel(other)).rejects.toMatchObject({ code: "office_carrier_taken" });
  });

  it("needs the account's key", async () => {
    const stranger = createEasyPostCarrier({ ...keys, apiKey: "EZTK-other", apiUrl });
    await expect(guardCarrier(stranger, { log: silent, now: () => new Date() }).rates(parcel)).rejects.toMatchObject(unavailable);
  });
});

describe("several parcels at EasyPost", () => {
  const several = { ...parcel, pieces: [box, { ...box, weight: 9000 }, box] };
  const track = (id: string, status: string) =>
    fetch(`${apiUrl}/control/shipments/${id}/track`, { method: "POST", body: JSON.stringify({ status, times: 0 }) });
  const refundsOf = async (ids: string[]) =>
    ((await bought()) as unknown as { id: string; refundStatus: string | null }[])
      .filter(({ id }) => ids.includes(id))
      .map(({ refundStatus }) => refundStatus);

  it("have one rate of each carrier that takes them together", async () => {
    const rates = await guarded().rates(several);
    expect(rates.map(({ carrier, cents }) => [carrier, cents])).toEqual([
      ["UPS", 3 * 1180 + (33 + 90 + 33) * 42],
      ["FedEx", 3 * 2890 + (33 + 90 + 33) * 96],
    ]);
    expect(new Set(rates.flatMap(({ pieces }) => pieces)).size).toBe(3);
    expect(await guarded().rates({ ...parcel, pieces: [box, { ...box, weight: 20_000 }] })).toEqual([]);
  });

  it("are booked at once, each with a label and a tracking number", async () => {
    const { pieces, ...booking } = await guarded().book(await rateOf(several));
    expect(pieces).toHaveLength(3);
    expect(new Set(pieces?.map(({ trackingNumber }) => trackingNumber)).size).toBe(3);
    expect(booking.trackingNumber).toBe(pieces?.[0]?.trackingNumber);
    for (const { ref, trackingNumber } of pieces ?? [])
      expect(Buffer.from(await guarded().label(ref)).toString("latin1")).toContain(trackingNumber);
  });

  it.each([
    ["a lost answer", ["lost"]],
    ["half an answer", ["broken"]],
    ["a slow one", ["slow"]],
  ])("are found by a repeat after %s, and bought once", async (_, list) => {
    const request = await rateOf(several);
    await faults(list, 200);
    await expect(guarded(100).book(request)).rejects.toMatchObject(unavailable);
    const booking = await guarded().book(request);
    expect(booking.pieces).toHaveLength(3);
    expect(await guarded().book(request)).toEqual(booking);
  });

  it("are given back and refused if the carrier labels only some", async () => {
    const [rate] = await guarded().rates(several);
    await faults(["partial"]);
    const request = { key: "1", offer: rate?.offer ?? "", rate: rate?.rate ?? "" };
    await expect(guarded().book(request)).rejects.toMatchObject({ code: "office_carrier_rate" });
    expect(await refundsOf(rate?.pieces ?? [])).toEqual(["submitted"]);
    await expect(guarded().book(request)).rejects.toMatchObject({ code: "office_carrier_rate" });
  });

  it("are canceled together, also after a lost answer", async () => {
    const { ref, pieces = [] } = await guarded().book(await rateOf(several));
    await faults(["none", "lost"]);
    await expect(guarded().cancel(ref)).rejects.toMatchObject(unavailable);
    await guarded().cancel(ref);
    await guarded().cancel(ref);
    expect(await refundsOf(pieces.map((one) => one.ref))).toEqual(["submitted", "submitted", "submitted"]);
  });

  it("stay booked if one was scanned", async () => {
    const { ref, pieces = [] } = await guarded().book(await rateOf(several));
    await track(pieces[1]?.ref ?? "", "in_transit");
    await expect(guarded().cancel(ref)).rejects.toMatchObject({ code: "office_carrier_taken" });
    expect(await refundsOf(pieces.map((one) => one.ref))).toEqual([null, null, null]);
  });
});

describe("an event of EasyPost", () => {
  const event = (result: object, description = "tracker.updated") =>
    JSON.stringify({
      id: "evt_1",
      object: "Event",
      description,
      result: { object: "Tracker", status: "in_transit", shipment_id: "shp_1", updated_at: "2026-12-01T18:00:00Z", ...result },
    });
  const read = (body: string, signature = easyPostSignature(body, keys.webhookSecret)) =>
    carrier.readEvent(body, new Headers({ "x-hmac-signature": signature }));

  it("says where a parcel is, and when it will arrive by the destination's calendar", () => {
    expect(read(event({ est_delivery_date: "2026-12-05T02:00:00Z" }))).toEqual({
      ...{ id: "evt_1", bookingRef: "shp_1", at: new Date("2026-12-01T18:00:00Z"), status: "moving" },
      ...{ estimatedOn: "2026-12-05", proof: null },
    });
    const detail = { est_delivery_date: "2026-12-05T02:00:00Z", carrier_detail: { est_delivery_date_local: "2026-12-04" } };
    expect(read(event(detail))?.estimatedOn).toBe("2026-12-04");
  });

  it("has the proof of a delivery", () => {
    const details = [
      { status: "in_transit", datetime: "2026-12-01T09:00:00Z" },
      { status: "delivered", datetime: "2026-12-02T17:30:00Z" },
    ];
    expect(read(event({ status: "delivered", signed_by: "A. RUIZ", tracking_details: details }))).toMatchObject({
      status: "delivered",
      proof: { at: new Date("2026-12-02T17:30:00Z"), signedBy: "A. RUIZ" },
    });
  });

  it.each([
    ["of another kind", event({}, "batch.updated")],
    ["about a parcel booked elsewhere", event({ shipment_id: null })],
  ])("%s is ignored", (_, body) => {
    expect(read(body)).toBeNull();
  });

  it("is refused without the service's signature", () => {
    const body = event({});
    for (const signature of ["", "hmac-sha256-hex=", easyPostSignature(body, "other"), easyPostSignature(`${body} `, keys.webhookSecret)])
      expect(() => read(body, signature)).toThrow(CarrierSignatureError);
  });

  it("is accepted if its whole weights were signed as floats, and its secret's accent is written in two signs", () => {
    const body = event({ weight: 17 });
    expect(read(body, easyPostSignature(body.replace('"weight":17', '"weight":17.0'), "se\u0301cret"))?.id).toBe("evt_1");
  });

  it("with a broken body is refused", () => {
    for (const body of ["{", "{}", event({ updated_at: "yesterday" }), event({ status: 4 })]) expect(() => read(body)).toThrow();
  });
});
