import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ImportSummary, importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { createFolderStore } from "@azulejo/content";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPictureCopier } from "./copy-pictures.ts";
import { download } from "./download.ts";
import { isPublicAddress } from "./public-address.ts";

/** A GIF of 2 × 1 pixels. */
const gif = Buffer.from("R0lGODdhAgABAIAAAP8AAAAA/ywAAAAAAgABAAACAkQKADs=", "base64");

let shop: TestShop;
let folder: string;
let host: Server;
let origin: string;
const requested: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-pictures-"));
  shop = await openTestShop({ seed: "empty" });
  host = createServer((request, response) => {
    requested.push(request.url ?? "");
    if (request.url === "/moved.gif") response.writeHead(302, { location: "/red.gif" }).end();
    else if (request.url === "/loop.gif") response.writeHead(302, { location: "/loop.gif" }).end();
    else if (request.url === "/away.gif") response.writeHead(302, { location: "file:///etc/hostname" }).end();
    else if (request.url?.startsWith("/red")) response.end(gif);
    else if (request.url === "/page.gif") response.end("<html>no picture</html>");
    else if (request.url === "/broken.gif") response.end(gif.subarray(0, 20));
    else if (request.url === "/slow.gif") response.write(gif);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const signal = new AbortController().signal;
async function bring(pictures: string[], privateHosts = true): Promise<ImportSummary> {
  const path = join(folder, "pictures.csv");
  const cell = pictures.map((picture) => (picture.startsWith("/") ? origin + picture : picture)).join("|");
  writeFileSync(
    path,
    `productCode,itemNo,nameEn,material,department,listPrice,pictureAddress\nsun,SUN-1,Sun,porcelain,tile,5.00,${cell}\n`,
  );
  const copyPictures = await openPictureCopier(shop.database, createFolderStore(join(folder, "assets")), { privateHosts, signal });
  return importCatalog({ database: shop.database, path, copyPictures });
}
async function picturesOf(): Promise<{ address: string; width: number; height: number; color: string }[]> {
  await shop.api.settle();
  return (await shop.call("product/detailV2", { itemNo: "SUN-1" })).body.value.product.pictures;
}
const report = () => readFileSync(join(folder, "pictures.csv.rejected.csv"), "utf8");

describe("pictures of other hosts", () => {
  it("are copied once into the shop's own store, with their real size", async () => {
    expect((await bring(["/red.gif"])).rejectedRows).toBe(0);
    const [picture] = await picturesOf();
    expect(picture).toMatchObject({ width: 2, height: 1 });
    const [, space, hash] = /^\/assets\/f\/(\d+)\/2x1\/([0-9a-f]{32})\/red\.gif$/.exec(picture?.address ?? "") ?? [];
    expect(existsSync(join(folder, "assets", space ?? "", (hash ?? "").slice(0, 2), hash ?? ""))).toBe(true);
    expect((await bring(["/red.gif"])).products.unchanged).toBe(1);
    expect(requested.filter((path) => path === "/red.gif")).toEqual(["/red.gif"]);
  });

  it("follow redirects, and two addresses of the same bytes are one picture", async () => {
    expect((await bring(["/red.gif", "/moved.gif"])).rejectedRows).toBe(0);
    expect((await picturesOf()).length).toBeGreaterThan(0);
  });

  it("that fail are named, and the product is imported without them", async () => {
    const summary = await bring(["/red.gif", "/page.gif", "/gone.gif", "/broken.gif", "/loop.gif", "/away.gif"]);
    expect([summary.products.refused, summary.rejectedRows, (await picturesOf()).length]).toEqual([0, 1, 1]);
    for (const reason of [
      /the picture is no picture of the kinds.*page\.gif/,
      /the picture answers with status 404.*gone\.gif/,
      /the picture is broken or cannot be shown.*broken\.gif/,
      /the picture redirects more than 5 times.*loop\.gif/,
      /the picture is no http or https address.*away\.gif/,
    ])
      expect(report()).toMatch(reason);
  });

  it("are not fetched from private networks, by address or by name", async () => {
    const before = requested.length;
    await bring(["/red-2.gif", `${origin.replace("127.0.0.1", "localhost")}/red-3.gif`], false);
    expect([requested.length, report().match(/is in a private network/g)?.length]).toEqual([before, 2]);
  });
});

it("a download ends at its limits of bytes and time", async () => {
  await expect(download(`${origin}/red.gif`, { privateHosts: true, signal, mostBytes: 10 })).rejects.toThrow("is larger than");
  await expect(download(`${origin}/slow.gif`, { privateHosts: true, signal, milliseconds: 200 })).rejects.toThrow("takes too long");
});

it("only addresses of the public internet are public", () => {
  const closed = [
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.0.1",
    "::1",
    "fe80::1",
    "fd00::1",
  ];
  const mapped = ["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "255.255.255.255", "not an address"];
  expect([...closed, ...mapped].filter(isPublicAddress)).toEqual([]);
  expect(["93.184.215.14", "172.32.0.1", "2606:4700::1111"].filter(isPublicAddress).length).toBe(3);
});
