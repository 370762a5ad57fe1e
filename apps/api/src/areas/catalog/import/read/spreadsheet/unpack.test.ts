import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { unpack } from "./unpack.ts";

const SIZE = 5_000_000;
const sheet = () => Buffer.from(zipSync({ "sheet.xml": strToU8("x".repeat(SIZE)), "picture.png": strToU8("y".repeat(SIZE)) }));

it("keeps the parts that a sheet is read from", () => {
  expect(Object.entries(unzipSync(unpack(sheet(), SIZE) ?? new Uint8Array())).map(([name, part]) => [name, part.length])).toEqual([
    ["sheet.xml", SIZE],
  ]);
});

it("refuses a file that unpacks to more than allowed", () => {
  expect(unpack(sheet(), SIZE - 1)).toBeNull();
});

it("unpacks no more than a file states that it is", () => {
  const lie = sheet();
  const stated = Buffer.alloc(4);
  stated.writeUInt32LE(SIZE);
  for (let at = lie.indexOf(stated); at >= 0; at = lie.indexOf(stated, at + 4)) lie.writeUInt32LE(1000, at);
  expect(unpack(lie, 2000)?.length ?? 0).toBeLessThan(2000);
});
