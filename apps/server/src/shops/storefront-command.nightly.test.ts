import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectUntaxedPlaces } from "../untaxed-places.repository.ts";

const COMMAND = fileURLToPath(new URL("../../../cli/src/storefront/storefront.ts", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../../../seed/brands/piedra-viva", import.meta.url));

let copy: TemplateCopy;
beforeAll(async () => {
  copy = await copyTemplate();
});
afterAll(() => copy?.remove());

function run(...flags: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, FOLDER, ...flags], {
    env: { ...process.env, ...copy.environment, MODE: "demo", STAFF_PASSWORD: "brass-lantern-over-slate" },
    encoding: "utf8",
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

describe("npm run storefront", () => {
  it("adds a storefront with catalog, pages and owner, and brings it to the folder's state when it is repeated", async () => {
    const added = run("--staff-email", "owner@piedra.test");
    expect(added).toMatch(
      /38 new products, 0 changed, 0 rows rejected\nAdded: storefront 2, public key pk_\S+\nowner@piedra.test can now sign in to its office/,
    );
    expect(run("--staff-email", "owner@piedra.test")).toMatch(
      /0 new products, 0 changed, 0 rows rejected\nUpdated: storefront 2, public key pk_\S+\nowner@piedra.test has an account already/,
    );
    const database = await openDatabase({ url: copy.environment["DATABASE_URL"], dataDir: copy.environment["DATA_DIR"] ?? "" });
    try {
      const { query } = database;
      const storefronts = await query.selectFrom("storefront").select(["id", "siteKey", "contentSpaceId"]).orderBy("id").execute();
      expect(storefronts).toMatchObject([{ id: 1 }, { id: 2, siteKey: "piedra", contentSpaceId: expect.any(Number) }]);
      const stories = query
        .selectFrom("content.story")
        .select("fullSlug")
        .where("spaceId", "=", storefronts[1]?.contentSpaceId ?? 0);
      expect(await stories.execute()).toEqual([{ fullSlug: "home" }]);
      expect(await selectUntaxedPlaces(database, new Date().toISOString().slice(0, 10))).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
