import type { StaffRight } from "@azulejo/contract";
import type { OfficeAsset, OfficeAssetUse } from "@azulejo/contract/areas/office/content/assets.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { sendFile, somePicture } from "@azulejo/testing/pictures.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../../../staff/create-staff.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body;
const send = async (path: string, input: object, headers = staff) =>
  (await shop.call(`office/${path}`, input, { ...headers, "idempotency-key": crypto.randomUUID() })).body;
const upload = async (bytes: Uint8Array, name = "picture.jpg") =>
  (await sendFile<OfficeAsset>(shop, "uploadcontentasset", staff, bytes, name)).body;

let width = 100;
/** Uploads a picture that nobody has uploaded yet. */
async function stored(name = "Baño Élégant.JPG"): Promise<OfficeAsset> {
  width += 1;
  return (await upload(await somePicture(width, 80), name)).value;
}
const asset = async (id: number) => (await read(`contentasset?id=${id}`)).value as OfficeAsset & { usedBy: OfficeAssetUse[] };
const values = (of: OfficeAsset, more: Partial<OfficeAsset> = {}) => {
  const { id, revision, altEn, altEs, focus, folderId } = { ...of, ...more };
  return { id, revision, altEn, altEs, focus, folderId };
};

let made = 0;
/** Creates a story that shows a picture in each language. */
async function storyWith(english: string, spanish = english) {
  made += 1;
  const { value } = await send("createcontentstory", { parentId: 0, name: `Shows ${made}`, slug: `shows-${made}`, component: "page" });
  const picture = (filename: string, alt: string) => ({
    fieldtype: "asset",
    id: null,
    filename,
    alt,
    title: null,
    focus: "1x1:2x2",
    meta_data: {},
  });
  const block = {
    _uid: crypto.randomUUID(),
    component: "picture",
    image: picture(english, "A bath"),
    image__i18n__es: picture(spanish, "Un baño"),
  };
  const content = { component: "page", title: "Shows", body: [block] };
  return (await send("savecontentstory", { id: value.id, lockVersion: value.lockVersion, name: value.name, content })).value;
}
const publish = ({ id, lockVersion }: { id: number; lockVersion: number }) =>
  send("publishcontent", { action: "publish", stories: [{ id, lockVersion }] });

