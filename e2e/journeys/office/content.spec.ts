import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    newStory: "New page",
    name: "Name",
    create: "Create",
    own: "English",
    title: "Title, English",
    missing: "Missing",
    addBlock: "Add block",
    kind: "Type of block",
    textBlock: "Text",
    quoteBlock: "Quote",
    quoteText: "Text, English",
    body: /^Text, English$/,
    live: "Shows what you type",
    save: /^Save draft/,
    saved: /^Draft of .* saved\.$/,
    publish: "Publish",
    published: /published\.$/,
    preview: "Preview",
    versions: "Versions",
    restore: "Restore this version",
    showTheirs: "Show their changes",
    keepMine: "Keep mine",
    theirs: "Changes that someone else saved",
    up: "Move Quote, block 2, up",
    find: "Name or address",
    search: "Search",
  },
  es: {
    locale: "es-MX",
    newStory: "Nueva página",
    name: "Nombre",
    create: "Crear",
    own: "inglés",
    title: "Título, inglés",
    missing: "Falta",
    addBlock: "Agregar bloque",
    kind: "Tipo de bloque",
    textBlock: "Texto",
    quoteBlock: "Cita",
    quoteText: "Texto, inglés",
    body: /^Texto, inglés$/,
    live: "Muestra lo que escribe",
    save: /^Guardar borrador/,
    saved: /^Se guardó el borrador de /,
    publish: "Publicar",
    published: /^Se publicó /,
    preview: "Vista previa",
    versions: "Versiones",
    restore: "Restaurar esta versión",
    showTheirs: "Ver los cambios de la otra persona",
    keepMine: "Conservar los míos",
    theirs: "Cambios que guardó otra persona",
    up: "Subir Cita, bloque 2",
    find: "Nombre o dirección",
    search: "Buscar",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(language, () => {
    test.use({ locale: own.locale });

    test(`a writer sees what is typed beside it, and readers see it once it is published (${language})`, {
      tag: language === "en" ? "@daily-desktop" : [],
    }, async ({ page }) => {
      const title = `Care of ${language} ${Date.now()}`;
      await openOffice(page, "/office/content");
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.newStory, exact: true }).click();
      await page.getByRole("dialog").getByLabel(own.name, { exact: true }).fill(title);
      await page.getByRole("dialog").getByRole("button", { name: own.create }).click();
      await page.waitForURL(/\/office\/content\/\d+$/);
      const fields = page.locator(".story-fields");
      const preview = page.frameLocator("iframe");
      const see = async (work: () => Promise<void>) => {
        const toggle = page.getByRole("button", { name: own.preview, exact: true });
        const isNarrow = await toggle.isVisible();
        if (isNarrow) await toggle.click();
        await work();
        if (isNarrow) await toggle.click();
      };
      await fields.getByLabel(own.title, { exact: true }).fill(title);
      await see(() => expect(preview.locator("h1")).toHaveText(title));
      await expect(fields.getByText(own.missing)).toBeVisible();
      const kind = fields.getByLabel(own.kind);
      for (const block of [own.textBlock, own.quoteBlock]) {
        await kind.selectOption({ label: block });
        await fields.getByRole("button", { name: own.addBlock }).click();
      }
      const blocks = fields.locator(".block-item > details > summary");
      await expect(blocks).toHaveCount(2);
      await blocks.nth(1).click();
      await fields.getByLabel(own.quoteText, { exact: true }).fill("It lasts.");
      await see(() => expect(preview.getByText("It lasts.")).toBeVisible());
      await blocks.nth(1).press("Alt+ArrowUp");
      await expect(blocks.first()).toContainText(own.quoteBlock);
      await expect(blocks.first()).toBeFocused();
      await blocks.nth(1).click();
      const text = fields.locator(".rich-text").first();
      await text.click();
      await page.keyboard.type("Wipe it <script>alert(1)</script> dry");
      await see(() => expect(preview.getByText("Wipe it <script>alert(1)</script> dry")).toBeVisible());
      await shoot(page, `office-content-${language}`);
      await expectAccessible(page);
      await page.keyboard.press("Control+s");
      await expect(page.getByText(own.saved)).toBeVisible();
      const slug = title.toLowerCase().replaceAll(" ", "-");
      expect((await page.request.get(`/en/${slug}/`)).status(), "nobody else sees a draft").toBe(404);
      await page.getByRole("button", { name: own.publish, exact: true }).click();
      await expect(page.getByText(own.published)).toBeVisible();
      const shown = await (await page.request.get(`/en/${slug}/`)).text();
      expect(shown).toContain("It lasts.");
      expect(shown, "text is text").not.toContain("<script>alert(1)");
      expect(shown, "no trace of the editor in public").not.toMatch(/data-blok-|demo-preview/);
    });

    test(`the second writer sees what the first has changed, and decides (${language})`, async ({ page }) => {
      const call = await signedInStaff();
      const row = (await call("office/createcontentstory", {
        parentId: 0,
        name: `Contested ${language}`,
        slug: `contested-${language}-${Date.now()}`,
        component: "page",
      })) as { id: number; lockVersion: number };
      await openOffice(page, `/office/content/${row.id}`);
      const title = page.locator(".story-fields").getByLabel(own.title, { exact: true });
      await title.fill("Mine");
      await call("office/savecontentstory", {
        ...{ id: row.id, lockVersion: row.lockVersion, name: `Contested ${language}` },
        content: { component: "page", title: "Theirs" },
      });
      await page.getByRole("button", { name: own.save }).click();
      await page.getByRole("button", { name: own.showTheirs }).click();
      await expect(page.getByRole("list", { name: own.theirs })).toContainText("Theirs");
      await expect(title).toHaveValue("Mine");
      await expectAccessible(page);
      await page.getByRole("button", { name: own.keepMine }).click();
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await page.getByRole("button", { name: own.versions }).click();
      const versions = page.locator(".versions-panel li > button");
      await expect(versions).toHaveCount(3);
      await versions.nth(1).click();
      await expect(page.locator(".versions-panel del")).toContainText("Theirs");
      await expectAccessible(page);
      await page.getByRole("button", { name: own.restore }).click();
      await expect(title).toHaveValue("Theirs");
    });
  });
}

