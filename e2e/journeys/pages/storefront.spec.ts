import { findRecord } from "@azulejo/web/app/routing/find-record.ts";
import { type RouteRecord, routeTable } from "@azulejo/web/app/routing/route-table.ts";
import type { Page } from "@playwright/test";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { Member, signIn } from "../../fixtures/member.ts";
import { pageFaults, shiftFaults, slowDown, touchFaults } from "../../fixtures/page-check.ts";
import { pageKinds } from "../../fixtures/page-kinds.ts";
import { fillBagFor } from "../../fixtures/sales-quote.ts";
import { expect, isDaily, type Language, test } from "../../fixtures/shop.ts";

/** Routes that only a link in an email or a step of a purchase opens, and the journeys that check them. */
const checkedElsewhere: Record<string, string> = {
  ideabook: "lists/idea-book",
  delay: "delay",
  "receipt-delay": "delay",
  "payment-receipt": "after-order",
  "receipt-text": "after-order",
  "payorder-preconfirm": "payment/pay-by-link",
  "payorder-confirm": "payment/pay-by-link",
  "payment-auth": "payment/pay-by-link",
  "checkout2-login": "checkout/extended-checkout",
  "checkout2-registration": "checkout/extended-checkout",
  checkout2: "checkout/extended-checkout",
  "accept-quote": "desk/quotes",
  "reject-quote": "desk/quotes",
};

/** Routes whose address is in a link of another page, by that page's path. */
const linked: Record<string, string> = {
  "product/sale/": "product-detail",
  "account/orders": "account-orders-:id",
  "account/quotes": "account-quotes-:number",
};

const isFixed = ({ path }: RouteRecord) => !/[:*]/.test(path);
const addressOf = ({ path, slash }: RouteRecord) => (slash && path !== "" ? `${path}/` : path);
const isPrivate = ({ guards }: RouteRecord) => guards.includes("private");

/** Every page that a guest can open. */
function guestPaths(language: Language): string[] {
  const kinds = Object.values(pageKinds[language]);
  const shown = new Set(kinds.map((path) => path.split("?")[0]));
  const fixed = routeTable.filter((record) => isFixed(record) && !isPrivate(record) && !(record.id in checkedElsewhere)).map(addressOf);
  return [...kinds, ...fixed.filter((path) => !shown.has(path))];
}

const buyerPaths = ["checkout/user", "checkout/shipping", "checkout/shipping-options", "checkout/payment", "order/requestquote"];
const receiptPaths = ["", "/cancel", "/return", "/messages", "/setting"];
const dealerPaths = routeTable
  .filter((record) => isFixed(record) && isPrivate(record))
  .map(addressOf)
  .filter((path) => !buyerPaths.includes(path));

/** In `npm test` each page is opened once: every other one at each size. */
const share = <T>(all: readonly T[]): T[] => {
  const info = test.info();
  return isDaily(info) ? all.filter((_, index) => index % 2 === (info.project.name === "phone" ? 1 : 0)) : [...all];
};

/** Opens pages one after the other and what their links lead to. @returns what is wrong, by path */
async function openAll(page: Page, language: Language, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const open = async (address: string) => {
    await page.goto(address);
    const found = [...(await shiftFaults(page)), ...(await pageFaults(page)), ...(await touchFaults(page))];
    faults.push(...found.map((fault) => `${address}: ${fault}`));
    const { pathname } = new URL(page.url());
    if (!address.startsWith(pathname)) faults.push(`${address} leads to ${pathname}`);
  };
  for (const path of paths) {
    await open(`/${language}/${path}`);
    const target = linked[path];
    if (target) await open(await linkTo(page, target));
  }
  return faults;
}

/** Returns the first address on a page that belongs to a route. */
async function linkTo(page: Page, id: string): Promise<string> {
  const hrefs = await page.locator("main a[href]").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const found = hrefs.find((href) => findRecord(href.replace(/^\/(en|es)\//, ""))?.id === id);
  if (!found) throw new Error(`${page.url()} has no link to ${id}`);
  return found;
}

for (const language of ["en", "es"] as const) {
  const tag = language === "en" ? "@daily-desktop" : "@daily-phone";

  test(`every page for guests is accessible and fits the screen, in ${language}`, { tag }, async ({ page }) => {
    test.setTimeout(600_000);
    expect(await openAll(page, language, share(guestPaths(language)))).toEqual([]);
  });

  test(`nothing moves while a page comes over a slow line, in ${language}`, { tag }, async ({ page }, info) => {
    test.setTimeout(600_000);
    const { all, list, grid, gallery, ...others } = pageKinds[language];
    const first = [list, grid, gallery].filter((path) => path !== undefined);
    // Fills the browser's cache.
    await page.goto(`/${language}/${all}`);
    await slowDown(page);
    const faults: string[] = [];
    for (const path of isDaily(info) ? first : [...first, ...Object.values(others)]) {
      await page.goto(`/${language}/${path}`);
      faults.push(...(await shiftFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test(`every page of an account is accessible and fits the screen, in ${language}`, { tag }, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, language, "dealer-admin@demo.test");
    expect(await openAll(page, language, share(dealerPaths))).toEqual([]);
  });

  test(`every step from the bag to the receipt is accessible and fits the screen, in ${language}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    const { receiptId } = await guestOrder(language);
    const receipts = await openAll(page, language, share(receiptPaths.map((part) => `order/receipt/${receiptId}${part}`)));
    const buyer = new Member(page, language, "steps");
    await fillBagFor({ email: buyer.email, authToken: await buyer.join() });
    expect([...receipts, ...(await openAll(page, language, share(buyerPaths)))]).toEqual([]);
  });
}

test("every route is opened here or by a journey", { tag: "@daily-desktop" }, () => {
  const opened = [...guestPaths("en"), ...dealerPaths, ...buyerPaths, ...receiptPaths.map((part) => `order/receipt/1${part}`)];
  const ids = new Set([...opened.map((path) => findRecord(path.split("?")[0] ?? "")?.id), ...Object.values(linked)]);
  expect(routeTable.map(({ id }) => id).filter((id) => !ids.has(id) && !(id in checkedElsewhere))).toEqual([]);
});