describe("files of the content system", () => {
  it("are listed with their size, kind and uses, and found by name, description, kind and folder", async () => {
    const { assets, total, folders } = (await read("contentassets?pageSize=5&sort=name")).value;
    expect(total).toBeGreaterThan(40);
    expect(assets).toHaveLength(5);
    expect(assets[0]).toMatchObject({
      kind: "picture",
      width: expect.any(Number),
      altEn: expect.stringMatching(/./),
      altEs: expect.stringMatching(/./),
    });
    const gallery = folders.find((one: { name: string }) => one.name === "Gallery");
    const inGallery = (await read(`contentassets?folder=${gallery.id}&pageSize=3`)).value;
    expect(inGallery.total).toBeLessThan(total);
    expect(inGallery.assets[0].uses).toBeGreaterThan(0);
    const own = await stored();
    expect(own).toMatchObject({ name: "bano-elegant.jpg", width, height: 80, uses: 0, altEn: "", focus: null, folderId: null });
    await send("savecontentasset", values(own, { altEs: "Una bañera turquesa" }));
    for (const query of ["bano-elegant", "turquesa"])
      expect((await read(`contentassets?query=${query}`)).value.assets.map(({ id }: OfficeAsset) => id)).toContain(own.id);
    expect((await read("contentassets?query=turquesa&kind=document")).value.assets).toEqual([]);
  });

  it("are described in both languages, without overwriting a later change", async () => {
    const own = await stored();
    const saved = (await send("savecontentasset", values(own, { altEn: "<b>A bath</b>", altEs: "Un baño", focus: "10x10:11x11" }))).value;
    expect(saved).toMatchObject({ altEn: "<b>A bath</b>", altEs: "Un baño", focus: "10x10:11x11", color: expect.stringMatching(/^#/) });
    expect(await send("savecontentasset", values(own, { altEn: "Late" }))).toMatchObject({ code: "office_asset_changed" });
    expect(await send("savecontentasset", values(saved, { focus: "500x10:501x11" }))).toMatchObject({ code: "office_asset_focus" });
    expect(await send("savecontentasset", values(saved, { folderId: 987_654 }))).toMatchObject({ code: "office_asset_folder_not_found" });
    expect(await asset(own.id)).toMatchObject({ altEn: "<b>A bath</b>", revision: saved.revision });
  });

  it("are kept in folders, and stay when theirs is deleted", async () => {
    const folder = (await send("saveassetfolder", { id: null, parentId: null, name: "Showrooms" })).value;
    const renamed = (await send("saveassetfolder", { id: folder.id, parentId: null, name: "Stores" })).value;
    expect(renamed).toEqual({ id: folder.id, parentId: null, name: "Stores" });
    const own = await stored();
    await send("savecontentasset", values(own, { folderId: folder.id }));
    expect((await read(`contentassets?folder=${folder.id}`)).value.total).toBe(1);
    await send("deleteassetfolder", { id: folder.id });
    expect(await asset(own.id)).toMatchObject({ folderId: null });
    expect(await send("deleteassetfolder", { id: folder.id })).toMatchObject({ code: "office_asset_folder_not_found" });
  });
});

describe("a file in use", () => {
  it("names every story that shows it in any language, as a draft or in public, and can't be deleted", async () => {
    const [english, spanish] = [await stored(), await stored()];
    const draft = await storyWith(english.address, spanish.address);
    expect((await asset(spanish.id)).usedBy).toEqual([{ kind: "story", id: draft.id, name: draft.name, isDraft: true, isPublic: false }]);
    await publish(draft);
    expect((await asset(english.id)).usedBy).toMatchObject([{ isDraft: true, isPublic: true }]);
    expect(await send("deletecontentasset", { id: spanish.id, revision: spanish.revision })).toMatchObject({ code: "office_asset_used" });
    const row = (await read(`contentstory?id=${draft.id}`)).value;
    await send("savecontentstory", {
      id: row.id,
      lockVersion: row.lockVersion,
      name: row.name,
      content: { component: "page", title: "Bare" },
    });
    expect((await asset(english.id)).usedBy).toMatchObject([{ isDraft: false, isPublic: true }]);
    expect(await send("deletecontentasset", { id: english.id, revision: english.revision })).toMatchObject({ code: "office_asset_used" });
  });

  it("names the products that show it or were cut from it", async () => {
    const own = await stored();
    const { productId: id, productCode } = (await read("cataloguerows?limit=1&offset=30")).value.rows[0];
    const { pictures, revision } = (await read(`productpictures?id=${id}`)).value;
    const plain = { kind: "photo", altEn: "", altEs: "", size: null, extentMm: null, cellMm: null, rowMm: null };
    const { address, width: w, height, color } = own;
    const added = { ...plain, address, width: w, height, color, croppedFrom: null };
    const saved = (await send("saveproductpictures", { id, revision, pictures: [...pictures, added] })).value;
    expect((await asset(own.id)).usedBy).toMatchObject([{ kind: "product", id, isPublic: true }]);
    const cut = { ...pictures[0], croppedFrom: { address, width: w, height, left: 0, top: 0 } };
    await send("saveproductpictures", { id, revision: saved.revision, pictures: [cut] });
    expect((await asset(own.id)).usedBy, productCode).toMatchObject([{ kind: "product", id }]);
    expect(await send("deletecontentasset", { id: own.id, revision: own.revision })).toMatchObject({ code: "office_asset_used" });
  });

  it("is replaced in the drafts of its stories, which readers see once they are published", async () => {
    const [old, next] = [await stored("old.jpg"), await stored("next.jpg")];
    const described = (await send("savecontentasset", values(old, { altEn: "A bath", altEs: "Un baño" }))).value;
    const published = await storyWith(old.address);
    await publish(published);
    const draft = await storyWith(`${old.address}/m/600x0`, old.address);
    const { value } = await send("replacecontentasset", { id: old.id, revision: described.revision, by: next.id });
    expect(value).toMatchObject({ asset: { id: next.id, altEn: "A bath", altEs: "Un baño" }, unchanged: [] });
    const byId = new Map(value.stories.map((one: { id: number }) => [one.id, one]));
    expect(byId.get(published.id)).toMatchObject({ wasPublished: true });
    expect(byId.get(draft.id)).toMatchObject({ wasPublished: false });
    const { content } = (await read(`contentstory?id=${published.id}`)).value;
    const [block] = content.body;
    expect(block.image).toMatchObject({ filename: next.address, id: next.id, alt: "A bath", focus: "", meta_data: { color: next.color } });
    expect(block.image__i18n__es).toMatchObject({ filename: next.address, alt: "Un baño" });
    expect((await asset(old.id)).usedBy).toEqual([
      { kind: "story", id: published.id, name: published.name, isDraft: false, isPublic: true },
    ]);
    await publish(byId.get(published.id) as { id: number; lockVersion: number });
    expect((await asset(old.id)).usedBy).toEqual([]);
    expect(await send("replacecontentasset", { id: old.id, revision: described.revision, by: old.id })).toMatchObject({
      code: "office_asset_same",
    });
  });
});

describe("a deleted file", () => {
  it("is gone from the list and its address, and comes back when it is restored", async () => {
    const own = await stored();
    expect(await send("deletecontentasset", { id: own.id, revision: "old" })).toMatchObject({ code: "office_asset_changed" });
    expect((await send("deletecontentasset", { id: own.id, revision: own.revision })).value).toEqual({ done: true });
    expect(await read(`contentasset?id=${own.id}`)).toMatchObject({ code: "office_asset_not_found" });
    expect(await send("savecontentasset", values(own))).toMatchObject({ code: "office_asset_not_found" });
    const deleted = (await read("contentassets?state=deleted")).value.assets;
    expect(deleted.map(({ id }: OfficeAsset) => id)).toContain(own.id);
    expect((await send("restorecontentasset", { id: own.id })).value).toMatchObject({ id: own.id, deletedAt: null });
    expect((await read("contentassets?state=deleted")).value.assets.map(({ id }: OfficeAsset) => id)).not.toContain(own.id);
  });
});

describe("what may be uploaded", () => {
  it("is a picture, a film or a PDF by its bytes, whatever its name", async () => {
    const pdf = Buffer.from("%PDF-1.7\n%\xe2\xe3\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF", "latin1");
    expect((await upload(pdf, "Terms.html")).value).toMatchObject({
      name: "terms.pdf",
      kind: "document",
      mediaType: "application/pdf",
      width: null,
    });
    const film = Buffer.concat([Buffer.from("000000186674797069736f6d0000020069736f6d69736f32", "hex"), Buffer.alloc(64)]);
    expect((await upload(film, "Film.mov")).value).toMatchObject({ name: "film.mp4", kind: "film" });
    expect((await upload(await somePicture(31, 31), "notes.txt")).value).toMatchObject({ name: "notes.jpg", kind: "picture" });
  });

  it.each([
    ["a drawing with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a drawing without one", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a script", "alert(1)"],
    ["nothing", ""],
  ])("is not %s", async (_, text) => {
    for (const name of ["picture.png", "picture.svg", "page.html"])
      expect(await upload(Buffer.from(text), name)).toMatchObject({ code: "office_asset_kind" });
  });

  it("is not a damaged picture or one that is too large", async () => {
    expect(await upload((await somePicture(400, 400)).subarray(0, 200))).toMatchObject({ code: "office_picture_broken" });
    expect(await upload(Buffer.concat([await somePicture(9, 9), Buffer.alloc(21e6)]))).toMatchObject({ code: "request_too_large" });
  });
});

it("needs the right to write content, and to publish for deleting and restoring", async () => {
  const { database, api } = shop;
  const withRight = async (right: StaffRight) => {
    const email = `assets-${right}@demo.test`;
    await createStaff(database.query, api.services.passwords, {
      storefront: { id: 1, name: "Shop" },
      email,
      password: DEMO_PASSWORD,
      rights: [right],
    });
    return staffHeaders(shop, email);
  };
  const own = await stored();
  const writer = await withRight("content.write");
  expect((await send("savecontentasset", values(own), writer)).code).toBeUndefined();
  const { revision } = await asset(own.id);
  expect(await send("deletecontentasset", { id: own.id, revision }, writer)).toMatchObject({ code: "office_right" });
  expect(await send("restorecontentasset", { id: own.id }, writer)).toMatchObject({ code: "office_right" });
  const seller = await withRight("orders.read");
  expect((await shop.call("office/contentassets", undefined, seller)).body).toMatchObject({ code: "office_right" });
  expect((await sendFile(shop, "uploadcontentasset", seller, await somePicture(8, 8))).body).toMatchObject({ code: "office_right" });
});
