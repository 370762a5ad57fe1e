import { Member } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    wall: "/en/product/list/ceramic/",
    link: "Add to a wish list",
    list: "List",
    name: "Name of the list",
    quantity: "Quantity",
    add: "Add to the list",
    kept: "to this list.",
    move: "Add all to bag",
    some: "1 of 2 is in your bag.",
    take: /^Add \d/,
    inBag: "in the bag",
    note: "Write a note",
    save: "Save the note",
    manage: "Rename or delete the list",
    delete: "Delete the list",
    open: "Open the list",
    atHome: "From your wish list",
    empty: "Nothing on a list yet",
  },
  es: {
    wall: "/es/product/list/ceramica/",
    link: "Agregar a una lista",
    list: "Lista",
    name: "Nombre de la lista",
    quantity: "Cantidad",
    add: "Agregar a la lista",
    kept: "a esta lista.",
    move: "Agregar todo a la bolsa",
    some: "1 de 2 en su bolsa.",
    take: /^Agregar \d/,
    inBag: "en la bolsa",
    note: "Escribir una nota",
    save: "Guardar la nota",
    manage: "Cambiar nombre o eliminar la lista",
    delete: "Eliminar la lista",
    open: "Abrir la lista",
    atHome: "De su lista de deseos",
    empty: "Todavía no hay nada en sus listas",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = said[language];
  test(`two products wait on a wish list, and one of them goes to the bag whole (${language})`, async ({ page }) => {
    await new Member(page, language, "wishes").signUp();
    await page.goto(say.wall);
    const paths = await page.locator("article h3 a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    await page.goto(paths[0] ?? "");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: say.link }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.name).fill("Upstairs bath");
    await dialog.getByRole("button", { name: say.add }).click();
    await expect(dialog.getByText(say.kept)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `wish-dialog-${language}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.goto(paths[3] ?? "");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: say.link }).click();
    await expect(dialog.getByLabel(say.list, { exact: true })).toHaveValue(/\d/);
    await dialog.getByLabel(say.quantity).fill("9000");
    await page.getByRole("button", { name: say.add }).click();
    await dialog.getByRole("link", { name: say.open }).click();
    await expect(page).toHaveURL(/wishlist\?list=/);
    await expect(page.getByText(say.kept)).toBeVisible();

    const first = page.locator("main li:has(textarea)").first();
    await first.getByText(say.note).click();
    await first.getByRole("textbox", { name: /^(?:Note on|Nota sobre)/ }).fill("The niche <b>");
    await first.getByRole("button", { name: say.save }).click();
    await expect(page.getByText("The niche <b>", { exact: true }).first()).toBeVisible();

    // The server renders words, not only the scripts.
    const rendered = await (await page.request.get(page.url())).text();
    expect(rendered).toContain(say.move);
    expect(rendered).not.toContain("wishlist.move");

    await page.getByRole("button", { name: say.move }).click();
    await expect(page.getByRole("heading", { name: say.some })).toBeVisible();
    await expect(page.getByText(say.inBag, { exact: true })).toHaveCount(1);
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `wish-list-${language}`);
    await page.getByRole("button", { name: say.take }).click();
    await expect(page.locator("main").getByText(/ (?:of|de) 9,?000 /)).toBeVisible();

    const list = page.url();
    const atHome = page.getByRole("heading", { name: say.atHome });
    await page.goto(`/${language}/`);
    await expect(atHome).toBeVisible();
    await page.goto(list);
    await page.getByText(say.manage).click();
    await page.getByRole("button", { name: say.delete }).click();
    await expect(page.getByText(say.empty)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.goto(`/${language}/`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(atHome).toHaveCount(0);
  });
}
