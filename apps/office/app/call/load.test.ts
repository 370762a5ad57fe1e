import { describe, expect, it } from "vitest";
import { SignedOut } from "./call-failures.ts";
import { orSignIn, signInAddress } from "./load.ts";

describe("a page that only staff may read", () => {
  it("leads to the sign-in page, which leads back", () => {
    expect(signInAddress("https://shop.example/office/orders?status=all")).toBe("/signin?to=%2Forders%3Fstatus%3Dall");
    expect(["https://shop.example/office/", "https://shop.example/office"].map(signInAddress)).toEqual(["/signin", "/signin"]);
  });

  it("gives each of its readers a redirect of its own", async () => {
    const reading = Promise.reject(new SignedOut());
    const request = new Request("https://shop.example/office/orders");
    const [first, second] = (await Promise.all(
      [1, 2].map(() => orSignIn(reading, request).catch((error: unknown) => error)),
    )) as Response[];
    expect([first?.headers.get("location"), second?.headers.get("location")]).toEqual(["/signin?to=%2Forders", "/signin?to=%2Forders"]);
    expect(first).not.toBe(second);
  });

  it("shows any other failure as it is", async () => {
    const failure = new Error("no answer");
    await expect(orSignIn(Promise.reject(failure), new Request("https://shop.example/office/"))).rejects.toBe(failure);
  });
});
