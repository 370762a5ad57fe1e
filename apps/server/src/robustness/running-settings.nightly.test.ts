import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShopWithSettings } from "./settings-command.fixture.ts";

let shop: Awaited<ReturnType<typeof openShopWithSettings>>;
beforeAll(async () => {
  shop = await openShopWithSettings();
}, 60_000);
afterAll(() => shop?.close());

it("a running shop shows changed settings on a cached page, without a restart", { timeout: 60_000 }, async () => {
  const page = async () => (await fetch(`${shop.url}/en/product/list/porcelain/`)).text();
  const file = join(shop.folder, "settings.yaml");
  expect((await shop.settings("--export", file)).code).toBe(0);
  expect(await page()).not.toContain("(555) 555-0177");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ {2}phone: .*/m, "  phone: (555) 555-0177"));
  const { code, says } = await shop.settings(file);
  expect([code, says]).toEqual([0, expect.stringContaining("Done: one change.")]);
  await expect.poll(page, { timeout: 20_000 }).toContain("(555) 555-0177");
});

it("a wrong file changes nothing, and the command names its faults", { timeout: 60_000 }, async () => {
  const file = join(shop.folder, "wrong.yaml");
  writeFileSync(file, "version: 1\nstorefront: { email: nobody, nmae: X }\n");
  const { code, says } = await shop.settings(file);
  expect(code).toBe(1);
  expect(says).toContain("storefront.email must be an email address\n  storefront.nmae isn't a setting");
  writeFileSync(file, "version: 1\nstorefront: {\n");
  const broken = await shop.settings(file);
  expect([broken.code, broken.says]).toEqual([1, expect.stringMatching(/is not valid YAML: see line \d+, column \d+\.\n$/)]);
});
