import { describe, expect, it } from "vitest";
import { createSeal } from "../session/seal.ts";
import { openLastWrite, sealLastWrite } from "./last-write.ts";

const sealWith = (name: string, purpose = "last write") =>
  createSeal(`the-${name}-secret-of-a-test-with-enough-characters`, undefined, purpose);
const at = (seconds: number, lastWriteSeal = sealWith("first")) => ({
  lastWriteSeal,
  now: () => new Date(1_800_000_000_000 + seconds * 1000),
});
const POSITION = 4_398_046_511_104;

describe("a last write", () => {
  it("names its position for half a minute, to every process with the secret", () => {
    const sealed = sealLastWrite(at(0), POSITION);
    expect([0, 29, 30, 3600].map((seconds) => openLastWrite(at(seconds), sealed))).toEqual([POSITION, POSITION, 0, 0]);
    expect(openLastWrite(at(0), sealLastWrite(at(0), Number.POSITIVE_INFINITY))).toBe(Number.POSITIVE_INFINITY);
  });

  it("is none if it is missing, invented, or sealed for something else", () => {
    const sealed = sealLastWrite(at(0), POSITION);
    const invented = [
      ...[null, undefined, "", "=", "x", `${POSITION}:9999999999999`, `${sealed.slice(0, -2)}AA`],
      sealLastWrite(at(0, sealWith("other")), POSITION),
      sealLastWrite(at(0, sealWith("first", "seal")), POSITION),
      sealWith("first").seal("-1:9999999999999"),
    ];
    expect(invented.map((one) => openLastWrite(at(0), one))).toEqual(invented.map(() => 0));
  });
});
