import { describe, expect, it } from "vitest";
import { setupIn, showSetup } from "./code-setup.server.ts";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const ADDRESS = `otpauth://totp/Shop:ana%40example.test?secret=${SECRET}&issuer=Shop`;
const form = (secret: string, address: string) => {
  const data = new FormData();
  data.set("secret", secret);
  data.set("address", address);
  return data;
};

describe("authenticator setup", () => {
  it("draws the QR code within its size, with its three corner patterns", () => {
    const { qr } = showSetup(SECRET, ADDRESS);
    const runs = [...qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, x, y, width, back]) => [x, y, width, back].map(Number));
    expect(runs.map(([x = 0, y = 0, width = 0, back]) => `M${x} ${y}h${width}v1h-${back}z`).join("")).toBe(qr.path);
    for (const [x = 0, y = 0, width = 0, back] of runs) {
      expect(width).toBe(back);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(qr.size - 2);
    }
    const at = (x: number, y: number) => runs.some(([left, top, width]) => left === x && top === y && width === 7);
    expect([at(2, 2), at(qr.size - 9, 2), at(2, qr.size - 9)]).toEqual([true, true, true]);
  });

  it("accepts its own setup back from the form and rejects anything else", () => {
    expect(setupIn(form(SECRET, ADDRESS))).toEqual(showSetup(SECRET, ADDRESS));
    for (const [secret, address] of [
      ["", ""],
      [SECRET, "https://elsewhere.example/"],
      ["<b>", ADDRESS],
      [SECRET, `otpauth://totp/${"x".repeat(500)}`],
    ] as const)
      expect(setupIn(form(secret, address))).toBeNull();
  });
});
