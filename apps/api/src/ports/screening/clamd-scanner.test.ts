import { type RunningClamd, SLOW, startClamd, TEST_VIRUS } from "@azulejo/sandbox/clamd/clamd.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClamdScanner } from "./clamd-scanner.ts";

let clamd: RunningClamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.close());

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a scan by clamd", () => {
  it("passes what is clean, in parts of any number", async () => {
    const scanner = createClamdScanner(clamd.address);
    for (const length of [0, 1, 256 * 1024, 700_001]) expect(await scanner.scan(new Uint8Array(length))).toEqual({ isClean: true });
  });

  it("names what it has found", async () => {
    const document = bytes(`%PDF-1.7\n${" ".repeat(600_000)}${TEST_VIRUS}`);
    expect(await createClamdScanner(clamd.address).scan(document)).toEqual({ isClean: false, found: "Eicar-Test-Signature" });
  });

  it("fails if it takes too long, is gone, or answers something else", async () => {
    await expect(createClamdScanner(clamd.address, 300).scan(bytes(SLOW))).rejects.toThrow("took too long");
    await expect(createClamdScanner("127.0.0.1:9").scan(bytes("x"))).rejects.toThrow("ECONNREFUSED");
    await expect(createClamdScanner(clamd.address).scan(new Uint8Array(26 * 1024 * 1024))).rejects.toThrow("size limit exceeded");
  });
});
