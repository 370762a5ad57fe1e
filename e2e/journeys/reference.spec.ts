import { expect, test } from "../fixtures/shop.ts";

test("the API reference shows a call with its errors, fits the screen, and loads nothing from elsewhere", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto("/api/docs#/checkout/postCheckoutComplete");
  const call = page.locator(".opblock.is-open");
  await expect(call.getByText("Places a bag's order exactly once").first()).toBeVisible();
  await expect(call.getByText("idempotency-key").first()).toBeVisible();
  await expect(call.getByText("checkout_price_changed").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(foreign).toEqual([]);
});
