import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../../migrate/migrate.ts";
import { openDatabase } from "../../open-database.ts";
import { formNames } from "./0017-form-names.ts";

it("renames the warranty forms in entries and keeps what they were about", async () => {
  const copy = await blankDatabase();
  const database = await openDatabase(copy);
  onTestFinished(async () => {
    await database.close();
    await copy.remove();
  });
  await migrate(database);
  const { query } = database;
  await query
    .insertInto("storefront")
    .values({ id: 1, publicKey: "pk", siteKey: "site", name: "Shop", timezone: "UTC", settings: "{}" })
    .execute();
  const entry = (form: string, captchaKey: string) => ({
    storefrontId: 1,
    form,
    language: "en",
    reference: `F-${captchaKey}`,
    fields: "{}",
    page: "/",
    captchaKey,
  });
  await query
    .insertInto("formEntry")
    .values([entry("sequel-quartz-warranty", "a"), entry("revera-quartz-warranty", "b"), entry("contact", "c")])
    .execute();
  await formNames.up(query.withoutPlugins() as never);
  const rows = await query.selectFrom("formEntry").select(["form", "subject"]).orderBy("id").execute();
  expect(rows.map(({ form, subject }) => [form, subject])).toEqual([
    ["slab-warranty", "Sequel Quartz"],
    ["slab-warranty", "Revera Quartz"],
    ["contact", null],
  ]);
});
