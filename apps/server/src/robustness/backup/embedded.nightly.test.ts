import { fileURLToPath } from "node:url";
import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { isMigrated, openDatabase } from "@azulejo/database";
import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { messagesOf, ofKind } from "@azulejo/testing/messages.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOf, runCommand } from "./command.fixture.ts";

/** A part of the demo with three orders and a waiting message, as releases with migrations up to 0136 backed up their embedded database. */
const backup = fileURLToPath(new URL("embedded-database.tgz", import.meta.url));

let copy: TemplateCopy;
beforeAll(async () => {
  copy = await blankDatabase();
});
afterAll(() => copy.remove());

it("a backup of an embedded database is restored, with orders, accounts, pages and waiting messages", async () => {
  expect(await runCommand("restore", [backup], placeOf(copy))).toEqual({ code: 0, says: expect.stringMatching(/^restored: 3 orders/) });
  const database = await openDatabase(copy);
  expect(await isMigrated(database)).toBe(true);
  const orders = await database.query.selectFrom("customerOrder").select(["orderNo", "email", "status"]).orderBy("orderNo").execute();
  expect(orders).toEqual(
    ["first", "second", "third"].map((name, index) => ({ orderNo: 100_001 + index, email: `${name}@example.test`, status: "placed" })),
  );
  const accounts = await database.query.selectFrom("account").select("email").execute();
  expect(accounts).toContainEqual({ email: "homeowner@demo.test" });
  const stories = await database.query.selectFrom("content.story").select("fullSlug").execute();
  expect(stories.map(({ fullSlug }) => fullSlug)).toEqual(["home"]);
  expect(await messagesOf(database, ofKind("mail.test"))).toMatchObject([{ key: "waits:1", state: "created" }]);
  expect((await examineBooks(database)).filter((one) => one.problem !== null)).toEqual([]);
  await database.close();
}, 240_000);
