import { fileURLToPath } from "node:url";
import { changeSettings } from "@azulejo/api/areas/settings/index.ts";
import { shopSettings } from "@azulejo/contract/settings/settings-file.ts";
import { storefrontSettings } from "@azulejo/contract/settings/storefront-settings.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { expect, it } from "vitest";
import { readSettingsFile } from "./settings-files.ts";

const example = readSettingsFile(fileURLToPath(new URL("../../../../docs/settings.yaml", import.meta.url)));
const shop = await openShopForFile({ seed: "empty" });

it("the documented example is complete and sets up a shop", async () => {
  const { storefront, stores, ...tables } = example.settings as Record<string, Record<string, unknown>>;
  expect(Object.keys(storefront ?? {}).sort()).toEqual(
    [...Object.keys(storefrontSettings.shape), "favicon", "logo", "name", "siteKey", "timezone"].sort(),
  );
  expect([...Object.keys(tables), "storefront", "stores"].sort()).toEqual(Object.keys(shopSettings.shape).sort());
  await shop.database.query.deleteFrom("place").execute();
  const { faults, gaps } = await changeSettings(shop.database, example, { storefrontId: 1 });
  expect([faults, gaps]).toEqual([undefined, []]);
  expect(Object.keys((stores as unknown as object[])[0] ?? {}).sort()).toEqual(Object.keys(shopSettings.shape.stores.element.shape).sort());
});
