import { startClamd, TEST_VIRUS } from "@azulejo/sandbox/clamd/clamd.ts";
import { address } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, guestOrder, mailsTo, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { createClamdScanner } from "../../ports/screening/clamd-scanner.ts";

const shop = await openShopForFile();

const as = (pair: Pair, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call(path, body, { ...bearer(pair), ...headers });
const book = async (pair: Pair) => (await as(pair, "customer/addresses")).body.value;
const save = (pair: Pair, more: object = {}) => as(pair, "customer/saveaddress", { address, ...more });
const red = (side = 64) => sharp({ create: { width: side, height: side, channels: 3, background: "#b3261e" } });

describe("the address book", () => {
  it("has one preferred address: the first, the last one set, or the next one after a removal", async () => {
    const { pair } = await provedPerson(shop);
    const preferred = async () =>
      (await book(pair)).filter((one: { preferred: boolean }) => one.preferred).map((one: { id: number }) => one.id);
    const [first, second, third] = [
      (await save(pair, { label: "Office" })).body.value.id,
      (await save(pair, { label: "Yard" })).body.value.id,
      (await save(pair, { label: "Site", preferred: true })).body.value.id,
    ];
    expect((await book(pair))[0]).toMatchObject({ id: third, label: "Site", phone: null, address: { ...address, kind: "residential" } });
    expect(await preferred()).toEqual([third]);
    await save(pair, { id: third, label: "Site 2", preferred: false });
    expect(await preferred()).toEqual([third]);
    await save(pair, { id: first, preferred: true });
    expect(await preferred()).toEqual([first]);
    await as(pair, "customer/removeaddress", { id: first });
    expect(await preferred()).toEqual([third]);
    await as(pair, "customer/removeaddress", { id: third });
    await as(pair, "customer/removeaddress", { id: third });
    expect(await preferred()).toEqual([second]);
  });

  it("is private to its account", async () => {
    const [owner, stranger] = [await provedPerson(shop), await provedPerson(shop)];
    const { id } = (await save(owner.pair)).body.value;
    const changed = await save(stranger.pair, { id, label: "mine" });
    expect([changed.status, changed.body.code]).toEqual([404, "customer_address_not_found"]);
    await as(stranger.pair, "customer/removeaddress", { id });
    expect((await book(owner.pair)).map((one: { label: string }) => one.label)).toEqual([""]);
    expect(await book(stranger.pair)).toEqual([]);
  });

  it.each([
    ["a postal code of nowhere", { postalCode: "8950" }, "address.postalCode"],
    ["a Canadian code in the US", { postalCode: "K1A 0B1" }, "address.postalCode"],
    ["a state that is none", { province: "ZZ" }, "address.province"],
    ["a province in the US", { province: "ON" }, "address.province"],
  ])("refuses %s", async (_, wrong, field) => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const answer = await save(pair, { address: { ...address, ...wrong } });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it("accepts a Canadian address", async () => {
    const { pair } = await provedPerson(shop);
    const canada = { ...address, city: "Ottawa", province: "ON", postalCode: "K1A 0B1", country: "CA" };
    expect((await save(pair, { address: canada })).status).toBe(200);
  });

  it("holds up to fifty addresses, even when they are added at once", async () => {
    const { pair } = await provedPerson(shop);
    const answers = await Promise.all(Array.from({ length: 53 }, (_, index) => save(pair, { label: String(index) })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
    expect(answers.find((answer) => answer.status !== 200)?.body.code).toBe("customer_address_full");
    const all = await book(pair);
    expect([all.length, all.filter((one: { preferred: boolean }) => one.preferred).length]).toEqual([50, 1]);
    expect((await save(pair, { id: all[3].id, label: "changed" })).status).toBe(200);
  });
});

describe("the summary", () => {
  it("counts the caller's own data", async () => {
    const person = await provedPerson(shop);
    expect((await as(person.pair, "customer/summary")).body.value).toEqual({
      orders: 0,
      lastOrder: null,
      addresses: 0,
      users: 0,
      openInvitations: 0,
      subscriptions: 0,
      locked: false,
      contactPhone: null,
    });
    const receiptId = await guestOrder(shop, person.email);
    await shop.database.query
      .updateTable("customerOrder")
      .set({ accountId: await accountId(person.email) })
      .where("receiptKey", "=", receiptId)
      .execute();
    await save(person.pair);
    const { value } = (await as(person.pair, "customer/summary")).body;
    expect(value).toMatchObject({ orders: 1, addresses: 1, lastOrder: { receiptId } });
    expect(value.lastOrder.totalCents).toBeGreaterThan(0);
    await as(person.pair, "account/changehidepricesstate?hidePrices=true");
    expect((await as(person.pair, "customer/summary")).body.value.lastOrder.totalCents).toBeNull();
  });

  it("shows users to an administrator, and the phone number to a locked customer", async () => {
    const locked = await demoPerson(shop, "locked@demo.test");
    const { value } = (await as(locked.pair, "customer/summary")).body;
    const { phone } = (await shop.call("storefront/settings")).body.value;
    expect(value).toMatchObject({ users: 1, locked: true, contactPhone: phone });
    const buyer = await demoPerson(shop, "dealer-buyer@demo.test");
    expect((await as(buyer.pair, "customer/summary")).body.value).toMatchObject({ users: 0, locked: false, contactPhone: null });
  });
});

const accountId = async (email: string): Promise<number> =>
  (await shop.database.query.selectFrom("account").select("id").where("emailKey", "=", email).executeTakeFirstOrThrow()).id;

const application = {
  kind: "professional",
  type: "designer",
  company: "Estudio Ruiz",
  phone: "775 555 0199",
  address: { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" },
  message: '=HYPERLINK("https://evil.example","click")',
  taxId: "+1-234",
};
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const pdf = { name: "license.pdf", type: "application/pdf", data: base64("%PDF-1.7\n%%EOF") };
const apply = (pair: Pair, more: object = {}) => as(pair, "customer/createcustomerrequest", { ...application, ...more });

describe("an application", () => {
  it("is stored with its documents and emailed to the shop, and the receipt does not repeat the applicant's words", async () => {
    const person = await provedPerson(shop);
    const png = { name: "..\\..\\shop\r\nfront.png", type: "image/png", data: base64(await red().png().toBuffer()) };
    const { status, body } = await apply(person.pair, { documents: [pdf, png] });
    expect([status, body.value?.reference]).toEqual([200, expect.stringMatching(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/)]);
    const { reference } = body.value;
    const { email } = (await shop.call("storefront/settings")).body.value;
    const staff = (await mailsTo(shop, email)).find((mail) => mail.subject.includes(reference)) as unknown as {
      text: string;
      attachments: { filename: string; mimeType: string }[];
    };
    expect(staff.text).toContain(`'=HYPERLINK("https://evil.example","click")`);
    expect(staff.text).toContain("no virus scanner has checked them");
    expect(staff.attachments.map((one) => [one.filename, one.mimeType])).toEqual([
      ["license.pdf", "application/pdf"],
      ["shopfront.png", "image/png"],
    ]);
    const [receipt] = await mailsTo(shop, person.email);
    expect([receipt?.subject.includes(reference), receipt?.text.includes("Estudio Ruiz"), receipt?.text.includes("HYPERLINK")]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await as(person.pair, "customer/getcustomermodel")).body.value.openRequest).toMatchObject({ kind: "professional", reference });
  });

  it("blocks another of its kind until it is answered, also when two are sent at once", async () => {
    const { pair } = await provedPerson(shop);
    const answers = await Promise.all([apply(pair), apply(pair)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    const firstReference = answers.find((answer) => answer.status === 200)?.body.value.reference;
    expect([refused?.body.code, refused?.body.messages?.[0]?.includes(firstReference)]).toEqual(["customer_request_open", true]);
    expect((await apply(pair, { kind: "business" })).status).toBe(200);
  });

  it.each([
    ["a script that says it is a PDF", { ...pdf, data: base64("<script>alert(1)</script>") }],
    ["a PDF behind something else", { ...pdf, data: base64("GIF89a%PDF-1.7") }],
    ["an SVG", { name: "logo.svg", type: "image/png", data: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ["a broken picture", { name: "x.png", type: "image/png", data: base64(Buffer.from("89504e470d0a1a0a0000", "hex")) }],
  ])("refuses %s, and stores nothing", async (_, document) => {
    const { pair } = await provedPerson(shop);
    const answer = await apply(pair, { documents: [document] });
    expect([answer.status, answer.body.code]).toEqual([422, "customer_document_invalid"]);
    expect((await as(pair, "customer/getcustomermodel")).body.value.openRequest).toBeNull();
  });

  it("is refused with a document that the scanner reports, or can't look at", async () => {
    const [clamd, { pair }] = [await startClamd(), await provedPerson(shop)];
    const { services } = shop.api;
    const infected = { name: "tax.pdf", type: "application/pdf", data: base64(`%PDF-1.7\n${TEST_VIRUS}`) };
    const warn = vi.spyOn(services.log, "warn");
    services.scanner = createClamdScanner(clamd.address);
    const refused = await apply(pair, { documents: [pdf, infected] });
    expect([refused.status, refused.body.code, refused.body.messages?.[0]]).toEqual([
      422,
      "customer_document_infected",
      expect.stringContaining("tax.pdf"),
    ]);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ event: "document_infected", found: "Eicar-Test-Signature", audience: "customer" });
    await clamd.close();
    expect((await apply(pair, { documents: [pdf] })).body.code).toBe("server_unavailable");
    expect((await as(pair, "customer/getcustomermodel")).body.value.openRequest).toBeNull();
    expect((await apply(pair)).status).toBe(200);
    services.scanner = null;
    warn.mockRestore();
  });

  it("accepts at most four documents, within the size limit of the call", async () => {
    const { pair } = await provedPerson(shop);
    expect((await apply(pair, { documents: Array(5).fill(pdf) })).body.code).toBe("request_invalid");
    const heavy = { ...pdf, data: base64(Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(4_400_000)])) };
    expect((await apply(pair, { documents: Array(4).fill(heavy) })).status).toBe(200);
    const padded = JSON.stringify({ ...application, message: " ".repeat(26_000_001) });
    expect((await as(pair, "customer/createcustomerrequest", padded)).body.code).toBe("request_too_large");
  });

  it("for a business account is refused for those who already have one", async () => {
    const { pair } = await demoPerson(shop, "dealer-buyer@demo.test");
    expect((await apply(pair, { kind: "business" })).body.code).toBe("customer_already_member");
  });
});

describe("an account picture", () => {
  const upload = async (pair: Pair, file: Uint8Array | null, headers: Record<string, string> = {}) => {
    const form = new FormData();
    if (file) form.set("file", new Blob([new Uint8Array(file)]), "me.jpg");
    const response = await shop.api.fetch(
      new Request("http://shop.test/api/customer/changeavatar", {
        method: "POST",
        body: form,
        headers: { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", ...bearer(pair), ...headers },
      }),
    );
    return { status: response.status, body: (await response.json()) as { value: { avatar: string | null }; code?: string } };
  };
  const load = (address: string) => shop.api.fetch(new Request(`http://shop.test${address}`));

  it("is upright, small, WebP, without camera metadata, and available only by its address", async () => {
    const { pair } = await provedPerson(shop);
    // Left half red, right half blue, rotated by metadata: upright, it is red above blue.
    const side = await sharp({ create: { width: 200, height: 400, channels: 3, background: "#0000ff" } })
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#ff0000" } })
      .composite([{ input: side, left: 200, top: 0 }])
      .withExif({ IFD0: { Artist: "Somebody Secret" }, IFD3: { GPSLatitude: "39/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { value } = (await upload(pair, photo)).body;
    expect(value.avatar).toMatch(/^\/api\/customer\/avatar\/[\w-]{32}$/);
    const response = await load(value.avatar ?? "");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=86400",
      "x-content-type-options": "nosniff",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, format, exif } = await sharp(bytes).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 256, height: 256, format: "webp", exif: undefined });
    expect(bytes.includes("Secret")).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => (data[(y * 256 + x) * 3] ?? 0) > 128;
    expect([at(30, 30), at(226, 30), at(30, 226), at(226, 226)]).toEqual([true, true, false, false]);
    expect((await as(pair, "customer/getcustomermodel")).body.value.avatar).toBe(value.avatar);
  });

  it("is gone once it is replaced or removed", async () => {
    const { pair } = await provedPerson(shop);
    const first = (await upload(pair, await red().webp().toBuffer())).body.value.avatar ?? "";
    const second = (await upload(pair, await red().avif().toBuffer())).body.value.avatar ?? "";
    expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200]);
    expect((await upload(pair, null)).body.value).toEqual({ avatar: null });
    expect((await load(second)).status).toBe(404);
    expect((await as(pair, "customer/getcustomermodel")).body.value.avatar).toBeNull();
  });

  it.each([
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
    ["a GIF", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["half a picture", Buffer.from("ffd8ffe000104a46494600010100", "hex")],
  ])("cannot be %s", async (_, file) => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const answer = await upload(pair, file);
    expect([answer.status, answer.body.code]).toEqual([422, "customer_avatar_invalid"]);
  });

  it("is limited in pixels and bytes, whatever the length header says", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    expect((await upload(pair, await red(6400).png().toBuffer())).body.code).toBe("customer_avatar_invalid");
    expect((await upload(pair, Buffer.alloc(5_000_001))).body.code).toBe("request_too_large");
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) });
    const response = await shop.api.fetch(
      new Request("http://shop.test/api/customer/changeavatar", {
        method: "POST",
        body: endless,
        duplex: "half",
        headers: {
          "x-storefront-id": "1",
          "x-public-key": "pk_demo_cantera",
          "content-type": "multipart/form-data; boundary=x",
          ...bearer(pair),
        },
      } as RequestInit),
    );
    expect(response.status).toBe(413);
  });

  it("is accepted only as a form upload", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    expect((await as(pair, "customer/changeavatar", {})).body.code).toBe("request_media_type");
    const broken = await as(pair, "customer/changeavatar", "no form", { "content-type": "multipart/form-data; boundary=x" });
    expect(broken.body.code).toBe("request_malformed");
  });
});
