import type { Page } from "@playwright/test";
import { Clicks } from "../../fixtures/clicks.ts";
import { pickToCompare } from "../../fixtures/compare.ts";
import { Member } from "../../fixtures/member.ts";
import { expect, test, untilLive } from "../../fixtures/shop.ts";

/** Five things people come for, with the most clicks that each may take. */

const bagCount = async (page: Page) => (await page.context().cookies()).find((one) => one.name.endsWith("_bag_count"))?.value;

test("white matte 12 × 24 for a bathroom of 150 sq ft, with a sample: 10 clicks", { tag: "@daily-desktop" }, async ({ page }, info) => {
  test.skip(info.project.name === "phone", "the second task is walked on a phone");
  const clicks = await Clicks.of(page);
  await page.goto("/en/");
  await page.getByRole("searchbox", { name: "Search products" }).first().click();
  await page.keyboard.type("white matte 12x24");
  await page.keyboard.press("Enter");
  // The address changes a moment before the page does.
  await expect(page.getByRole("heading", { level: 1, name: "white matte 12x24" })).toBeVisible();
  await page.locator("article h3 a").first().click();
  await expect(page).toHaveURL(/product\/detail/, { timeout: 15_000 });
  await expect(page.getByText(/^12 × 24 in/).first()).toBeVisible();
  const byArea = page.getByRole("radio", { name: "By area" });
  await untilLive(byArea);
  await byArea.click();
  await page
    .getByRole("textbox", { name: /area|square|sq ft/i })
    .first()
    .fill("150");
  await page.getByRole("button", { name: /^Add \d+ boxes/ }).click();
  await expect.poll(() => bagCount(page)).toBe("1");
  await page.getByRole("button", { name: "Add a sample", exact: true }).last().click();
  await expect.poll(() => bagCount(page)).toBe("2");
  expect(clicks.count).toBeLessThanOrEqual(10);
});

test("two terracotta looks compared in Spanish, and one picked up at a store: 10 clicks", async ({ page }, info) => {
  test.skip(info.project.name !== "phone", "a task for a phone");
  const clicks = await Clicks.of(page);
  await page.goto("/es/");
  await page.waitForLoadState("networkidle");
  await page
    .getByRole("link", { name: /Efecto barro/ })
    .first()
    .click();
  await expect(page).toHaveURL(/efecto-barro/);
  await pickToCompare(page, "es");
  const boxes = page.locator("input[name=item]");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "Comparar", exact: true }).click();
  await expect(page.locator("thead th")).toHaveCount(2);
  await page.locator("thead th a").first().click();
  await expect(page).toHaveURL(/product\/detail/);
  await page.waitForLoadState("networkidle");
  // Opening the list of stores and choosing one are two taps that Playwright does not make.
  await page.getByRole("combobox", { name: "Recoger en" }).selectOption({ label: "Reno" });
  clicks.count += 2;
  await expect(page.getByRole("radio", { name: "Recoger en tienda" })).toBeChecked();
  await page
    .getByRole("button", { name: /^Agregar \d+ cajas?|^Agregar a la bolsa/ })
    .first()
    .click();
  await expect.poll(() => bagCount(page)).toBe("1");
  expect(clicks.count).toBeLessThanOrEqual(10);
});

test("a contractor opens a business account and invites an estimator: 7 clicks", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "on a phone, the account's menu takes one more");
  const clicks = await Clicks.of(page);
  const contractor = new Member(page, "en", "tasks");
  await page.goto("/en/account/register");
  await contractor.fillSignUp("contractor");
  await expect(page).toHaveURL(/businessform/, { timeout: 30_000 });
  const field = (label: string) => page.getByLabel(`${label} *`, { exact: true });
  await field("Street address").fill("1 Main Street");
  await field("City").fill("Reno");
  await field("State or province").selectOption("NV");
  await field("ZIP or postal code").fill("89501");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/customerrequested/, { timeout: 30_000 });

  // The supplier has approved the business; its administrator signs in with Enter.
  await page.context().clearCookies();
  await page.goto("/en/account/login");
  await page.locator("input[name=userName]").fill("dealer-admin@demo.test");
  await page.locator("main input[name=password]").fill("Azulejo-demo-1");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/account\/login/);
  await page.getByRole("link", { name: "Your team" }).first().click();
  await page.getByRole("link", { name: "Invite someone" }).click();
  await page.locator("input[name=givenName]").fill("Ofelia");
  await page.locator("input[name=surname]").fill("Prado");
  const estimator = `estimator-${Date.now()}@example.test`;
  await page.locator("input[name=email]").fill(estimator);
  await page.locator("#role-Sales").check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`We sent an invitation to ${estimator}.`)).toBeVisible();
  expect(clicks.count).toBeLessThanOrEqual(7);
});

test("slip rating and documents, for an architect: 4 clicks", async ({ page }, info) => {
  const clicks = await Clicks.of(page);
  await page.goto("/en/search?q=stonecroft+buff");
  await page.locator("article h3 a").first().click();
  await expect(page.getByText(/DCOF 0\.\d+ \(ANSI A326\.3\)/).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  if (info.project.name === "phone") await page.locator("summary", { hasText: "Documents" }).click();
  const document = page
    .getByRole("main")
    .getByRole("link", { name: /Care|Install/ })
    .first();
  const address = await document.getAttribute("href");
  await document.click();
  expect((await page.request.get(address ?? "")).headers()["content-type"]).toContain("pdf");
  expect(clicks.count).toBeLessThanOrEqual(4);
});

test("opening hours of the nearest store: 2 clicks", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 39.53, longitude: -119.81 });
  const clicks = await Clicks.of(page);
  await page.goto("/en/");
  await page.waitForLoadState("networkidle");
  const nearby = page.locator("section", { has: page.getByRole("heading", { name: "Our stores" }) });
  await nearby.getByRole("button", { name: "Stores near me" }).click();
  const first = nearby.getByRole("listitem").first();
  await expect(first).toContainText("Reno");
  await expect(first).toContainText(/mile/);
  await expect(first).toContainText(/Mon.Fri\s6:30\sAM/);
  expect(clicks.count).toBeLessThanOrEqual(2);
});
