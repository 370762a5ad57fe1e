import type { Page } from "@playwright/test";
import { guestCall, signedInStaff } from "../../fixtures/caller.ts";
import { patternOf, placesOf, recordTraffic } from "../../fixtures/canary.ts";
import { linkTo } from "../../fixtures/mail.ts";
import { owingOrder } from "../../fixtures/owing-order.ts";
import { expect, test, typeCard } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "the same on a phone");

/** Valid, and nowhere else in the shop. */
const CARD = "4539578763621486";
const LINK_CARD = "4916338506082832";
const DECLINED = "4000000000000002";
const ACCOUNT = "000739205816473";
const ROUTING = "091408734";
/** Secrets that only the shop says to the providers. */
const KEYS = ["sk_test_demo", "paypal-demo-secret"];

interface Where {
  page: Page;
  traffic: ReturnType<typeof recordTraffic>;
  email: string;
}

async function expectNowhere(secrets: string[], where: Where): Promise<void> {
  for (const secret of secrets) expect(await placesOf(secret, where), secret).toEqual([]);
}

test("the scan finds a planted number in every place that it searches", async ({ page }) => {
  const planted = "4929310642857130";
  const traffic = recordTraffic(page);
  const shopper = new Shopper(page, "en", "planted");
  await shopper.addFirstOf("/en/product/list/ceramic/");
  await shopper.goToCheckout();
  await page.getByLabel(shopper.say.first, { exact: true }).fill("Ana");
  await page.getByLabel(shopper.say.last, { exact: true }).fill(planted);
  await page.getByLabel(shopper.say.email, { exact: true }).fill(shopper.email);
  await page.getByLabel(shopper.say.phone, { exact: true }).fill("775 555 0199");
  await shopper.next();
  await shopper.fillAddress();
  await page.getByLabel(shopper.say.last, { exact: true }).fill(planted);
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/shipping-options$/);
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/payment$/);
  await shopper.payWith("4242424242424242");
  await shopper.expectReceipt();
  const error = { status: 500, name: "Error", message: `a crash that quotes ${planted.replace(/(....)/g, "$1 ").trim()}` };
  await guestCall("log", { endpoint: "exception", data: { error } });
  const everywhere = ["a mail", "sent by the shop", "sent to the shop", "server.log", "the database", "the page"];
  // One search reads the whole database and log, which takes seconds.
  const search = async () => (await placesOf(planted, { page, traffic, email: shopper.email })).sort();
  await expect.poll(search, { timeout: 60_000 }).toEqual(everywhere);
});

test("the scan reads numbers in groups, and in values that the database has compressed", () => {
  const pattern = patternOf("4929310642857130");
  for (const text of ["4929 3106 4285 7130", "4929-3106-4285-7130", "x49293106\u000042857130", "49293\u000410642857130"])
    expect(text, text).toMatch(pattern);
  for (const text of ["492931064285713", "4929310642857131", "4929  3106 42857130"]) expect(text, text).not.toMatch(pattern);
});

test("no digit of a card reaches the shop's pages, calls, database, log or mails", { tag: "@daily-desktop" }, async ({ page }) => {
  const traffic = recordTraffic(page);
  const shopper = new Shopper(page, "en", "canary");
  await shopper.addFirstOf("/en/product/list/ceramic/");
  await shopper.reachPayment();
  await shopper.payWith(DECLINED);
  await expect(page.getByRole("alert").filter({ hasText: shopper.say.declined })).toBeVisible({ timeout: 20_000 });
  await shopper.payWith(CARD);
  await shopper.expectReceipt();
  await shopper.mails();
  await expectNowhere([CARD, DECLINED, ...KEYS], { page, traffic, email: shopper.email });
});

test("no digit of a bank account reaches the shop, right or wrong", async ({ page }) => {
  test.setTimeout(90_000);
  const traffic = recordTraffic(page);
  const shopper = new Shopper(page, "en", "canary-bank");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await shopper.addFirstOf("/en/product/list/ceramic/");
  await shopper.reachPayment();
  await page.getByRole("radio", { name: "E-Check" }).check();
  await field("Account type").selectOption("Checking");
  for (const label of ["Routing number", "Confirm routing number"]) await field(label).fill(ROUTING);
  await field("Account number").fill(ACCOUNT);
  await field("Confirm account number").fill(ACCOUNT.slice(0, -1));
  await page.getByLabel(shopper.say.agree).check();
  await page.getByLabel("I have read this and authorize the debit").check();
  await page.getByRole("button", { name: /^Place the order: / }).click();
  await expect(page.getByText("The account numbers don't match.").last()).toBeVisible();
  // The fields that the buyer has typed them into are part of the page until they are sent to the provider.
  for (const secret of [ACCOUNT, ROUTING]) expect(await placesOf(secret, { page, traffic, email: shopper.email })).toEqual(["the page"]);
  await field("Confirm account number").fill(ACCOUNT);
  await page.getByRole("button", { name: /^Place the order: / }).click();
  await shopper.expectReceipt();
  await shopper.mails();
  await page.reload();
  await expectNowhere([ACCOUNT, ROUTING, ...KEYS], { page, traffic, email: shopper.email });
});

test("the shop keeps no name of PayPal's buyer and tells nobody its keys", async ({ page }) => {
  test.setTimeout(90_000);
  const traffic = recordTraffic(page);
  const shopper = new Shopper(page, "en", "canary-paypal");
  await shopper.addFirstOf("/en/product/list/ceramic/");
  await shopper.reachPayment();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByLabel(shopper.say.agree).check();
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.frameLocator(".paypal-button iframe").getByRole("button", { name: "Pay with PayPal" }).press("Enter"),
  ]);
  await opened.getByRole("button", { name: /Paula Reyes/ }).click();
  await shopper.expectReceipt();
  await shopper.mails();
  await expectNowhere(["Paula Reyes", ...KEYS], { page, traffic, email: shopper.email });
});

test("a payment link leaves neither card nor link in the shop's database and log", async ({ page }) => {
  test.setTimeout(90_000);
  const order = await owingOrder("en");
  await (await signedInStaff())("office/sendpaymentlink", { orderNo: order.orderNo });
  const link = await linkTo(order.email, "payorder/confirm/");
  const traffic = recordTraffic(page);
  await page.goto(link);
  await typeCard(page, LINK_CARD);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment received" })).toBeVisible({ timeout: 30_000 });
  await expectNowhere([LINK_CARD, ...KEYS], { page, traffic, email: order.email });
  const places = await placesOf(link.split("/").at(-1) ?? "", { page, traffic, email: order.email });
  expect(places).toContain("a mail");
  expect(places).not.toContain("the database");
  expect(places).not.toContain("server.log");
});
