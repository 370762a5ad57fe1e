import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { PageBody } from "./page-body.ts";

const html = `<!DOCTYPE html><p>Azulejos y mármol</p>${"<li class='card'>porcelain 24 × 24</li>".repeat(200)}`;

it("gives the same page in each encoding, before and after it is compressed well", async () => {
  const body = PageBody.of(html);
  const check = async () => {
    expect(brotliDecompressSync(await body.in("br")).toString()).toBe(html);
    expect(gunzipSync(await body.in("gzip")).toString()).toBe(html);
    expect((await body.in(null)).toString()).toBe(html);
    expect(await body.text()).toBe(html);
  };
  await check();
  await body.improve();
  await check();
});

it("has brotli at hand, and gzip once it was asked for, within the size it began with", async () => {
  const body = PageBody.of(html);
  const quick = body.in("br");
  expect(Buffer.isBuffer(quick)).toBe(true);
  const packed = await body.in("gzip");
  expect(body.in("gzip")).toBe(packed);
  expect(body.size).toBeGreaterThanOrEqual((quick as Buffer).length + packed.length);
});

it("is smaller once it is compressed well", async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `<li>${(index * 7919) % 1000} porcelain ${index % 13}</li>`).join("");
  const body = PageBody.of(words);
  const quick = (await body.in("br")).length;
  await body.improve();
  expect((await body.in("br")).length).toBeLessThan(quick);
});
