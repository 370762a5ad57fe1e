import type { Page } from "@playwright/test";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test, words } from "../fixtures/shop.ts";

// Moving from page to page quickly ends transitions between documents, which the browser reports as errors.
test.use({ contextOptions: { reducedMotion: "reduce" } });

eachLanguageAtOneSize();

const say = {
  en: {
    bar: "Cookies",
    accept: "Allow analytics",
    necessary: "Essential only",
    optOut: "Don't sell or share my data",
    optIn: "Allow analytics",
    honoured: "honor it",
  },
  es: {
    bar: "Cookies",
    accept: "Permitir análisis",
    necessary: "Solo esenciales",
    optOut: "No vender ni compartir mis datos",
    optIn: "Aceptar cookies de análisis",
    honoured: "la respetamos",
  },
} as const;

interface Pushed {
  event: string;
  url?: string;
  product?: string;
}

const pushed = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Pushed[] }).dataLayer ?? []) as Promise<Pushed[]>;
const eventsOf = async (page: Page) => (await pushed(page)).map((one) => one.event);
const tags = (page: Page) => page.locator("[data-tag]");
const bar = (page: Page, language: Language) => page.getByRole("region", { name: say[language].bar });

/** Matches requests for tags and the tags themselves. */
function watchTags(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (/tag-items|\/api\/tag\/|favicon\.svg\?seen/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** Waits until the page has done what it does when idle, such as requesting tags, and has been answered. */
const settle = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    // This response arrives after those of all earlier requests.
    await fetch("/healthz");
    await idle();
  });
};

test.describe("with Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

  for (const language of ["en", "es"] as const) {
    test(`no tags load, no consent bar shows, and the page confirms the signal (${language})`, async ({ page, context, baseURL }) => {
      const seen = watchTags(page);
      // Consent given before the signal: the signal wins.
      await context.addCookies([{ name: "cantera_consent", value: "all", url: baseURL ?? "" }]);
      await page.goto(`/${language}/`);
      await settle(page);
      await expect(tags(page)).toHaveCount(0);
      await context.clearCookies({ name: "cantera_consent" });
      await page.goto(`/${language}/product/sale/`);
      await settle(page);
      await expect(bar(page, language)).toHaveCount(0);
      await page.goto(`/${language}/do-not-sell-or-share/`);
      const state = page.locator("[data-privacy=signal]");
      await expect(state).toContainText(say[language].honoured);
      await expect(state.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
      await expect(page.getByRole("button", { name: say[language].optIn })).toHaveCount(0);
      await expectAccessibleAtBothSizes(page);
      // With the old consent the browser may have requested tags; the server returned none and none was inserted.
      expect(seen.filter((url) => !url.includes("tag-items"))).toEqual([]);
      expect(await pushed(page)).toEqual([]);
    });
  }

  test("the browser's own signal is enough, before any request", async ({ page, context, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }));
    const seen = watchTags(page);
    await context.addCookies([{ name: "cantera_consent", value: "all", url: baseURL ?? "" }]);
    await page.goto("/en/");
    await settle(page);
    expect(seen).toEqual([]);
  });
});

test("a visitor who agrees before the page is idle is counted once", async ({ page }) => {
  // Work that waits for the page to be idle waits for the test.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, { waiting, requestIdleCallback: (work: () => void) => waiting.push(work) });
  });
  const waiting = () => page.evaluate(() => (window as unknown as { waiting: (() => void)[] }).waiting.length);
  const beIdle = () => page.evaluate(() => (window as unknown as { waiting: (() => void)[] }).waiting.splice(0).forEach((work) => work()));
  await page.goto("/en/");
  await beIdle();
  // The tags' scripts load with the visitor's first input.
  await page.keyboard.press("Shift");
  await expect.poll(waiting).toBeGreaterThan(0);
  await page.getByRole("button", { name: say.en.accept, exact: true }).click();
  await expect.poll(() => eventsOf(page)).toEqual(["ViewPage", "ViewHomePage", "PageReady"]);
  await beIdle();
  await page.waitForTimeout(1000);
  expect(await eventsOf(page)).toEqual(["ViewPage", "ViewHomePage", "PageReady"]);
});

