import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAssetAddress } from "./asset-address.ts";
import { readRange } from "./byte-range.ts";
import { kindOfBytes, kindOfName } from "./file-kind.ts";
import { negotiateFormat } from "./variants/negotiate-format.ts";

describe("detecting a file's type", () => {
  it.each([
    ["\xff\xd8\xff\xe0", "jpeg"],
    ["\x89PNG\r\n\x1a\n", "png"],
    ["RIFF\x00\x00\x00\x00WEBPVP8 ", "webp"],
    ["GIF89a", "gif"],
    ["\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1miaf", "avif"],
    ["\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2avc1mp41", "mp4"],
    ["\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", null],
    ["%PDF-1.7", "pdf"],
    ["WEBVTT\n\n", "vtt"],
    ["WEBVTTX", null],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="x">', "svg"],
    ["<svg>", "svg"],
    ["<html><svg>", null],
    ["MZ\x90", null],
    ["", null],
  ])("%j is %s", (bytes, kind) => {
    expect(kindOfBytes(Buffer.from(bytes, "latin1"))).toBe(kind);
  });

  it("never throws for any bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void kindOfBytes(bytes)));
  });

  it.each([
    ["a.JPG", "jpeg"],
    ["a.b.webp", "webp"],
    ["a.exe", null],
    ["png", null],
    ["a.constructor", null],
  ])("%s promises %s", (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });
});

describe("the address of an asset", () => {
  it.each([
    ["/assets/f/1/10x10/abcd/a.webp", null],
    ["/assets/f/1/10x10/abcd/a.webp/m", ""],
    ["/assets/f/1/10x10/abcd/a.webp/m/", "/"],
    ["/assets/f/1/x/abcd/a.webp/m/100x0/filters:quality(1)", "/100x0/filters:quality(1)"],
  ])("%s", (address, request) => {
    expect(readAssetAddress(address)).toMatchObject({ space: 1, hash: "abcd", name: "a.webp", request });
  });

  it.each([
    "/assets/f/1/10x10/abcd/..%2f..%2fetc%2fpasswd",
    "/assets/f/1/10x10/..%2fabcd/a.webp",
    "/assets/f/1/10x10/%2e%2e/a.webp",
    "/assets/f/1/10x10/abcd//etc/passwd",
    "/assets/f/1/10x10/abcd/a.webp%00.png",
    "/assets/f/1/10x10/abcd/.hidden",
    "/assets/f/1/10x10/abcd/a\\b.webp",
    "/assets/f/1/10x10/abcd/A.webp",
    "/assets/f/-1/10x10/abcd/a.webp",
    "/assets/f/1/10x10/abcd/a.webp/x",
    "/assets/f/1/10x10/abcd/a.webp/mm",
  ])("%s is none", (address) => {
    expect(readAssetAddress(address)).toBeNull();
  });
});

describe("a part of a file", () => {
  it.each([
    ["bytes=0-99", { from: 0, to: 99 }],
    ["bytes=900-", { from: 900, to: 999 }],
    ["bytes=-100", { from: 900, to: 999 }],
    ["bytes=-5000", { from: 0, to: 999 }],
    ["bytes=0-5000", { from: 0, to: 999 }],
    ["bytes=1000-", "outside"],
    ["bytes=-0", "outside"],
    ["bytes=9-5", null],
    ["bytes=0-1,5-6", null],
    ["bytes=-", null],
    ["pages=1-2", null],
    [null, null],
  ])("%s", (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });
});

describe("a format that no address names", () => {
  it.each([
    ["jpeg", "image/avif,image/webp,*/*;q=0.8", "webp"],
    ["jpeg", "image/avif,*/*", "jpeg"],
    ["jpeg", "*/*", "jpeg"],
    ["png", "image/webp;q=0, */*", "png"],
    ["jpeg", null, "jpeg"],
    ["webp", null, "webp"],
    ["gif", "text/html", "png"],
    ["avif", "image/avif", "png"],
    ["webp", "*/*", "webp"],
    ["webp", "image/*", "webp"],
    ["webp", "image/png", "png"],
  ] as const)("of a %s for %s is %s", (kind, accept, format) => {
    expect(negotiateFormat(kind, accept)).toBe(format);
  });
});
