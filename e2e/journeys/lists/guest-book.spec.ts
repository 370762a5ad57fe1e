import { Member } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    wall: "/en/product/list/ceramic/",
    gallery: "/en/gallery",
    link: "Save to an idea book",
    keep: "Save in this browser",
    takeOut: /^Remove /,
    kept: "to this idea book.",
    joined: "Saved before signing in",
  },
  es: {
    wall: "/es/product/list/ceramica/",
    gallery: "/es/gallery",
    link: "Guardar en una carpeta de ideas",
    keep: "Guardar en este navegador",
    takeOut: /^Quitar /,
    kept: "en esta carpeta.",
    joined: "Guardado antes de iniciar sesión",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = said[language];

  test(`a guest's idea book waits in the browser and joins the account (${language})`, async ({ page }) => {
    const entries = page.locator("main ul > li h3");
    await page.goto(say.wall);
    await page.goto((await page.locator("article h3 a").first().getAttribute("href")) ?? "");
    await page.getByRole("link", { name: say.link }).click();
    await page.getByRole("button", { name: say.keep }).click();
    await expect(page.getByText(say.kept)).toBeVisible();
    const product = await entries.first().textContent();

    await page.goto(say.gallery);
    await page.goto((await page.locator("main a[href*='gallery/detail/']").first().getAttribute("href")) ?? "");
    await page.getByRole("link", { name: say.link }).click();
    await page.getByRole("button", { name: say.keep }).click();
    await expect(page.getByText(say.kept)).toBeVisible();
    await expect(entries).toHaveCount(2);
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `guest-book-${language}`);
    await page.getByRole("button", { name: say.takeOut }).first().click();
    await expect(entries).toHaveText([product ?? ""]);

    await new Member(page, language, "guest-book").signUp();
    await page.goto(`/${language}/ideabook`);
    await expect(page).toHaveURL(/account\/usertags\?book=\d+/);
    await expect(page.getByRole("heading", { name: say.joined })).toBeVisible();
    await expect(page.locator("main li.idea-row h3")).toHaveText([product ?? ""]);
    await page.reload();
    await page.goto(`/${language}/ideabook`);
    await expect(page.getByRole("link", { name: say.joined })).toHaveCount(1);
  });
}

test("a forged cookie of a guest's book shows an empty book", async ({ page, context }) => {
  await page.goto("/en/ideabook?add=product:nobody-sells-this");
  await page.getByRole("button", { name: said.en.keep }).click();
  await expect(page).toHaveURL(/kept=/);
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("_ideas"));
  if (!cookie) throw new Error("the browser keeps no book");
  const forged = Buffer.from(JSON.stringify({ id: "<script>", entries: ["product:<b>", 7] })).toString("base64");
  await context.addCookies([{ ...cookie, value: encodeURIComponent(forged) }]);
  expect((await page.goto("/en/ideabook"))?.status()).toBe(200);
  await expect(page.getByRole("button", { name: said.en.takeOut })).toHaveCount(0);
});
