import type { Page } from "@playwright/test";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessible,
  type Language,
  loudTest,
  shoot,
  test,
  untilScripted,
} from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    email: "Email",
    signIn: "Sign in",
    updated: "The shop was updated while this page was open",
    fields: "These entries have no field in the form anymore:",
    invite: "Invite someone",
    name: "Name",
    role: "Role",
    warehouse: "Warehouse",
    send: "Send invitation",
    office: "The office was updated while this page was open",
    load: "Load again",
    filled: "The office was updated and loaded again",
    invited: "new.hand@cantera.test",
  },
  es: {
    email: "Correo electrónico",
    signIn: "Iniciar sesión",
    updated: "La tienda se actualizó mientras esta página estaba abierta",
    fields: "Estos datos ya no tienen un campo en el formulario:",
    invite: "Invitar a alguien",
    name: "Nombre",
    role: "Rol",
    warehouse: "Almacén",
    send: "Enviar invitación",
    office: "La oficina se actualizó mientras esta página estaba abierta",
    load: "Volver a cargar",
    filled: "La oficina se actualizó y se volvió a cargar",
    invited: "mano.nueva@cantera.test",
  },
};

/** Makes the open page one of a build before the server's, in which some fields had other names. */
async function age(page: Page, names: Record<string, string>): Promise<void> {
  await page.evaluate((renamed) => {
    const manifest = (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest;
    if (manifest) manifest.version = "before";
    for (const script of document.querySelectorAll("script[src^='/office/']")) script.setAttribute("src", "/office/assets/before.js");
    const rename = () => {
      for (const [name, former] of Object.entries(renamed)) document.querySelector(`[name="${name}"]`)?.setAttribute("name", former);
    };
    rename();
    // React sets a control's name whenever it renders it.
    new MutationObserver(rename).observe(document, { subtree: true, attributeFilter: ["name"] });
  }, names);
}

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/", es: "/es/product/list/porcelanico/" };

for (const language of ["en", "es"] as const) {
  const w = say[language];

  test(`a checkout step of an old page is filled in again after a release (${language})`, async ({ page }, info) => {
    const shopper = new Shopper(page, language, "old-page");
    await shopper.addFirstOf(lists[language]);
    await shopper.goToCheckout();
    await untilScripted(page);
    await age(page, { "contact.email": "contact.mail" });
    await page.locator('[name="contact.firstName"]').fill("Ana");
    await page.locator('[name="contact.mail"]').fill("ana@example.test");
    await shopper.next();
    const notice = page.getByRole("alert").filter({ hasText: w.updated });
    await expect(notice).toBeVisible();
    await expect(notice).not.toContainText(w.fields);
    await expect(page.locator('[name="contact.email"]')).toHaveValue("ana@example.test");
    await expect(page.locator('[name="contact.firstName"]')).toHaveValue("Ana");
    await expectAccessible(page);
    await shoot(page, `${info.project.name}-${language}-old-page`);
  });

  test(`a sign-in of an old page keeps the email, and never the password (${language})`, async ({ page }) => {
    await page.goto(`/${language}/account/login/`);
    await untilScripted(page);
    await age(page, { userName: "login" });
    await page.locator('[name="login"]').fill("homeowner@demo.test");
    await page.locator('[name="password"]').fill("Azulejo-demo-1");
    await page.getByRole("button", { name: w.signIn, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: w.updated })).toBeVisible();
    await expect(page.locator('[name="userName"]')).toHaveValue("homeowner@demo.test");
    await expect(page.locator('[name="password"]')).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Azulejo-demo-1");
    await page.locator('[name="password"]').fill("Azulejo-demo-1");
    await page.getByRole("button", { name: w.signIn, exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
  });

  test(`a dialog of an old office is filled in again after a release (${language})`, async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem("office-language", chosen), language);
    await openOffice(page, "/office/staff");
    await page.getByRole("button", { name: w.invite }).click();
    const dialog = page.getByRole("dialog", { name: w.invite });
    await age(page, { email: "mail" });
    await dialog.getByLabel(w.email).fill(w.invited);
    await dialog.getByLabel(w.name, { exact: true }).fill("New Hand");
    await dialog.getByLabel(w.role, { exact: true }).selectOption({ label: w.warehouse });
    await dialog.getByRole("button", { name: w.send }).click();
    await expect(dialog.getByText(w.office)).toBeVisible();
    await dialog.getByRole("button", { name: w.load }).click();
    const notice = page.getByRole("alert").filter({ hasText: w.filled });
    await expect(notice).toContainText(w.invited);
    await page.getByRole("button", { name: w.invite }).click();
    await expect(dialog.getByLabel(w.email)).toHaveValue(w.invited);
    await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue("New Hand");
    await expect(dialog.getByLabel(w.role, { exact: true }).locator("option:checked")).toHaveText(w.warehouse);
    await expect(notice).not.toContainText(w.invited);
  });
}

loudTest("a page of the office whose file is gone loads by itself, once", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "a phone has the same code");
  await openOffice(page, "/office/");
  let missing = 0;
  await page.route("**/office/assets/quotes-page-*.js", (route) => {
    missing += 1;
    return missing === 1 ? route.fulfill({ status: 404, body: "Not found" }) : route.continue();
  });
  await page.getByRole("link", { name: "Quotes", exact: true }).first().click();
  await expect(page).toHaveURL(/\/office\/quotes$/);
  await expect(page.getByRole("heading", { name: "Quotes", level: 1 })).toBeVisible();
  expect(missing).toBe(2);
});

loudTest("what was typed into a page of the office whose file is gone is filled in again", async ({ page }) => {
  await openOffice(page, "/office/staff");
  const open = () => page.getByRole("button", { name: say.en.invite }).click();
  await open();
  const dialog = page.getByRole("dialog", { name: say.en.invite });
  await dialog.getByLabel(say.en.email).fill(say.en.invited);
  // What Vite reports for a part of the page that can't be loaded.
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError")))]);
  await expect(page.getByRole("alert").filter({ hasText: say.en.filled })).toContainText(say.en.invited);
  await open();
  await expect(dialog.getByLabel(say.en.email)).toHaveValue(say.en.invited);
});
