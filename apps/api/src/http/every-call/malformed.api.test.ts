import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

describe("malformed input is refused as a client error", () => {
  it.each([50, 10_000, 120_000])("JSON nested %i deep", async (depth) => {
    const body = `{"userName":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    const answer = await shop.call("account/login", body);
    expect([answer.status, answer.body.code]).toEqual([400, "request_malformed"]);
  });

  it("ids beyond the database's range", async () => {
    const bag = (await shop.call("webshoppingbag/defaultshoppingbagmodel", {})).body.value;
    const shoppingBagQuoteId = bag?.shoppingBagQuoteId ?? "0123456789abcdef";
    for (const lineId of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      const removed = await shop.call("webshoppingbag/removebagitem", { shoppingBagQuoteId, lineId });
      const updated = await shop.call("webshoppingbag/updatebagitems", { shoppingBagQuoteId, items: [{ lineId, quantity: 1 }] });
      expect([removed.body.code, updated.body.code]).toEqual(["request_invalid", "request_invalid"]);
    }
  });

  it.each(["Ana\nBcc: all@example.test", "Ana\u2028Ruiz", "Ana\u0085Ruiz"])("a line break in a name: %j", async (givenName) => {
    const answer = await shop.call("account/signup", { givenName });
    expect([answer.status, answer.body.fields?.givenName]).toEqual([400, "Remove the special characters and type it again."]);
  });
});
