import { expect, loudTest, test, untilLive, untilScripted } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

/** Simulates a new build: a page's own file is gone. Browsers report that, so console errors are expected here. */
loudTest("a missing page file loads the target once, and not again within ten seconds: then the error is shown", async ({ page }, info) => {
  loudTest.skip(info.project.name === "phone", "one browser is enough");
  const documents: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
  });
  await page.route(/\/assets\/detail-page-[^/]+\.js$/, (route) => route.abort());
  // Stops the page's clock, so that the ten seconds don't pass on a slow machine.
  await page.clock.setFixedTime(new Date());
  const list = "/en/product/list/natural-stone/";
  await page.goto(list);
  await untilScripted(page);
  const link = page.locator("article h3 a").first();
  const target = (await link.getAttribute("href")) ?? "";
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(target);
  expect(documents).toEqual([list, target]);
  await page.goto(list);
  await untilScripted(page);
  // Until the router follows links, one loads a document.
  await page.waitForLoadState("networkidle");
  await link.click();
  await expect(page.getByRole("heading", { name: "Error page" })).toBeVisible();
  expect(documents).toEqual([list, target, list]);
});

test("the first language comes from the browser, is stored in a cookie for a year, and then wins", { tag: "@daily-phone" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "es-MX", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL("/es/");
  const cookie = (await context.cookies()).find((one) => one.name === "i18n_redirected");
  expect(cookie).toMatchObject({ value: "es", path: "/", sameSite: "Lax", httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto("/en/about/");
  const kept = async () => (await context.cookies()).find((one) => one.name === "i18n_redirected")?.value;
  await expect.poll(kept).toBe("en");
  await page.goto("/");
  await expect(page, "the cookie follows the page that was read").toHaveURL("/en/");
  await context.close();
});

test("a new page starts at the top, and going back restores the scroll position", async ({ page }) => {
  // Smooth scrolling would still be in progress when the link is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en/product/list/natural-stone/");
  // Without its scripts, the browser itself would go back.
  await untilScripted(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const link = page.locator("article h3 a").nth(8);
  await link.scrollIntoViewIfNeeded();
  // The page notes its place with each event of scrolling, and the browser sends them once a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => addEventListener("click", () => sessionStorage.setItem("place", String(window.scrollY)), { capture: true }));
  // A pointer would scroll once more to bring the link from under a bar, and press it in the same frame.
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(/product\/detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/product\/list/);
  const missed = () => page.evaluate(() => Math.abs(window.scrollY - Number(sessionStorage.getItem("place"))));
  await expect.poll(missed).toBeLessThan(200);
  // A page that grows must not move away again.
  await page.waitForTimeout(1500);
  expect(await missed()).toBeLessThan(200);
});

loudTest("failed locale loading is logged, and the page stays readable", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/\/assets\/product_shell-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/es/returns/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => logged.some((line) => line.startsWith("Failed locale loading"))).toBe(true);
});

loudTest("a failed card script is logged, and the page says what to do", async ({ page }, info) => {
  loudTest.skip(info.project.name === "phone", "one browser is enough");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/\/stripe\/js\/v3/, (route) => route.abort());
  const shopper = new Shopper(page, "en", "no-script");
  await shopper.addFirstOf("/en/product/list/porcelain/");
  await shopper.reachPayment();
  await expect.poll(() => logged).toContain("Failed to load the Stripe SDK script");
});

loudTest("without a connection the page says so, and works again with one", { tag: "@daily-phone" }, async ({ page, context }) => {
  await page.goto("/es/product/list/porcelanico/");
  const next = page.getByRole("link", { name: "Página 2" });
  await untilLive(next);
  await context.setOffline(true);
  await next.click();
  await expect(page.getByText("No tiene conexión a internet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("article h3").first()).toBeVisible();
});
