import { Member } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    wall: "/en/product/list/ceramic/",
    gallery: "/en/gallery",
    link: "Save to an idea book",
    newName: "Name of a new book",
    save: "Save",
    kept: "to this idea book.",
    up: /^Move .* up$/,
    down: /^Move .* down$/,
    write: "Write a note",
    note: /^Note on/,
    saveNote: "Save the note",
    makeLink: "Create link",
    address: "Link to this book",
    stop: "Stop sharing",
    gone: "This link doesn't work anymore.",
    price: / a (?:box|sheet|piece|sq ft)/,
  },
  es: {
    wall: "/es/product/list/ceramica/",
    gallery: "/es/gallery",
    link: "Guardar en una carpeta de ideas",
    newName: "Nombre de una carpeta nueva",
    save: "Guardar",
    kept: "en esta carpeta.",
    up: /^Subir /,
    down: /^Bajar /,
    write: "Escribir una nota",
    note: /^Nota sobre/,
    saveNote: "Guardar la nota",
    makeLink: "Crear un enlace",
    address: "Enlace a esta carpeta",
    stop: "Dejar de compartir",
    gone: "Este enlace ya no funciona.",
    price: / por (?:caja|hoja|malla|pieza|pie²)/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = said[language];
  test(`a book of a product and a scene is ordered by keyboard and shown to a stranger (${language})`, async ({ page, browser }) => {
    await new Member(page, language, "ideas").signUp();
    await page.goto(say.wall);
    const path = (await page.locator("article h3 a").first().getAttribute("href")) ?? "";
    await page.goto(path);
    await page.getByRole("link", { name: say.link }).click();
    await page.getByLabel(say.newName).fill("Upstairs bath");
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await expect(page.getByText(say.kept)).toBeVisible();

    await page.goto(say.gallery);
    await page.goto((await page.locator("main a[href*='gallery/detail/']").first().getAttribute("href")) ?? "");
    await page.getByRole("link", { name: say.link }).click();
    await expect(page.getByLabel("Upstairs bath")).toBeChecked();
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await expect(page.getByText(say.kept)).toBeVisible();

    const names = page.locator("main li.idea-row h3");
    const before = await names.allTextContents();
    expect(before).toHaveLength(2);
    await page.getByRole("button", { name: say.up }).last().focus();
    await page.keyboard.press("Enter");
    await expect(names).toHaveText(before.toReversed());

    const first = page.locator("main li.idea-row").first();
    await first.getByText(say.write).click();
    await first.getByRole("textbox", { name: say.note }).fill("To the ceiling <b>");
    await first.getByRole("button", { name: say.saveNote }).click();
    await expect(page.getByText("To the ceiling <b>", { exact: true }).first()).toBeVisible();

    await page.getByRole("button", { name: say.makeLink }).click();
    const link = await page.getByLabel(say.address).inputValue();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `idea-book-${language}`);

    const stranger = await (await browser.newContext()).newPage();
    const shared = new URL(link).pathname;
    await stranger.goto(new URL(shared, page.url()).href);
    await expect(stranger.getByRole("heading", { name: "Upstairs bath" })).toBeVisible();
    await expect(stranger.getByText("To the ceiling <b>", { exact: true })).toBeVisible();
    await expect(stranger.locator("main").getByText(say.price)).toHaveCount(0);
    await expectAccessibleAtBothSizes(stranger);
    await shoot(stranger, `idea-book-shared-${language}`);

    await page.getByRole("button", { name: say.stop }).click();
    await expect(page.getByRole("button", { name: say.makeLink })).toBeVisible();
    expect((await stranger.goto(stranger.url()))?.status()).toBe(404);
    await stranger.context().close();
  });
}
