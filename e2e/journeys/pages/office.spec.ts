import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pageFaults } from "../../fixtures/page-check.ts";
import { expect, isDaily, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

/** Pages of something that the demo has none of, and the journeys that make one and check it. */
const checkedElsewhere: Record<string, string> = {
  "orders/new/:draftNo": "office/phone-order",
  "privacy/:requestNo": "office/privacy",
  "catalogue/imports/:id": "office/catalog/imports",
  "customers/:customerId/statements": "office/help",
  "customers/:customerId/merge": "office/customers",
  "prices/:code": "office/office",
  "prices/planned/:planId": "office/price-plan",
  "stock/transfers/:transferNo": "office/goods",
  "stock/counts/:countNo": "office/goods",
  "money/payouts/:ref": "office/payouts-and-margins",
  "settings/facts/:code": "office/settings/facts",
  "staff/moves/:id": "office/machines/move-in",
  "settings/webhooks/:webhookId": "office/machines/keys-and-webhooks",
};

/** Paths of the pages inside the office's frame. Read as text, because the table itself runs in browsers only. */
const table = readFileSync(new URL("../../../apps/office/app/routes.tsx", import.meta.url), "utf8");
const paths = [...table.matchAll(/^ {10}\{ path: "([^*"]+)"/gm)].map(([, path = ""]) => path);
const fixed = ["", ...paths.filter((path) => !path.includes(":"))];

/** The pages with parameters that a page's links lead to: those whose path begins with its own. */
const below = (path: string): string[] =>
  paths.filter((one) => one.includes(":") && one.slice(0, one.indexOf("/:")) === path && !(one in checkedElsewhere));

const matches = (pattern: string, path: string): boolean =>
  !fixed.includes(path) && new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);

/** Goes to a page as the back button does, without loading the office again. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/office/${path}`);
  await expect(page.locator("main h1"), path).toBeFocused();
}

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href^="/office/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.replace("/office/", "")));

for (const [language, locale, tag] of [
  ["en", "en-US", "@daily-desktop"],
  ["es", "es-MX", "@daily-phone"],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test(
      `every page of the office is accessible, fits the screen and has the focus on its heading, in ${language}`,
      { tag },
      async ({ page }, info) => {
        test.setTimeout(600_000);
        const faults: string[] = [];
        const check = async (path: string) => {
          await moveTo(page, path);
          faults.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
        };
        await openOffice(page, "/office/money/check");
        await expect(page.locator("main h1")).toBeVisible();
        // In `npm test` each page is opened once: every other one at each size.
        const first = info.project.name === "phone" ? 1 : 0;
        for (const path of isDaily(info) ? fixed.filter((_, index) => index % 2 === first) : fixed) {
          await check(path);
          const links = await linksOf(page);
          for (const pattern of below(path)) {
            const link = links.find((one) => matches(pattern, one));
            if (link) await check(link);
            else faults.push(`${path} has no link to ${pattern}`);
          }
        }
        expect(faults).toEqual([]);
      },
    );
  });
