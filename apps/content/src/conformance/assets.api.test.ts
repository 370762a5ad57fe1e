import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Assets, createAssets, createFolderStore } from "../index.ts";
import { listen } from "./listen.ts";
import { SPACE, TestContent, tokens } from "./test-content.ts";

let clock = 0;
let test: TestContent;
let folder: string;
let assets: Assets;
const noise = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#777", noise: { type: "gaussian", mean: 128, sigma: 30 } } });

beforeAll(async () => {
  test = await TestContent.open({ components: false, now: () => new Date(Date.now() + clock) });
  folder = await mkdtemp(join(tmpdir(), "azulejo-assets-"));
  await writeFile(
    join(folder, "manifest.json"),
    JSON.stringify(["tile", "broken"].map((name) => ({ file: `${name}.webp`, hash: "abcdef0123", width: 300, height: 200 }))),
  );
  await writeFile(join(folder, "broken.webp"), "no picture");
  await writeFile(join(folder, "tile.webp"), await noise().webp().toBuffer());
  await writeFile(join(folder, "film.mp4"), Buffer.from("0123456789"));
  await writeFile(join(folder, "film.en.vtt"), "WEBVTT\n");
  assets = open();
});
afterAll(async () => {
  await assets.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Reads as another process would, from the database and the disk alone. */
const open = () =>
  createAssets({
    masters: folder,
    documents: folder,
    films: folder,
    variants: join(folder, "variants"),
    uploads: { database: test.database, files: createFolderStore(test.uploads) },
  });
const get = (path: string, headers: Record<string, string> = {}) => assets.fetch(new Request(`http://shop.test${path}`, { headers }));
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

const ticketFor = async (body: object): Promise<Json> => (await test.manage("POST", "assets", body)).body;

async function send(ticket: Json, bytes: Uint8Array | string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ticket.fields, ...fields })) form.append(name, String(value));
  form.append("file", new Blob([bytes as BlobPart]), "whatever");
  const { pathname, searchParams } = new URL(ticket.post_url);
  for (const [name, value] of Object.entries(fields)) searchParams.set(name, value);
  const sent = new Response(form);
  const type = sent.headers.get("content-type") ?? "";
  return test.send(`${pathname}?${searchParams}`, { method: "POST", headers: { "content-type": type }, body: await sent.bytes() });
}

async function upload(body: { filename: string } & Record<string, unknown>, bytes: Uint8Array | string): Promise<Json> {
  const ticket = await ticketFor(body);
  const sent = await send(ticket, bytes);
  if (sent.status !== 204) throw new Error(`${sent.status} ${JSON.stringify(sent.body)}`);
  return (await test.manage("GET", `assets/${ticket.id}/finish_upload`)).body;
}

const pathOf = (asset: Json): string => new URL(asset.filename).pathname;