test("a search finds stories in all folders, and a click on a block of the page opens its fields (en)", async ({ page }) => {
  const own = say.en;
  await openOffice(page, "/office/content");
  await page.getByLabel(own.find).fill("returns");
  await page.locator("main").getByRole("button", { name: own.search, exact: true }).click();
  await expect(page).toHaveURL(/query=returns/);
  await page.locator("main").getByRole("link", { name: "Returns", exact: true }).click();
  await expect(page.getByText(own.live)).toBeVisible();
  await page.frameLocator("iframe").locator("[data-blok-c]").nth(1).click();
  await expect(page.locator(".block-item > details[open]")).toHaveCount(1);
});

test("a stranger's messages reach neither the editor nor the page beside it (en)", async ({ page }) => {
  await openOffice(page, "/office/content?query=returns");
  await page.locator("main").getByRole("link", { name: "Returns", exact: true }).click();
  await expect(page.getByText(say.en.live)).toBeVisible();
  const block = page.frameLocator("iframe").locator("[data-blok-c]").nth(1);
  const { uid } = JSON.parse((await block.getAttribute("data-blok-c")) ?? "{}") as { uid: string };
  const open = page.locator(".block-item > details[open]");
  const choose = (from: "stranger" | "page" | "preview") =>
    page.evaluate(
      ({ from, uid }) => {
        const source = from === "page" ? window : (document.querySelector("iframe")?.contentWindow ?? null);
        const origin = from === "stranger" ? "https://stranger.example" : location.origin;
        window.dispatchEvent(new MessageEvent("message", { origin, source, data: { action: "edit", dataC: { uid } } }));
      },
      { from, uid },
    );
  for (const from of ["stranger", "page"] as const) await choose(from);
  await expect(open).toHaveCount(0);
  await choose("preview");
  await expect(open).toHaveCount(1);

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const type = (origin: string, name: string) =>
    page.frames()[1]?.evaluate(
      ({ origin, name }) => {
        // The address of a preview names the story.
        const id = Number(new URLSearchParams(location.search).get("_storyblok"));
        const story = { id, uuid: "00000000-0000-4000-8000-000000000000", name, full_slug: "returns", content: { component: "page" } };
        window.dispatchEvent(new MessageEvent("message", { origin, data: { action: "input", story } }));
      },
      { origin, name },
    );
  await type("https://stranger.example", "By a stranger");
  await type(new URL(page.url()).origin, "By the editor");
  await expect.poll(() => sent.some((body) => body.includes("By+the+editor"))).toBe(true);
  expect(sent.filter((body) => body.includes("By+a+stranger"))).toEqual([]);
});
