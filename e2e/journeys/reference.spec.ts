import { expect, test } from "../fixtures/shop.ts";

test("the API reference shows a call with its errors, fits the screen, and loads nothing from elsewhere", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
  });
  // The reader takes the whole document in before it shows a call: half a minute beside another worker.
  test.setTimeout(180_000);
  const slowly = { timeout: 90_000 };
  await page.goto("/api/docs#/checkout/postCheckoutComplete");
  const call = page.locator(".opblock.is-open");
  await expect(call.getByText("Places a bag's order exactly once").first()).toBeVisible(slowly);
  await expect(call.getByText("idempotency-key").first()).toBeVisible(slowly);
  await expect(call.getByText("checkout_price_changed").first()).toBeVisible(slowly);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(foreign).toEqual([]);
});
