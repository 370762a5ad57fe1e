import { readClaims } from "@azulejo/contract";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const PASSWORD = "Azulejo-demo-1";
const signIn = (userName: string, password = PASSWORD) => shop.call("account/login", { userName, password });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const renew = (pair: { authToken: string; refreshToken: string }) =>
  shop.call("account/refreshauthtokenclaims", undefined, { ...bearer(pair.authToken), "x-refresh-token": pair.refreshToken });

describe("a session", () => {
  it("starts with the claims of the specification", async () => {
    const { status, body } = await signIn("dealer-buyer@demo.test");
    expect(status).toBe(200);
    const claims = readClaims(decodeJwt(body.value.authToken) as never);
    expect(claims).toMatchObject({
      userName: "dealer-buyer@demo.test",
      givenName: "June",
      surname: "Okafor",
      roles: ["Sales"],
      isBusiness: true,
      isCashTerms: false,
      isLocked: false,
      pricesHidden: false,
    });
    expect(claims.currentBranch).not.toBe(claims.customerId);
  });

  it("starts with a domain prefix before the user name, in any case", async () => {
    expect((await signIn("CANTERA\\Homeowner@Demo.test")).status).toBe(200);
  });

  it("is refused alike for a wrong password, an unknown address and staff", async () => {
    const answers = [await signIn("homeowner@demo.test", "wrong"), await signIn("nobody@demo.test"), await signIn("staff@demo.test")];
    expect(new Set(answers.map((one) => JSON.stringify([one.status, one.body.code, one.body.messages]))).size).toBe(1);
    expect(answers[0]?.body.code).toBe("account_credentials");
  });

  it("is renewed by two simultaneous requests with one working token, and ends when the old token is used later", async () => {
    const first = (await signIn("homeowner@demo.test")).body.value;
    const answers = await Promise.all([renew(first), renew(first), renew(first)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const tokens = new Set(answers.map((answer) => answer.body.value.refreshToken));
    expect(tokens.size).toBe(1);
    for (const { body } of answers)
      expect((await shop.call("storefront/settings", undefined, bearer(body.value.authToken))).status).toBe(200);
    const next = await renew(answers[2]?.body.value);
    expect(next.status).toBe(200);
    shop.setNow(new Date(Date.now() + 11_000));
    expect((await renew(first)).status).toBe(401);
    expect((await renew(next.body.value)).status).toBe(401);
    shop.setNow(new Date());
  });

  it("is renewed with a new pair, and ends when the old refresh token is used after the grace period", async () => {
    const first = (await signIn("homeowner@demo.test")).body.value;
    const second = await renew(first);
    expect(second.status).toBe(200);
    expect(second.body.value.refreshToken).not.toBe(first.refreshToken);
    shop.setNow(new Date(Date.now() + 11_000));
    const again = await renew(first);
    shop.setNow(new Date());
    expect([again.status, again.body.code]).toEqual([401, "account_session_ended"]);
    expect((await renew(second.body.value)).status).toBe(401);
    expect((await shop.call("storefront/settings", undefined, bearer(second.body.value.authToken))).status).toBe(401);
  });

  it("ends immediately when its owner signs out", async () => {
    const pair = (await signIn("homeowner@demo.test")).body.value;
    expect((await shop.call("storefront/settings", undefined, bearer(pair.authToken))).status).toBe(200);
    await shop.call("account/logout", { refreshToken: pair.refreshToken });
    expect((await shop.call("storefront/settings", undefined, bearer(pair.authToken))).status).toBe(401);
    expect((await shop.call("account/logout", { refreshToken: pair.refreshToken })).status).toBe(200);
  });

  it("ends when the token expires without renewal", async () => {
    const pair = (await signIn("homeowner@demo.test")).body.value;
    shop.setNow(new Date(Date.now() + 31 * 60_000));
    expect((await shop.call("storefront/settings", undefined, bearer(pair.authToken))).status).toBe(401);
    expect((await renew(pair)).status).toBe(200);
    shop.setNow(new Date());
  });

  it("ends after thirty days, however often it has been renewed", async () => {
    const first = (await signIn("homeowner@demo.test")).body.value;
    const began = (ms: number) => {
      const startedAt = new Date(Date.now() - ms);
      return shop.database.query
        .updateTable("session")
        .set({ startedAt })
        .where("id", "=", String(decodeJwt(first.authToken).sid))
        .execute();
    };
    await began(30 * 86_400_000 - 60_000);
    const second = await renew(first);
    expect(second.status).toBe(200);
    await began(30 * 86_400_000 + 60_000);
    expect((await renew(second.body.value)).body.code).toBe("account_session_ended");
    expect((await shop.call("storefront/settings", undefined, bearer(second.body.value.authToken))).status).toBe(401);
  });

  it("hides prices from a person who chose to hide them", async () => {
    const pair = (await signIn("hidden-prices@demo.test")).body.value;
    const { body } = await shop.call("product/list", { listing: "porcelain" }, bearer(pair.authToken));
    expect(body.value.products[0].lead.price).toBeNull();
  });
});
