import { Keyboard } from "../fixtures/keyboard.ts";
import { eachLanguageAtOneSize, expect, test, untilLive, words } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

const looking = { en: "white matte 12x24", es: "porcelánico mate blanco" };
const pastFilters = { en: "Skip filters", es: "Saltar los filtros" };
const toQuantity = { en: "Skip to quantity and price", es: "Ir a la cantidad y el precio" };
const toContent = { en: "Skip to content", es: "Ir al contenido" };
const toSearch = { en: "Search", es: "Buscar" };

/** Skip links count as stops; they keep the total under sixty. */
for (const language of ["en", "es"] as const) {
  test(`from the address bar to the receipt in at most 60 tab stops (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const say = words[language];
    const keyboard = new Keyboard(page);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    await page.goto(`/${language}/`);
    await page.waitForLoadState("networkidle");
    if (info.project.name === "phone") {
      await keyboard.open("search button", button(toSearch[language]).first());
    } else await keyboard.tabTo("search", page.locator("input[name=q]"));
    // Its code comes with the first key. Without it, Enter loads a document, which starts at the top again.
    await untilLive(page.locator("input[name=q]:focus"));
    await page.keyboard.type(looking[language]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search\?/);
    // Inside the router the address changes before the page does.
    await expect(page.locator("main h1")).toContainText(looking[language]);
    await page.waitForLoadState("networkidle");
    await keyboard.open("skip filters", page.getByRole("link", { name: pastFilters[language] }));
    await keyboard.open("first result", page.locator("article h3 a").first());
    await expect(page).toHaveURL(/product\/detail/);
    await page.waitForLoadState("networkidle");
    await keyboard.open("skip to quantity", page.getByRole("link", { name: toQuantity[language] }));
    await keyboard.open("add", button(say.add));
    await keyboard.open("view bag", page.getByRole("link", { name: say.toBag }));
    await expect(page).toHaveURL(/shoppingbag/);
    await page.waitForLoadState("networkidle");
    await keyboard.open("check out", page.getByRole("link", { name: say.checkout, exact: true }));
    await expect(page).toHaveURL(/checkout\/user/);
    await page.waitForLoadState("networkidle");
    await keyboard.skip(page.getByRole("link", { name: toContent[language] }));
    await keyboard.type("first name", field(say.first), "Ana");
    await keyboard.type("last name", field(say.last), "Ruiz");
    await keyboard.type("email", field(say.email), `keyboard-${info.project.name}@example.test`);
    await keyboard.type("phone", field(say.phone), "775 555 0199");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/checkout\/shipping$/);
    await page.waitForLoadState("networkidle");
    await keyboard.type("street", field(say.street), "1 Main Street");
    await keyboard.type("zip", field(say.zip), "89501");
    await expect(field(say.state)).toHaveValue("NV");
    await keyboard.type("city", field(say.city), "Reno");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/shipping-options$/);
    await page.waitForLoadState("networkidle");
    await keyboard.open("continue", button(say.next));
    await expect(page).toHaveURL(/checkout\/payment$/);
    const frames = page.locator(".card-field iframe");
    await expect(frames).toHaveCount(3);
    for (const [index, text] of ["4242424242424242", "1234", "123"].entries())
      await keyboard.type(`card ${index}`, frames.nth(index).contentFrame().locator("input:visible").first(), text);
    await keyboard.tabTo("agree", page.getByLabel(say.agree));
    await page.keyboard.press("Space");
    await keyboard.open("pay", button(say.pay));
    await expect(page.getByRole("heading", { name: say.thanks })).toBeVisible({ timeout: 30_000 });
    expect(keyboard.stops, keyboard.steps.map(([step, stops]) => `${step} ${stops}`).join(", ")).toBeLessThanOrEqual(60);
  });
}