describe("pieces of a material as they are laid", () => {
  const laid = "/assets/f/1001/300x200/abcdef0123/tile.webp/l/e300x200/square.100x100/stack.e6e3dc.3.v2/600";

  it.each([
    ["laid", "/l/e300x200/square.100x100/stack.e6e3dc.3.v2/600/320x240.webp", 320, 240],
    ["cut", "/m/10x10:110x60/50x0/filters:format(webp)", 50, 25],
  ])("show at most the joints, never the whole master, while a %s picture isn't there", async (_, look, width, height) => {
    const response = await get(`/assets/f/1001/300x200/abcdef0123/broken.webp${look}`);
    expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual(["image/svg+xml", "no-store"]);
    const drawing = await response.text();
    expect(drawing).toContain(`width="${width / 48}" height="${height / 48}"`);
    expect(drawing).not.toContain("<image");
  });

  it("come in the size asked for, and never change", async () => {
    const response = await get(`${laid}/320x240.webp`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(await sizeOf(response)).toMatchObject({ width: 320, height: 240, format: "webp" });
  });

  it("are drawn ahead for a page that asks for the headers, which waits for nothing", async () => {
    const request = () => new Request(`http://shop.test${laid}/480x360.webp`, { method: "HEAD", headers: { "sec-fetch-dest": "empty" } });
    const askAhead = async () => (await assets.fetch(request())).headers.get("content-type");
    expect(await askAhead()).toBe("image/svg+xml");
    await expect.poll(askAhead).toBe("image/webp");
  });

  it("are refused with a reason when the address makes no sense", async () => {
    for (const path of [`${laid}/320x240.gif`, `${laid}/9999x240.webp`, "/assets/f/1001/300x200/abcdef0123/tile.webp/l/"]) {
      const response = await get(path);
      expect([response.status, (await response.text()).startsWith("a laid picture")]).toEqual([400, true]);
    }
  });
});

describe("uploading", () => {
  it("signs a ticket, takes the file and finishes: the asset's address follows from its bytes", async () => {
    const bytes = await noise().jpeg().toBuffer();
    const ticket = await ticketFor({ filename: "Cocina Azul (1).JPG", size: "300x200", alt: "Kitchen" });
    expect(ticket).toMatchObject({
      id: expect.any(Number),
      post_url: expect.stringMatching(/^http:\/\/shop\.test\/content\/v1\/uploads\?space=77&policy=/),
      pretty_url: expect.stringMatching(/^\/\/shop\.test\/assets\/f\/77\/300x200\/id\d+\/cocina-azul-1\.jpg$/),
    });
    expect((await test.manage("GET", `assets/${ticket.id}/finish_upload`)).status).toBe(404);
    expect((await send(ticket, bytes)).status).toBe(204);
    const asset = (await test.manage("GET", `assets/${ticket.id}/finish_upload`)).body;
    expect(asset).toMatchObject({
      id: ticket.id,
      space_id: SPACE,
      alt: "Kitchen",
      filename: expect.stringMatching(/^http:\/\/shop\.test\/assets\/f\/77\/300x200\/[0-9a-f]{32}\/cocina-azul-1\.jpg$/),
      short_filename: "cocina-azul-1.jpg",
      content_type: "image/jpeg",
      content_length: bytes.length,
      meta_data: { color: expect.stringMatching(/^#[78][0-9a-f][78][0-9a-f][78][0-9a-f]$/) },
      deleted_at: null,
    });
    const served = await get(pathOf(asset));
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    const pretty = await get(ticket.pretty_url.replace("//shop.test", ""));
    expect([pretty.status, pretty.headers.get("location")]).toEqual([302, pathOf(asset)]);
    expect(await sizeOf(await get(`${pathOf(asset)}/m/150x0/filters:format(webp)`))).toEqual({ width: 150, height: 100, format: "webp" });
  });

  it("stores equal bytes once; a deleted asset can be restored until its file is cleared away after 30 days", async () => {
    const bytes = await noise(64, 64).png().toBuffer();
    const [one, other] = [await upload({ filename: "a.png" }, bytes), await upload({ filename: "a.png" }, bytes)];
    expect([other.filename, other.id === one.id]).toEqual([one.filename, false]);
    const files = async () =>
      (await readdir(test.uploads, { recursive: true })).filter((name) => name.endsWith(one.filename.split("/")[7]));
    expect((await files()).length).toBe(1);
    expect((await test.manage("DELETE", `assets/${one.id}`)).status).toBe(200);
    expect((await test.manage("DELETE", `assets/${one.id}`)).status).toBe(404);
    expect((await open().fetch(new Request(other.filename))).status).toBe(200);
    expect((await test.manage("DELETE", `assets/${other.id}`)).body.deleted_at).toEqual(expect.any(String));
    expect((await open().fetch(new Request(other.filename))).status).toBe(404);
    expect((await test.manage("GET", `assets/${other.id}`)).status).toBe(404);
    expect((await test.manage("PUT", `assets/${other.id}`, { alt: "x" })).status).toBe(404);
    const deleted = (await test.manage("GET", "assets?deleted=1")).body.assets.map(({ id }: { id: number }) => id);
    expect(deleted).toEqual(expect.arrayContaining([one.id, other.id]));
    const restored = await test.manage("POST", "assets/bulk_restore", { ids: [other.id, 999_999_999] });
    expect(restored.body.assets).toMatchObject([{ id: other.id, deleted_at: null }]);
    expect((await open().fetch(new Request(other.filename))).status).toBe(200);
    expect((await test.manage("DELETE", `assets/${other.id}`)).status).toBe(200);
    expect((await files()).length).toBe(1);
    const another = await upload({ filename: "b.png" }, await noise(8, 8).png().toBuffer());
    await test.database.query
      .updateTable("content.asset")
      .set({ deletedAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where("id", "in", [one.id, other.id])
      .execute();
    await test.manage("DELETE", `assets/${another.id}`);
    expect((await files()).length).toBe(0);
    expect((await test.manage("POST", "assets/bulk_restore", { ids: [other.id] })).body.assets).toEqual([]);
  });

  it("accepts one file per ticket: a repeat changes nothing, another file is refused", async () => {
    const ticket = await ticketFor({ filename: "a.png" });
    const bytes = await noise(10, 10).png().toBuffer();
    expect((await Promise.all([send(ticket, bytes), send(ticket, bytes), send(ticket, bytes)])).map(({ status }) => status)).toEqual([
      204, 204, 204,
    ]);
    expect(await send(ticket, await noise(20, 20).png().toBuffer())).toMatchObject({
      status: 422,
      body: { error: /ticket has been used/ },
    });
  });

  it("reads no body without a ticket, and a slow upload delays no other", async () => {
    let taken = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          taken += 1;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
    const type = "multipart/form-data; boundary=x";
    const post = (address: string, body: ReadableStream) =>
      test.send(address, { method: "POST", headers: { "content-type": type }, body, duplex: "half" } as RequestInit);
    expect((await post("/content/v1/uploads?space=77&policy=e30&signature=00", endless())).status).toBe(401);
    expect(taken).toBeLessThanOrEqual(1);
    const stalled = () => new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("--x\r\n")) });
    const slow = await ticketFor({ filename: "slow.png" });
    const { pathname, search } = new URL(slow.post_url);
    for (let sent = 0; sent < 6; sent++) void post(pathname + search, stalled()).catch(() => {});
    const ticket = await ticketFor({ filename: "quick.png" });
    expect((await send(ticket, await noise(10, 10).png().toBuffer())).status).toBe(204);
  });

  it("expires a ticket after fifteen minutes, and refuses a forged or altered one", async () => {
    const bytes = await noise(10, 10).png().toBuffer();
    const ticket = await ticketFor({ filename: "a.png" });
    const forged = JSON.parse(Buffer.from(ticket.fields.policy, "base64url").toString());
    const policy = Buffer.from(JSON.stringify({ ...forged, name: "b.svg" })).toString("base64url");
    for (const fields of [{ policy }, { signature: "" }, { signature: "0".repeat(64) }, { space: "78" }, { space: "x" }]) {
      expect((await send(ticket, bytes, fields)).status).toBe(401);
    }
    clock = 14 * 60_000;
    expect((await send(ticket, bytes)).status).toBe(204);
    clock = 15 * 60_000 + 1000;
    expect((await send(ticket, bytes)).status).toBe(401);
    clock = 0;
    const refused = await test.manage("POST", "assets", { filename: "a.png" }, { authorization: tokens.preview });
    expect(refused.status).toBe(401);
  });

  it.each([
    [{ filename: "a.exe" }, /filename: must end in/],
    [{ filename: "noending" }, /filename: must end in/],
    [{ filename: " " }, /filename: can't be blank/],
    [{}, /filename: must end in/],
    [{ filename: "a.png", size: "wide" }, /size: must be WxH/],
    [{ filename: "a.png", focus: "middle" }, /focus: must be x1xy1:x2xy2/],
    [{ filename: "a.png", alt: 7 }, /alt: must be text/],
  ])("%j gets no ticket", async (body, error) => {
    expect(await test.manage("POST", "assets", body)).toMatchObject({ status: 422, body: { error } });
  });

  it.each([
    ["../../etc/passwd.png", "passwd.png"],
    ["..\\..\\win.ini.PNG", "win-ini.png"],
    ["ñandú & Co ½.jpeg", "nandu-co-1-2.jpeg"],
    ["日本.png", "file.png"],
    [".png", "file.png"],
    [`${"a".repeat(200)}.png`, `${"a".repeat(80)}.png`],
  ])("the name %j is cleaned", async (filename, name) => {
    expect((await ticketFor({ filename })).fields.key).toMatch(new RegExp(`/${name.replaceAll(".", "\\.")}$`));
  });

  it("decides the type by a file's bytes, not its name", async () => {
    const png = await noise(10, 10).png().toBuffer();
    const refused = async (filename: string, bytes: Uint8Array | string, error: RegExp) =>
      expect(await send(await ticketFor({ filename }), bytes)).toMatchObject({ status: 422, body: { error } });
    await refused("a.jpg", png, /a\.jpg holds a file of the kind png/);
    await refused("a.png", "<html><script>alert(1)</script>", /holds nothing that is known/);
    await refused("a.svg", "<html><svg/></html>", /holds nothing/);
    await refused("a.pdf", "MZ", /holds nothing/);
    await refused("a.png", "", /file: is empty/);
    await refused("a.png", png.subarray(0, 30), /broken/);
    const jpeg = await noise().jpeg().toBuffer();
    await refused("a.jpg", jpeg.subarray(0, jpeg.length / 2), /broken/);
  });

  it("refuses a decompression bomb immediately", async () => {
    const bomb = await noise(10, 10).png().toBuffer();
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const ticket = await ticketFor({ filename: "a.png" });
    const started = performance.now();
    expect((await send(ticket, bomb)).status).toBe(422);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it("refuses files above 25 MB, too many at once, and bodies that aren't forms", async () => {
    const ticket = await ticketFor({ filename: "a.pdf" });
    const large = Buffer.alloc(26 * 1024 * 1024);
    large.write("%PDF-1.7");
    expect((await send(ticket, large)).status).toBe(413);
    expect(await send(ticket, large.subarray(0, 25 * 1024 * 1024 + 1))).toMatchObject({
      status: 422,
      body: { error: /larger than 25 MB/ },
    });
    const { pathname, search } = new URL(ticket.post_url);
    const post = (type: string, body: string) => test.send(pathname + search, { method: "POST", headers: { "content-type": type }, body });
    expect((await post("application/json", "{}")).status).toBe(400);
    expect((await post("multipart/form-data; boundary=x", "nothing")).status).toBe(400);
    expect((await post("multipart/form-data", "nothing")).status).toBe(400);
    expect((await test.send("/content/v1/uploads")).status).toBe(400);
    const small = await noise(10, 10).png().toBuffer();
    const many = await Promise.all(Array.from({ length: 12 }, async () => send(await ticketFor({ filename: "b.png" }), small)));
    expect(many.every(({ status }) => status === 204 || status === 429)).toBe(true);
    expect((await send(await ticketFor({ filename: "b.png" }), small)).status).toBe(204);
  });

  it("serves every accepted type as itself", async () => {
    const kinds: [string, Uint8Array | string, string][] = [
      ["a.png", await noise(9, 9).png().toBuffer(), "image/png"],
      ["a.webp", await noise(9, 9).webp().toBuffer(), "image/webp"],
      ["a.avif", await noise(64, 64).avif().toBuffer(), "image/avif"],
      ["a.gif", await noise(9, 9).gif().toBuffer(), "image/gif"],
      ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "image/svg+xml"],
      ["a.pdf", "%PDF-1.7\n", "application/pdf"],
      ["a.mp4", Buffer.from("\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2avc1mp41", "latin1"), "video/mp4"],
      ["a.vtt", "WEBVTT\n\n", "text/vtt; charset=utf-8"],
    ];
    for (const [filename, bytes, type] of kinds) {
      const asset = await upload({ filename }, bytes);
      const served = await get(pathOf(asset));
      expect([filename, served.status, served.headers.get("content-type")]).toEqual([filename, 200, type]);
      expect(served.headers.get("x-content-type-options")).toBe("nosniff");
      if (filename === "a.svg") expect(served.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
      const kept = [served.headers.get("content-disposition"), served.headers.get("content-security-policy")];
      if (!type.startsWith("image/")) expect(kept).toEqual([`attachment; filename="${filename}"`, "default-src 'none'; sandbox"]);
      const transformed = await get(`${pathOf(asset)}/m/5x0`);
      if (type.startsWith("image/") && filename !== "a.svg") expect(transformed.status).toBe(200);
      else expect([transformed.status, await transformed.text()]).toEqual([400, expect.stringMatching(/only pictures can be transformed/)]);
    }
  });

  it("reports a rotated photograph's size as displayed", async () => {
    const bytes = await noise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const asset = await upload({ filename: "side.jpg" }, bytes);
    expect(pathOf(asset)).toMatch(/\/200x300\//);
    expect(await sizeOf(await get(`${pathOf(asset)}/m/100x0`))).toMatchObject({ width: 100, height: 150 });
  });
});

describe("an asset's fields", () => {
  it("can be updated, listed, searched and sorted", async () => {
    const bytes = await noise(12, 12).png().toBuffer();
    const first = await upload({ filename: "zz-patio.png", asset_folder_id: 5 }, bytes);
    const second = await upload({ filename: "aa-patio.png", alt: "A yard" }, bytes);
    const changed = await test.manage("PUT", `assets/${first.id}`, {
      asset: { alt: "Patio", title: "T", copyright: "©", focus: "1x1:3x3", source: "us", meta_data: { alt__i18n__es: "Patio" } },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { alt: "Patio", focus: "1x1:3x3", meta_data: { alt__i18n__es: "Patio", color: /^#/ } },
    });
    expect((await test.manage("GET", `assets/${first.id}`)).body).toEqual(changed.body);
    expect((await test.manage("PUT", `assets/${first.id}`, { asset: { focus: "x" } })).status).toBe(422);
    expect((await test.manage("PUT", "assets/999999", { asset: { alt: "x" } })).status).toBe(404);
    const names = async (search: string) => {
      const { headers, body } = await test.manage("GET", `assets?${search}`);
      return [headers.get("total"), ...body.assets.map((one: Json) => one.short_filename)];
    };
    expect(await names("search=PATIO&sort_by=short_filename:asc")).toEqual(["2", "aa-patio.png", "zz-patio.png"]);
    expect(await names("search=patio&per_page=1&page=2&sort_by=created_at:asc")).toEqual(["2", "aa-patio.png"]);
    expect(await names("search=yard")).toEqual(["1", "aa-patio.png"]);
    expect(await names("in_folder=5")).toEqual(["1", "zz-patio.png"]);
    expect(await names("search=%25")).toEqual(["0"]);
    expect((await test.manage("GET", "assets?sort_by=secret")).status).toBe(400);
    expect(second.alt).toBe("A yard");
  });
});

describe("requests for files", () => {
  const tile = "/assets/f/1001/300x200/abcdef0123/tile.webp";

  it("accepts the image grammar, and explains each error", async () => {
    expect(await sizeOf(await get(`${tile}/m/0x0:100x100/fit-in/-50x50/smart/filters:quality(5):grayscale():format(jpeg)`))).toEqual({
      ...{ width: 50, height: 50, format: "jpeg" },
    });
    for (const [rest, reason] of [
      ["/m/filters:quality(101)", "quality is a whole number from 0 to 100"],
      ["/m/9999x0", "width is a whole number from 0 to 4096"],
      ["/m/filters:blur(%31%35%31)", "blur radius is a whole number from 0 to 150"],
      ["/m/%", "URI malformed"],
      ["/m/..%2f..%2fetc%2fpasswd", '".." is neither a crop, fit-in, a size, smart nor filters'],
    ]) {
      const response = await get(tile + rest);
      expect([response.status, await response.text()]).toEqual([400, reason]);
    }
  });

  it("chooses the format from the Accept header if the address names none", async () => {
    const asset = await upload({ filename: "n.jpg" }, await noise(30, 30).jpeg().toBuffer());
    const ask = async (accept: string, rest = "/m/") => {
      const response = await get(pathOf(asset) + rest, { accept });
      return [response.headers.get("content-type"), response.headers.get("vary")];
    };
    expect(await ask("image/avif,image/webp,*/*")).toEqual(["image/webp", "Accept"]);
    expect(await ask("image/avif,*/*")).toEqual(["image/jpeg", "Accept"]);
    expect(await ask("image/webp", "/m/filters:format(png)")).toEqual(["image/png", null]);
    expect(await ask("*/*", "/m/filters:format(avif)")).toEqual(["image/avif", null]);
  });

  it("serves nothing outside its folders, however a path is spelled", async () => {
    const server = await listen((request) => assets.fetch(request));
    const port = Number(new URL(server.endpoint).port);
    /** Sends the path verbatim; a URL object would normalize it. */
    const raw = (path: string): Promise<number> =>
      new Promise((resolve, reject) => {
        httpRequest({ port, host: "127.0.0.1", path }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on("error", reject)
          .end();
      });
    for (const path of [
      "/assets/f/77/x/../../../../etc/passwd",
      "/assets/f/77/x/..%2f..%2f..%2fetc%2fpasswd/a.png",
      "/assets/f/77/x/%2e%2e/%2e%2e/etc/passwd",
      "/assets/f/77/x/abcd/%2fetc%2fpasswd",
      "/assets/f/77/x/abcd//etc/passwd",
      "/assets/f/77/x/abcd/a.png%00.webp",
      "/assets/films/..%2fmanifest.json",
      "/assets/films/%2e%2e%2fmanifest.json",
      "/assets/films/manifest.json",
      "/assets/films/film.mp4%00",
      "/assets/documents/..%5c..%5cetc",
    ]) {
      expect([path, await raw(path)]).toEqual([path, 404]);
    }
    await server.close();
  });

  it("renders a variant once for hundreds of concurrent requests", async () => {
    const before = await readdir(join(folder, "variants"), { recursive: true });
    const answers = await Promise.all(Array.from({ length: 300 }, () => get(`${tile}/m/123x0/filters:format(webp)`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((one) => one.headers.get("cache-control")))).toEqual(new Set(["public, max-age=31536000, immutable"]));
    expect((await readdir(join(folder, "variants"), { recursive: true })).length - before.length).toBeLessThanOrEqual(2);
  });

  it("serves ranges of a video", async () => {
    const part = await get("/assets/films/film.mp4", { range: "bytes=2-4" });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
    const all = await get("/assets/films/film.mp4");
    expect([all.status, all.headers.get("accept-ranges"), all.headers.get("content-type")]).toEqual([200, "bytes", "video/mp4"]);
    const outside = await get("/assets/films/film.mp4", { range: "bytes=10-" });
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect((await get("/assets/films/film.en.vtt")).headers.get("content-type")).toMatch(/^text\/vtt/);
    expect((await get("/assets/films/film.es.vtt")).status).toBe(404);
  });
});
