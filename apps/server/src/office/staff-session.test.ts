import { describe, expect, it, vi } from "vitest";
import type { StaffPair } from "./office-cookies.ts";
import { renewedInTime } from "./staff-session.ts";

const request = new Request("http://shop.test/office/api/session");
const NOW = Date.UTC(2026, 10, 25);
const SECOND = 1000;

const tokenUntil = (at: number): string => `head.${Buffer.from(JSON.stringify({ exp: at / SECOND })).toString("base64url")}.signature`;
const pair = (secondsLeft: number): StaffPair => ({ authToken: tokenUntil(NOW + secondsLeft * SECOND), refreshToken: "first" });
const renewed: StaffPair = { authToken: "new", refreshToken: "second" };

describe("the tokens of staff", () => {
  it("stay as they are while they are valid for more than a minute", async () => {
    const renew = vi.fn();
    const valid = pair(61);
    expect(await renewedInTime(renew, () => NOW)(valid, request)).toBe(valid);
    expect(renew).not.toHaveBeenCalled();
  });

  it("are renewed once for requests that come together, and for one that comes a moment later with the old pair", async () => {
    const renew = vi.fn(async () => renewed);
    const inTime = renewedInTime(renew, () => NOW);
    expect(await Promise.all([inTime(pair(30), request), inTime(pair(30), request)])).toEqual([renewed, renewed]);
    expect(await inTime(pair(30), request)).toEqual(renewed);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("are renewed if they can't be read", async () => {
    const unreadable = { authToken: "none", refreshToken: "first" };
    expect(
      await renewedInTime(
        async () => renewed,
        () => NOW,
      )(unreadable, request),
    ).toEqual(renewed);
  });

  it("are gone when the session has ended", async () => {
    expect(
      await renewedInTime(
        async () => null,
        () => NOW,
      )(pair(0), request),
    ).toBeNull();
  });

  it("are asked for again after a failure", async () => {
    const renew = vi.fn().mockRejectedValueOnce(new Error("no answer")).mockResolvedValueOnce(renewed);
    const inTime = renewedInTime(renew, () => NOW);
    await expect(inTime(pair(0), request)).rejects.toThrow("no answer");
    expect(await inTime(pair(0), request)).toEqual(renewed);
  });
});
