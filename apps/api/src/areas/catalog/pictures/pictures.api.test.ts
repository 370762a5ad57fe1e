import { crc32, deflateSync } from "node:zlib";
import type { ProductPicture, ProductPictures } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sendFile, sendPicture, somePicture } from "@azulejo/testing/pictures.ts";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const productAt = async (offset: number): Promise<number> =>
  (await shop.call(`office/cataloguerows?limit=1&offset=${offset}`, undefined, staff)).body.value.rows[0].productId;
const read = async (id: number): Promise<ProductPictures> =>
  (await shop.call(`office/productpictures?id=${id}`, undefined, staff)).body.value;
const save = async (id: number, revision: string, pictures: ProductPicture[]) =>
  (await shop.call("office/saveproductpictures", { id, revision, pictures }, staff)).body;
const crop = async (area: object) =>
  (await shop.call("office/croppicture", area, { ...staff, "idempotency-key": crypto.randomUUID() })).body;
const shown = async (id: number) => {
  await shop.api.settle();
  const { fields } = (await shop.call(`office/catalogueproduct?id=${id}`, undefined, staff)).body.value;
  return (await shop.call("product/detailV2", { slug: fields.slugEs }, { "accept-language": "es" })).body.value.product.pictures;
};
const plain = { kind: "photo", altEn: "", altEs: "", size: null, extentMm: null, cellMm: null, rowMm: null, croppedFrom: null } as const;

describe("a product's pictures", () => {
  it("are uploaded, ordered, described and shown by the shop at once", async () => {
    const id = await productAt(10);
    const { pictures, revision } = await read(id);
    const own = await sendPicture(shop, "uploadproductpicture", staff, await somePicture(320, 200), "Baño Élégant #1.JPG");
    expect(own).toMatchObject({ address: expect.stringMatching(/^\/assets\/f\/\d+\/320x200\/.+\/bano-elegant-1\.jpg$/), width: 320 });
    const added = { ...own, ...plain, altEn: "A bath", altEs: "Un baño <b>" };
    const { value } = await save(id, revision, [added, ...pictures]);
    expect(value).toMatchObject({ saved: true, pictures: [added, ...pictures] });
    expect((await shown(id))[0]).toMatchObject({ address: own.address, width: 320, height: 200, alt: "Un baño <b>" });
    const reordered = await save(id, value.revision, [...pictures, added]);
    expect((await shown(id)).at(-1)).toMatchObject({ address: own.address });
    const gone = await save(id, reordered.value.revision, pictures);
    expect(gone.value).toMatchObject({ saved: true, pictures });
    expect((await shown(id)).map(({ address }: { address: string }) => address)).not.toContain(own.address);
  });

  it("are refused if they have changed since they were read, or if one is listed twice", async () => {
    const id = await productAt(200);
    const { pictures, revision } = await read(id);
    const theirs = pictures.map((one) => ({ ...one, altEn: "Theirs" }));
    await save(id, revision, theirs);
    const refused = await save(id, revision, []);
    expect(refused.value).toMatchObject({ saved: false, pictures: theirs });
    const [first] = theirs;
    if (!first) throw new Error("the demo's product has no picture");
    expect(await save(id, refused.value.revision, [first, first])).toMatchObject({ code: "office_picture_twice" });
    expect((await read(id)).pictures).toEqual(theirs);
  });

  it("are cut from the whole picture, as often as wanted, and taken back", async () => {
    const id = await productAt(300);
    const { pictures, revision } = await read(id);
    const [first, ...rest] = pictures;
    if (!first) throw new Error("the demo's product has no picture");
    const { address, width, height } = first;
    const { value: cut } = await crop({ address, left: 100, top: 50, width: 300, height: 200 });
    expect(cut).toMatchObject({ width: 300, height: 200 });
    const croppedFrom = { address, width, height, left: 100, top: 50 };
    const saved = await save(id, revision, [{ ...first, ...cut, croppedFrom }, ...rest]);
    expect(saved.value.pictures[0]).toMatchObject({ ...cut, croppedFrom });
    expect((await shown(id))[0]).toMatchObject({ address: cut.address, width: 300, height: 200 });
    const back = await save(id, saved.value.revision, pictures);
    expect(back.value).toMatchObject({ saved: true, pictures });
  });

  it("hold the pixels of their part", async () => {
    const halves = await sharp({ create: { width: 80, height: 40, channels: 3, background: "#ffffff" } })
      .composite([{ input: await somePicture(40, 40, "#2040c0"), left: 40, top: 0 }])
      .jpeg({ quality: 100 })
      .toBuffer();
    const { address } = await sendPicture(shop, "uploadproductpicture", staff, halves);
    const { value } = await crop({ address, left: 44, top: 4, width: 30, height: 30 });
    expect(value).toMatchObject({
      width: 30,
      height: 30,
      color: expect.stringMatching(/^#(1e|1f|20|21|22)(3e|3f|40|41|42)(be|bf|c0|c1|c2)$/),
    });
  });

  it("can't be cut beyond their edges, nor fetched from other servers", async () => {
    const { address } = await sendPicture(shop, "uploadproductpicture", staff, await somePicture(50, 50));
    expect(await crop({ address, left: 40, top: 0, width: 20, height: 20 })).toMatchObject({ code: "office_picture_crop" });
    const elsewhere = { left: 0, top: 0, width: 20, height: 20 };
    for (const foreign of [
      "http://169.254.169.254/f/1/50x50/abc/x.jpg",
      "https://a.storyblok.com.evil.test/f/1/50x50/abc/x.jpg",
      "/assets/f/1/50x50/../../x.jpg",
    ])
      expect(await crop({ address: foreign, ...elsewhere })).toMatchObject({ code: "office_picture_foreign" });
  });
});

/** A PNG that says it has 400 million pixels, in less than a hundred bytes. */
function bomb(): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.alloc(100))), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

const cutShort = (await somePicture(200, 200)).subarray(0, 300);

describe("a file that is no picture", () => {
  it.each([
    [
      "a drawing with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "office_picture_kind",
    ],
    ["a page with a picture's name", Buffer.from("<!doctype html><script>alert(1)</script>"), "office_picture_kind"],
    ["an archive", Buffer.from("504b0304140000000800", "hex"), "office_picture_kind"],
    ["a picture that ends early", cutShort, "office_picture_broken"],
    ["a picture of 400 million pixels", bomb(), "office_picture_pixels"],
    ["nothing", Buffer.alloc(0), "office_picture_kind"],
  ])("is refused: %s", async (_, bytes, code) => {
    const { body } = await sendFile(shop, "uploadproductpicture", staff, bytes, "picture.png");
    expect(body).toMatchObject({ success: false, code });
  });

  it("is refused beyond the largest size", async () => {
    const { body } = await sendFile(shop, "uploadproductpicture", staff, Buffer.concat([await somePicture(9, 9), Buffer.alloc(21e6)]));
    expect(body).toMatchObject({ code: "request_too_large" });
  });
});
