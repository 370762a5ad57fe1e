import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { signedInStaff } from "../../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    new: "New banner",
    name: "Name",
    textEn: "Text, English",
    textEs: "Text, Spanish",
    link: "Link",
    labelEn: "Link text, English",
    labelEs: "Link text, Spanish",
    pages: "Pages",
    until: "Until",
    publish: "Save and publish",
    times: "The banner would end before it begins. Check both times.",
    published: /published\.$/,
    shown: "Shown now",
    from: "From",
    end: (name: string) => `End ${name} now`,
    withdraw: (name: string) => `Withdraw ${name}`,
    withdrawn: /is a draft again and won't be shown\.$/,
    draft: "Draft",
    planned: "Planned",
    ended: /has ended\. Pages no longer show it\.$/,
    undo: "Undo",
    up: (name: string) => `Move up: ${name}`,
    edit: (name: string) => `Edit ${name}`,
    theirs: "Discard mine and show theirs",
  },
  es: {
    locale: "es-MX",
    new: "Nuevo aviso",
    name: "Nombre",
    textEn: "Texto, inglés",
    textEs: "Texto, español",
    link: "Enlace",
    labelEn: "Texto del enlace, inglés",
    labelEs: "Texto del enlace, español",
    pages: "Páginas",
    until: "Hasta",
    publish: "Guardar y publicar",
    times: "El aviso terminaría antes de empezar. Revise las dos fechas.",
    published: /^Se publicó /,
    shown: "Visible ahora",
    from: "Desde",
    end: (name: string) => `Terminar ${name} ahora`,
    withdraw: (name: string) => `Retirar ${name}`,
    withdrawn: /vuelve a ser un borrador y no se mostrará\.$/,
    draft: "Borrador",
    planned: "Programado",
    ended: /terminó\. Las páginas ya no lo muestran\.$/,
    undo: "Deshacer",
    up: (name: string) => `Subir: ${name}`,
    edit: (name: string) => `Editar ${name}`,
    theirs: "Descartar lo mío y ver lo de la otra persona",
  },
} as const;

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a banner is written, shown on its pages, moved, ended and brought back (${language})`, async ({ page, context }) => {
      test.slow();
      const call = await signedInStaff();
      const name = `Banner ${language} ${Date.now()}`;
      const words = { en: `<i>Open late</i> ${name}`, es: `<i>Abierto hasta tarde</i> ${name}` };
      await openOffice(page, "/office/content/banners");
      const rows = page.locator(".banner-rows > li");
      await expect(rows.first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-banners-${language}`);

      await page.getByRole("link", { name: own.new }).click();
      const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
      await fill(own.name, name);
      await fill(own.textEn, words.en);
      await fill(own.textEs, words.es);
      await fill(own.link, "location/");
      await fill(own.labelEn, "Stores");
      await fill(own.labelEs, "Tiendas");
      await fill(own.pages, "about/");
      await expect(page.locator(`.banner-preview[lang=${language}]`)).toContainText(words[language]);
      await fill(own.from, `${day(2)}T08:00`);
      await fill(own.until, `${day(1)}T08:00`);
      await page.getByRole("button", { name: own.publish }).click();
      await expect(page.getByText(own.times)).toBeVisible();
      await fill(own.from, "");
      await fill(own.until, `${day(3)}T08:00`);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-banner-${language}`);
      await page.getByRole("button", { name: own.publish }).click();
      await expect(page.getByText(own.published)).toBeVisible();
      const row = rows.filter({ hasText: name });
      await expect(row.getByText(own.shown)).toBeVisible();

      const inShop = await context.newPage();
      const seen = async (isSeen: boolean) =>
        expect(async () => {
          await inShop.goto(`/${language}/about/`);
          await expect(inShop.getByText(words[language])).toHaveCount(isSeen ? 1 : 0, { timeout: 500 });
        }).toPass();
      await seen(true);

      // The other language's journey writes and orders banners at the same time; who comes second is refused and tries again.
      const all = async () => (await call("office/banners")) as OfficeBanner[];
      const listed = await all();
      const before = listed[listed.findIndex((one) => one.name === name) - 1]?.id ?? 0;
      const isAbove = async () => {
        const ids = (await all()).map((one) => (one.name === name ? "own" : one.id));
        return ids.indexOf("own") < ids.indexOf(before);
      };
      await expect(async () => {
        if (!(await isAbove())) await page.getByRole("button", { name: own.up(name), exact: true }).click();
        await expect.poll(isAbove, { timeout: 3000 }).toBe(true);
      }).toPass();
      await expect(page.getByRole("button", { name: own.undo, exact: true })).toBeVisible();

      await expect(async () => {
        await page.reload();
        await page.getByRole("button", { name: own.end(name), exact: true }).click();
        await expect(row).toHaveCount(0, { timeout: 5000 });
      }).toPass();
      await expect(page.getByText(own.ended).first()).toBeVisible();
      await seen(false);
      await page.getByRole("button", { name: own.undo, exact: true }).click();
      await expect(row.getByText(own.shown)).toBeVisible();
      await seen(true);

      // Somebody else saves the banner while it is open here.
      await page.getByRole("link", { name: own.edit(name), exact: true }).click();
      await expect(page.getByLabel(own.textEn, { exact: true })).toHaveValue(words.en);
      const current = (await all()).find((one) => one.name === name) as OfficeBanner;
      const { state: _state, hasChanges: _changes, publishedAt: _at, ...values } = current;
      await call("office/savebanner", { ...values, textEn: "Theirs" });
      await fill(own.textEn, "Mine");
      await page.getByRole("button", { name: own.publish }).click();
      await page.getByRole("button", { name: own.theirs }).click();
      await expect(page.getByLabel(own.textEn, { exact: true })).toHaveValue("Theirs");
      await seen(true);

      // A planned banner can be withdrawn before its day, and planned again.
      await fill(own.from, `${day(1)}T08:00`);
      await page.getByRole("button", { name: own.publish }).click();
      await expect(row.getByText(own.planned)).toBeVisible();
      await page.getByRole("button", { name: own.withdraw(name), exact: true }).click();
      await expect(page.getByText(own.withdrawn).first()).toBeVisible();
      await expect(row.getByText(own.draft)).toBeVisible();
      await seen(false);
      await page.getByRole("button", { name: own.undo, exact: true }).click();
      await expect(row.getByText(own.planned)).toBeVisible();
    });
  });
}
