import { placeOrderAs } from "../../fixtures/account-order.ts";
import { createAccount, guestCall } from "../../fixtures/caller.ts";
import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const PASSWORD = "grout lines and river stones";

const said = {
  en: {
    title: "Quick order",
    items: "Items",
    file: "Or upload a CSV file",
    check: "Check",
    edit: "Edit the list",
    unknown: "We couldn't find this item. Check the number.",
    like: /^Use /,
    leaveOut: /^Leave out /,
    unit: "Not sold by this unit.",
    add: "Add 2 lines to bag",
    addOne: "Add 1 line to bag",
    take: /^Take .* now$/,
    again: "Order again",
    feet: "sq ft",
    name: "Save these lines as a list",
    keep: "Save list",
    starts: "Or start from an earlier order or a list",
  },
  es: {
    title: "Pedido rápido",
    items: "Artículos",
    file: "O suba un archivo CSV",
    check: "Revisar",
    edit: "Editar la lista",
    unknown: "No encontramos este artículo. Revise el número.",
    like: /^Usar /,
    leaveOut: /^Quitar /,
    unit: "No se vende por esta unidad.",
    add: "Agregar 2 líneas a la bolsa",
    addOne: "Agregar 1 línea a la bolsa",
    take: /^Llevar .* ahora$/,
    again: "Pedir de nuevo",
    feet: "pies²",
    name: "Guardar estas líneas como lista",
    keep: "Guardar lista",
    starts: "O empiece con un pedido anterior o una lista",
  },
} as const;

/** Two items that are sold by the box. */
async function boxes(): Promise<[string, string]> {
  const { products } = (await guestCall("product/list", { listing: "porcelain", pageSize: 12 })) as {
    products: { lead: { itemNo: string; sellUnit: string } }[];
  };
  const [one, other] = products.filter(({ lead }) => lead.sellUnit === "box").map(({ lead }) => lead.itemNo);
  if (!one || !other) throw new Error("no two items are sold by the box");
  return [one, other];
}

for (const language of ["en", "es"] as const)
  test(
    `a customer pastes a list, learns what is wrong with it, and puts the rest in the bag (${language})`,
    { tag: language === "en" ? "@daily-desktop" : [] },
    async ({ page }, info) => {
      test.setTimeout(90_000);
      const own = said[language];
      const email = `quick-${language}-${Date.now().toString(36)}@example.test`;
      const buyer = { ...(await createAccount(language, email, PASSWORD)), email };
      await placeOrderAs(buyer, ["porcelain"]);
      const [one, other] = await boxes();
      await signIn(page, language, email, PASSWORD);
      await page.goto(`/${language}/account/quickorder`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
      const typo = `${one.slice(0, -1)}${one.endsWith("Q") ? "W" : "Q"}`;
      await page.getByLabel(own.items).fill(`${one} 3\n${other}\t150 ${own.feet}\n${typo} 2\nTL-9981 6\n${one} 3 slabs`);
      await page.getByRole("button", { name: own.check }).click();
      const rows = page.locator(".pad-ledger tbody tr");
      await expect(rows).toHaveCount(5);
      await expect(rows.nth(2)).toContainText(own.unknown);
      await expect(rows.nth(2).getByRole("button", { name: own.like })).toBeVisible();
      await expect(rows.nth(3)).toContainText(own.unknown);
      await expect(rows.nth(4)).toContainText(own.unit);
      await expect(rows.nth(4).getByRole("button", { name: new RegExp(`${one} 3 (?:boxes|cajas)$`) })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page);
      await shoot(page, `${info.project.name}-${language}-quick-order`);
      await page.getByRole("button", { name: own.add }).click();
      await expect(page).toHaveURL(/shoppingbag/);
      await expect(page.getByRole("link", { name: /^(?:Bag|Bolsa) 2$/ }).first()).toBeVisible();

      await page.goto(`/${language}/account/quickorder`, { waitUntil: "networkidle" });
      const file = {
        name: "list.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`Item;Qty\r\n${one};4\r\n=HYPERLINK("x");1\r\n`, "utf16le"),
      };
      await page.getByLabel(own.file).setInputFiles({ ...file, buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), file.buffer]) });
      await expect(page.getByText("list.csv", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: own.check }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1)).toContainText(own.unknown);

      await page.getByText(own.edit, { exact: true }).click();
      await page.getByLabel(own.items).fill(`${one} 9000`);
      await page.getByRole("button", { name: own.check }).click();
      await rows.nth(0).getByRole("button", { name: own.take }).click();
      await expect(rows.nth(0)).not.toContainText("9000");
      await expect(page.getByRole("button", { name: own.addOne })).toBeVisible();

      await page.getByText(own.edit, { exact: true }).click();
      await page.getByLabel(own.items).fill(`${typo} 2\nTL-9981 6\nmgn calacatta 1224 m, 500 sqft`);
      await page.getByRole("button", { name: own.check }).click();
      await expect(rows.nth(2)).toContainText("Calacatta");
      await rows.nth(1).getByRole("button", { name: own.leaveOut }).click();
      await expect(rows).toHaveCount(2);
      await page.getByRole("button", { name: own.like }).click();
      await expect(page.getByLabel(own.items)).not.toHaveValue(new RegExp(typo));
      await expect(page.getByText(own.unknown)).toHaveCount(0);

      await page.goto(`/${language}/account/orders`);
      await page.locator("tbody th a").first().click();
      await page.getByRole("link", { name: own.again }).click();
      await expect(page).toHaveURL(/quickorder\?order=/);
      await expect(rows).toHaveCount(1);
    },
  );

for (const language of ["en", "es"] as const)
  test(`a customer saves a pad as a list and orders from it later (${language})`, async ({ page }) => {
    const own = said[language];
    const email = `pad-${language}-${Date.now().toString(36)}@example.test`;
    await createAccount(language, email, PASSWORD);
    const [one, other] = await boxes();
    await signIn(page, language, email, PASSWORD);
    await page.goto(`/${language}/account/quickorder`, { waitUntil: "networkidle" });
    await page.getByLabel(own.items).fill(`${one} 3\n${other} 2`);
    await page.getByRole("button", { name: own.check }).click();
    await page.getByLabel(own.name).fill("Counter stock");
    await page.getByLabel(own.name).press("Enter");
    await expect(page).toHaveURL(/wishlist\/?\?list=\d+/);
    await expect(page.getByRole("heading", { name: "Counter stock" }).first()).toBeVisible();
    await page.goto(`/${language}/account/quickorder`, { waitUntil: "networkidle" });
    await page
      .getByRole("navigation", { name: own.starts })
      .getByRole("link", { name: /^Counter stock/ })
      .click();
    await expect(page.getByRole("button", { name: own.add })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
  });