for (const language of ["en", "es"] as const) {
  test(
    `no tags load before a choice or after a refusal, and all load in their zones after consent (${language})`,
    { tag: language === "en" ? "@daily-desktop" : [] },
    async ({ page }, info) => {
      const seen = watchTags(page);
      await page.goto(`/${language}/`);
      await expect(bar(page, language)).toBeVisible();
      await expect(page.locator('meta[name="application-name"]')).toHaveAttribute("content", "Cantera Tile & Stone");
      expect(seen).toEqual([]);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `${info.project.name}-${language}-consent`);

      await page.getByRole("button", { name: say[language].accept, exact: true }).click();
      await expect(bar(page, language)).toHaveCount(0);
      await expect.poll(() => eventsOf(page)).toEqual(["ViewPage", "ViewHomePage", "PageReady"]);
      await expect(page.locator("head > script[data-tag]")).toHaveCount(2);
      await expect(page.locator("body > [data-tag]").first()).toHaveAttribute("src", "/favicon.svg?seen=ViewPage");
      expect(await page.evaluate(() => document.body.firstElementChild?.localName)).toBe("img");
      expect(await page.evaluate(() => document.body.lastElementChild?.localName)).toBe("script");
      expect((await pushed(page))[0]?.url).toMatch(new RegExp(`/${language}/$`));

      // Once per navigation, also within the document; the last page's tags are gone.
      await page.evaluate(() => ((window as unknown as { dataLayer: unknown[] }).dataLayer.length = 0));
      await page.goto(`/${language}/product/`);
      await expect.poll(() => eventsOf(page)).toEqual(["ViewPage", "ViewProductList", "PageReady"]);
      await page.locator("article h3 a").first().click();
      await expect(page).toHaveURL(/product\/detail/);
      await expect.poll(async () => (await eventsOf(page)).slice(-3)).toEqual(["ViewPage", "ViewProduct", "PageReady"]);
      expect((await pushed(page)).at(-2)?.product).toBeTruthy();
      await expect(tags(page)).toHaveCount(4);

      await page.goto(`/${language}/do-not-sell-or-share/`);
      await expect(page.locator("[data-privacy=all]")).toBeVisible();
      await page.getByRole("button", { name: say[language].optOut, exact: true }).click();
      await expect(page.locator("[data-privacy=necessary]")).toBeVisible();
      seen.length = 0;
      await page.goto(`/${language}/product/sale/`);
      await settle(page);
      expect(seen).toEqual([]);
      await expect(tags(page)).toHaveCount(0);
      await expect(bar(page, language)).toHaveCount(0);
      const [cookie] = (await page.context().cookies()).filter((one) => one.name === "cantera_consent");
      expect([cookie?.value, cookie?.sameSite]).toEqual(["necessary", "Lax"]);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    },
  );
}

test("essential only is a choice too, and checkout is a document without tags", async ({ page }) => {
  await page.goto("/en/product/");
  await page.getByRole("button", { name: say.en.necessary, exact: true }).click();
  await expect(bar(page, "en")).toHaveCount(0);
  await page.reload();
  await settle(page);
  await expect(bar(page, "en")).toHaveCount(0);
  await expect(tags(page)).toHaveCount(0);

  await page.goto("/en/do-not-sell-or-share/");
  await page.getByRole("button", { name: say.en.optIn, exact: true }).click();
  await expect(page.locator("[data-privacy=all]")).toBeVisible();
  await page.goto("/en/product/");
  await page.locator("article h3 a").first().click();
  await expect(page.getByRole("button", { name: words.en.add })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: words.en.add }).click();
  await expect.poll(() => eventsOf(page)).toContain("AddToCart");
  await page.getByRole("link", { name: "View bag" }).click();
  await expect.poll(() => eventsOf(page)).toContain("ViewShoppingBag");
  // A navigation within the document loads a new document instead, so that no tag state remains.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } };
    router.navigate("/en/checkout/user");
  });
  await expect(page.getByLabel("First name", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/checkout\/user$/);
  await settle(page);
  await expect(tags(page)).toHaveCount(0);
  expect(await pushed(page)).toEqual([]);
  await expect(page.locator('meta[name="application-name"]')).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { "Sec-GPC": "1" } });

  test("a choice is stored, and the server's signal status can be read", async ({ page }) => {
    await page.goto("/en/do-not-sell-or-share/");
    await page.getByRole("button", { name: say.en.optOut, exact: true }).click();
    await expect(page).toHaveURL("/en/do-not-sell-or-share/");
    expect((await page.context().cookies()).find((one) => one.name === "cantera_consent")?.value).toBe("necessary");
    await page.getByRole("link", { name: "Check whether your browser sends the signal" }).click();
    await expect(page.locator("body")).toContainText("included Sec-GPC: 1");
  });
});
