import { sendContactForm, signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    addRedirect: "Add redirect",
    from: "Old address",
    to: "New address",
    save: "Save",
    tryAddress: "Try an address",
    tryGo: "Try",
    leads: (path: string) => `${path}?from=mail leads to /about/ (301).`,
    deleteRedirect: "Delete",
    deleteOf: (from: string) => `Delete the redirect of ${from}`,
    loop: /would lead back to itself/,
    find: "Name or address",
    search: "Search",
    choose: (name: string) => `Choose ${name} to publish`,
    schedule: "Schedule",
    at: "When",
    scheduled: (name: string) => `${name} is scheduled.`,
    planned: "Planned",
    withdraw: (name: string) => `Withdraw: ${name}`,
    approve: (name: string) => `Approve: ${name}`,
    approveIt: "Approve",
    done: (name: string) => `${name} is done.`,
    finder: "Name, email, reference or word",
    mark: "Mark as answered",
    reopen: "Open again",
    remove: "Delete",
    nothing: "No entry matches",
  },
  es: {
    locale: "es-MX",
    addRedirect: "Agregar redirección",
    from: "Dirección anterior",
    to: "Dirección nueva",
    save: "Guardar",
    tryAddress: "Probar una dirección",
    tryGo: "Probar",
    leads: (path: string) => `${path}?from=mail lleva a /about/ (301).`,
    deleteRedirect: "Eliminar",
    deleteOf: (from: string) => `Eliminar la redirección de ${from}`,
    loop: /volvería a sí misma/,
    find: "Nombre o dirección",
    search: "Buscar",
    choose: (name: string) => `Elegir ${name} para publicar`,
    schedule: "Programar",
    at: "Cuándo",
    scheduled: (name: string) => `${name} quedó programada.`,
    planned: "Programadas",
    withdraw: (name: string) => `Cancelar: ${name}`,
    approve: (name: string) => `Aprobar: ${name}`,
    approveIt: "Aprobar",
    done: (name: string) => `${name} quedó hecha.`,
    finder: "Nombre, correo, referencia o palabra",
    mark: "Marcar como respondido",
    reopen: "Volver a abrir",
    remove: "Eliminar",
    nothing: "Ninguno coincide",
  },
} as const;

/** Creates a story that can be published. */
async function draft(name: string, slug: string) {
  const call = await signedInStaff();
  const made = (await call("office/createcontentstory", { parentId: 0, name, slug, component: "page" })) as Row;
  return (await call("office/savecontentstory", { ...idOf(made), name, content: { component: "page", title: name } })) as Row;
}
interface Row {
  id: number;
  lockVersion: number;
}
const idOf = ({ id, lockVersion }: Row) => ({ id, lockVersion });

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(language, () => {
    test.use({ locale: own.locale });

    test(`a redirect leads visitors as soon as it is saved, and can't make a circle (${language})`, async ({ page }) => {
      const path = `/old-${language}-${Date.now()}`;
      await openOffice(page, "/office/content/redirects");
      const add = async (from: string, to: string) => {
        await page.getByRole("button", { name: own.addRedirect }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel(own.from).fill(from);
        await dialog.getByLabel(own.to).fill(to);
        await dialog.getByRole("button", { name: own.save, exact: true }).click();
        return dialog;
      };
      await expect(await add(path, "/about/")).toBeHidden();
      const answer = await page.request.get(`/en${path}/`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([301, expect.stringMatching(/\/en\/about\/$/)]);
      await page.getByLabel(own.tryAddress).fill(`https://shop.example/es${path}?from=mail`);
      await page.getByRole("button", { name: own.tryGo, exact: true }).click();
      await expect(page.getByText(own.leads(path))).toBeVisible();
      const circle = await add("/about", path);
      await expect(circle.getByText(own.loop)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await shoot(page, `office-redirects-${language}`);
      await expectAccessible(page);
      await page.goto(`/office/content/redirects?query=${path}`);
      await page.getByRole("button", { name: own.deleteOf(path) }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.deleteRedirect, exact: true }).click();
      await expect(page.getByRole("button", { name: own.deleteOf(path) })).toBeHidden();
      expect((await page.request.get(`/en${path}/`, { maxRedirects: 0 })).status()).toBe(404);
    });

    test(`a page is scheduled and withdrawn, and what somebody asked for is approved (${language})`, async ({ page }) => {
      const slug = `planned-${language}-${Date.now()}`;
      const [planned, asked] = [await draft(`Planned ${slug}`, slug), await draft(`Asked ${slug}`, `asked-${slug}`)];
      expect(planned.id).toBeGreaterThan(0);
      const call = await signedInStaff();
      const release = { name: `Ask ${slug}`, action: "publish", stories: [idOf(asked)], publishAt: null, note: "<b>Please</b>" };
      await call("office/askrelease", release, crypto.randomUUID());
      await openOffice(page, `/office/content?query=${slug}`);
      await page.getByLabel(own.choose(`Planned ${slug}`)).check();
      await page.getByRole("button", { name: own.schedule, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.at).fill("2099-05-01T08:30");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.schedule, exact: true }).click();
      await expect(page.getByText(own.scheduled(`Planned ${slug}`))).toBeVisible();
      await page.goto("/office/content/releases");
      await expect(page.getByText("<b>Please</b>").first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: own.approve(release.name) }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.approveIt, exact: true }).click();
      await expect(page.getByText(own.done(release.name))).toBeVisible();
      expect((await page.request.get(`/en/asked-${slug}/`)).status()).toBe(200);
      await page.getByRole("link", { name: own.planned, exact: true }).click();
      await shoot(page, `office-releases-${language}`);
      await page.getByRole("button", { name: own.withdraw(`Planned ${slug}`) }).click();
      await expect(page.getByRole("button", { name: own.withdraw(`Planned ${slug}`) })).toBeHidden();
      expect((await page.request.get(`/en/${slug}/`)).status()).toBe(404);
    });

    test(`what a visitor sent is read, answered and deleted (${language})`, async ({ page }) => {
      const name = `Visitante ${language} ${Date.now()}`;
      const { reference } = await sendContactForm(language, name, "Line one\nLine <i>two</i>");
      await openOffice(page, "/office/content/forms");
      await page.getByLabel(own.finder).fill(name.toUpperCase());
      await page.getByLabel(own.finder).press("Enter");
      await page.getByRole("link", { name: reference }).click();
      await expect(page.getByText("Line <i>two</i>")).toBeVisible();
      await page.getByRole("button", { name: own.mark }).click();
      await expect(page.getByRole("button", { name: own.reopen })).toBeVisible();
      await shoot(page, `office-form-entry-${language}`);
      await expectAccessible(page);
      await page.getByRole("button", { name: own.remove, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.remove, exact: true }).click();
      await page.waitForURL(/\/office\/content\/forms$/);
      await page.goto(`/office/content/forms?state=all&query=${reference}`);
      await expect(page.getByText(own.nothing)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
