import { startClamd } from "@azulejo/sandbox/clamd/clamd.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";
import { createClamdScanner } from "../../../ports/screening/clamd-scanner.ts";
import { carrierDesk, inMinutes } from "./carrier-desk.fixture.ts";
import { readPicture, sweepProofs } from "./fetch-proof.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const { bookedFreight, reportFreight, bookingsOf, booked, track, freightFaults } = carrierDesk(shop);
const MINUTE_MS = 60_000;

/** Runs the sweep so many minutes later. */
async function sweptIn(minutes: number): Promise<number> {
  shop.setNow(new Date(Date.now() + minutes * MINUTE_MS));
  return sweepProofs(shop.api.services).finally(() => shop.setNow(new Date()));
}
async function deliveredWith(proof?: string) {
  const order = await bookedFreight();
  await reportFreight(order.orderNo, { status: "DE", at: inMinutes(1), signer: "A. RUIZ", ...(proof && { proof }) });
  return order;
}
const pictureOf = async (orderNo: number) => (await bookingsOf(orderNo))[0].picture;
async function receiptOf(orderNo: number) {
  const { receiptKey } = await query
    .selectFrom("customerOrder")
    .select("receiptKey")
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  return (await shop.call(`customer/getreceiptmodel?id=${receiptKey}`)).body.value;
}
const open = (url: string) => shop.api.fetch(new Request(url.replace(/^https?:\/\/[^/]+/, "http://shop.test")));
const A_DAY = 24 * 60;

describe("the proof of a delivery", () => {
  it("that is a picture is shown to staff and the customer at an address that expires, with who signed", async () => {
    const { orderNo, booking } = await deliveredWith("picture");
    expect(await pictureOf(orderNo)).toMatchObject({ state: "waiting", url: null });
    expect(await sweptIn(A_DAY)).toBe(1);
    const { state, url } = await pictureOf(orderNo);
    expect(state).toBe("stored");
    const [parcel] = (await receiptOf(orderNo)).shipments[0].parcels;
    expect(parcel).toMatchObject({ trackingNumber: booking.trackingNumber, signedBy: "A. RUIZ", deliveredOn: expect.any(String) });
    for (const address of [url, parcel.pictureUrl]) {
      const answer = await open(address);
      expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
        200,
        "image/jpeg",
        "private, max-age=86400",
      ]);
      expect(new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
    }
    shop.setNow(new Date(Date.now() + 61 * MINUTE_MS));
    expect((await open(url)).status).toBe(404);
    shop.setNow(new Date());
    expect((await open(`${url.slice(0, -4)}AAAA`)).status).toBe(404);
    expect((await open(url.replace(/[^/]+$/, "1".repeat(60)))).status).toBe(404);
  });

  it.each([
    ["a PDF in the picture's place", "pdf"],
    ["a signed receipt among the shipment's documents", "receipt"],
  ])("that is %s is downloaded by staff and the customer, at an address that expires", async (_, proof) => {
    const { orderNo } = await deliveredWith(proof);
    expect(await sweptIn(A_DAY)).toBe(1);
    const { state, kind, url } = await pictureOf(orderNo);
    expect([state, kind]).toEqual(["stored", "document"]);
    const [parcel] = (await receiptOf(orderNo)).shipments[0].parcels;
    expect(parcel.pictureUrl).toBeNull();
    for (const address of [url, parcel.documentUrl]) {
      const answer = await open(address);
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        {
          "content-type": "application/pdf",
          "content-disposition": 'attachment; filename="proof-of-delivery.pdf"',
          "content-security-policy": "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          "x-content-type-options": "nosniff",
          "cache-control": "private, max-age=86400",
        },
      ]);
      expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
      // A link to a document opens no picture, and the other way around.
      expect((await open(address.replace("deliverydocument", "deliverypicture"))).status).toBe(404);
    }
    shop.setNow(new Date(Date.now() + 61 * MINUTE_MS));
    expect((await open(url)).status).toBe(404);
    shop.setNow(new Date());
  });

  it("is scanned if it is a document: an infected one isn't stored, and while the scanner is away it waits", async () => {
    const { orderNo } = await deliveredWith("infected");
    const clamd = await startClamd();
    const { services } = shop.api;
    await clamd.close();
    services.scanner = createClamdScanner(clamd.address);
    await sweptIn(A_DAY);
    expect((await pictureOf(orderNo)).state).toBe("waiting");
    const answering = await startClamd();
    services.scanner = createClamdScanner(answering.address);
    const clean = await deliveredWith("pdf");
    expect(await sweptIn(10 * A_DAY)).toBe(1);
    expect([(await pictureOf(orderNo)).state, (await pictureOf(clean.orderNo)).state]).toEqual(["unusable", "stored"]);
    services.scanner = null;
    await answering.close();
  });

  it.each([
    ["no picture but a script", "text"],
    ["too large", "huge"],
    ["a PDF that broke off", "torn"],
  ])("that is %s is unusable for good, and the order's pages say so or leave it out", async (_, proof) => {
    const { orderNo } = await deliveredWith(proof);
    expect(await sweptIn(A_DAY)).toBe(0);
    expect(await pictureOf(orderNo)).toMatchObject({ state: "unusable", url: null });
    expect((await receiptOf(orderNo)).shipments[0].parcels).toMatchObject([{ pictureUrl: null, signedBy: "A. RUIZ" }]);
  });

  it.each([
    ["the carrier has none", undefined],
    ["its file is gone", "gone"],
  ])("is waited for and then missing if %s", async (_, proof) => {
    const { orderNo } = await deliveredWith(proof);
    await sweptIn(A_DAY);
    expect(await pictureOf(orderNo)).toMatchObject({ state: "waiting", url: null });
    for (let time = 1; time < 6; time++) await sweptIn(time * 10 * A_DAY);
    expect(await pictureOf(orderNo)).toMatchObject({ state: "missing", url: null });
  });

  it("is fetched again after the service didn't answer, and added later", async () => {
    const { orderNo } = await deliveredWith();
    await freightFaults(["error"]);
    expect(await sweptIn(A_DAY)).toBe(0);
    await reportFreight(orderNo, { status: "DE", at: inMinutes(2), proof: "picture" });
    expect(await sweptIn(10 * A_DAY)).toBe(1);
    expect((await pictureOf(orderNo)).state).toBe("stored");
  });

  it("isn't asked of a carrier without proofs", async () => {
    const { orderNo } = await booked();
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(1), signedBy: "A. RUIZ" });
    expect(await pictureOf(orderNo)).toBeNull();
    expect((await receiptOf(orderNo)).shipments[0].parcels).toMatchObject([{ signedBy: "A. RUIZ", pictureUrl: null }]);
  });

  it("that is a picture loses the camera's data, such as where it was taken", async () => {
    const { default: sharp } = await import("sharp");
    const camera = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "39/1 31/1 0/1", GPSLatitudeRef: "N" } };
    const taken = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#888" } })
      .withExif(camera)
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const picture = await readPicture(taken);
    expect((await sharp(picture ?? new Uint8Array()).metadata()).exif).toBeUndefined();
    expect(await readPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
    expect(await readPicture(taken.subarray(0, 40))).toBeNull();
  });
});
