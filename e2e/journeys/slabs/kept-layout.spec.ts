import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectToFit, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    slab: "D19-1",
    kitchen: "Ortega kitchen",
    length: "Length",
    fromLeft: "From left",
    name: "Name of the layout",
    save: "Save",
    share: "Share with the fabricator",
    end: "End the link",
    link: "Link for the fabricator",
    hold: "Hold the slab for free",
    held: "The slab is held for you.",
    remove: "Delete this layout",
  },
  es: {
    slab: "T07-1",
    kitchen: "Cocina Ortega",
    length: "Largo",
    fromLeft: "Desde la izquierda",
    name: "Nombre del plano",
    save: "Guardar",
    share: "Compartir con el marmolero",
    end: "Cancelar el enlace",
    link: "Enlace para el marmolero",
    hold: "Apartar la placa, gratis",
    held: "La placa está apartada para usted.",
    remove: "Eliminar este plano",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = said[language];

  test(`a trade customer drags a counter, keeps it, shares it, ends the link, holds the slab and deletes the layout (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, language, "dealer-admin@demo.test");
    await page.goto(`/${language}/slabs/layout?code=${own.slab}`);
    await page.waitForLoadState("networkidle");
    await page.getByLabel(own.length, { exact: true }).fill("60");
    await page.getByLabel(own.length, { exact: true }).press("Enter");
    const fromLeft = page.getByLabel(own.fromLeft, { exact: true });
    const before = await fromLeft.inputValue();
    const piece = page.locator("g.laid .edge").first();
    await piece.scrollIntoViewIfNeeded();
    const box = await piece.boundingBox();
    if (!box) throw new Error("the piece has no box");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    await expect(fromLeft).not.toHaveValue(before);
    const dragged = await fromLeft.inputValue();

    await page.getByLabel(own.name).fill(own.kitchen);
    await page.getByRole("button", { name: own.save, exact: true }).click();
    await expect(page).toHaveURL(/\?id=\d+/);
    await page.reload();
    await expect(page.getByLabel(own.name)).toHaveValue(own.kitchen);
    await page.locator("g.laid .edge").first().click();
    await expect(fromLeft).toHaveValue(dragged);

    await page.getByRole("button", { name: own.share }).click();
    const { pathname, search } = new URL(await page.getByLabel(own.link).inputValue());
    const fabricator = await browser.newContext({ baseURL: baseURL ?? "" });
    const shared = await fabricator.newPage();
    await shared.goto(pathname + search);
    await expect(shared.locator("g.laid")).toHaveCount(1);
    await expect(shared.getByLabel(own.name)).toHaveCount(0);
    await page.getByRole("button", { name: own.end }).click();
    await expect(page.getByLabel(own.link)).toHaveCount(0);
    expect((await shared.goto(pathname + search))?.status()).toBe(404);
    await fabricator.close();

    await page.getByRole("button", { name: own.hold }).click();
    await expect(page.getByText(own.held)).toBeVisible();
    await expectToFit(page);
    await page.goto(`/${language}/slabs/layout?code=${own.slab}`);
    await page.getByRole("link", { name: own.kitchen }).click();
    await page.getByRole("button", { name: own.remove }).click();
    await expect(page).not.toHaveURL(/\?id=/);
    await expect(page.getByRole("link", { name: own.kitchen })).toHaveCount(0);
  });
}
