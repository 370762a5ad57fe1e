import { placesOf, recordTraffic } from "../../fixtures/canary.ts";
import { expect, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "the same on a phone");

/** Valid, and nowhere else in the shop. */
const CARD = "4539578763621486";
const DECLINED = "4000000000000002";

test("no digit of a card reaches the shop's pages, calls, database, log or mails", async ({ page }) => {
  const traffic = recordTraffic(page);
  const shopper = new Shopper(page, "en", "canary");
  await shopper.addFirstOf("/en/product/list/ceramic/");
  await shopper.reachPayment();
  await shopper.payWith(DECLINED);
  await expect(page.getByRole("alert").filter({ hasText: shopper.say.declined })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await shopper.payWith(CARD);
  await shopper.expectReceipt();
  const where = { page, traffic, email: shopper.email };
  expect(await placesOf(CARD, where)).toEqual([]);
  expect(await placesOf(DECLINED, where)).toEqual([]);
  // The scan looks where it says: the buyer's address is in each of these places but the log.
  await expect.poll(() => placesOf(shopper.email, where)).toEqual(expect.arrayContaining(["sent to the shop", "a mail", "the database"]));
  expect(await placesOf('"msg"', where)).toContain("server.log");
});
