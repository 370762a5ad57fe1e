import { migrate } from "@azulejo/database";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { fillBag, itemIn } from "../checkout.fixture.ts";
import type { ServerProcess } from "../server-process.ts";
import { selectTables, widenTable } from "./later-release.fixture.ts";

const shop = await openShopForFile();

it("takes orders before and after a later release adds a column to every table", async () => {
  const { database, call } = shop;
  const { itemNo } = await itemIn(database);
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    call(path, body, headers) as ReturnType<ServerProcess["post"]>;
  const order = async (name: string) => {
    const answer = await (await fillBag({ post }, itemNo, name))?.press({ post });
    return answer?.body.value.status;
  };
  // Often enough that every connection has the statements prepared.
  for (let turn = 0; turn < 5; turn++) expect(await order(`before-${turn}`)).toBe("placed");
  for (const table of await selectTables(database.query)) await widenTable(database.query, table);
  await sql`insert into kysely_migration values ('9998-later-release', '2030-01-01')`.execute(database.query);
  for (let turn = 0; turn < 5; turn++) expect(await order(`after-${turn}`)).toBe("placed");
  expect(await migrate(database)).toEqual([]);
});
