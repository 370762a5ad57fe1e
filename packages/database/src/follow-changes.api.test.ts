import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Change, type ChangePosition, endOfChangeLog, recordChanges } from "./change-log.ts";
import type { Database } from "./database.ts";
import { type ChangeFollower, followChanges } from "./follow-changes.ts";
import { migrate } from "./migrate/migrate.ts";
import { openDatabase } from "./open-database.ts";

let database: Database;
let remove: () => Promise<void>;
beforeAll(async () => {
  const copy = await blankDatabase();
  database = await openDatabase(copy);
  await migrate(database);
  remove = copy.remove;
});
afterAll(() => database.close().then(() => remove()));

const log = { error() {} };
/** On a server, transactions of other databases hold changes back until they end. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, 30_000);
const product = (entity: string): Change => ({ kind: "product", entity });
const story = (entity: string): Change => ({ kind: "content_story", entity });

async function follow(
  seen: string[],
  { from, concerns, failing = () => false }: { from?: ChangePosition; concerns?: (kind: string) => boolean; failing?: () => boolean },
): Promise<ChangeFollower> {
  return followChanges(database, {
    from: from ?? (await endOfChangeLog(database)),
    ...(concerns && { concerns }),
    log,
    onChanges(changes) {
      if (failing()) throw new Error("it cannot be applied");
      seen.push(...changes.map(({ entity }) => entity));
    },
  });
}

it("reads the log once for all followers, and gives each the kinds it asked for", async () => {
  const [products, stories]: [string[], string[]] = [[], []];
  const listen = vi.spyOn(database, "listen");
  const followers = [
    await follow(products, { concerns: (kind) => kind === "product" }),
    await follow(stories, { concerns: (kind) => kind.startsWith("content_") }),
  ];
  await recordChanges(database.query, [product("p1"), story("s1"), product("p2")]);
  await soon(() => expect([products, stories]).toEqual([["p1", "p2"], ["s1"]]));
  expect(listen).toHaveBeenCalledTimes(1);
  for (const follower of followers) await follower.stop();
});

it("gives a follower that joins late what was committed while it loaded, and the others nothing twice", async () => {
  const [early, late]: [string[], string[]] = [[], []];
  const first = await follow(early, {});
  const from = await endOfChangeLog(database);
  await recordChanges(database.query, [product("while loading")]);
  await soon(() => expect(early).toEqual(["while loading"]));
  const second = await follow(late, { from });
  await recordChanges(database.query, [product("later")]);
  await soon(() => expect(late).toEqual(["while loading", "later"]));
  expect(early).toEqual(["while loading", "later"]);
  await first.stop();
  // The remaining follower continues.
  await recordChanges(database.query, [product("last")]);
  await soon(() => expect(late).toEqual(["while loading", "later", "last"]));
  expect(early).toHaveLength(2);
  await second.stop();
});

it("goes on for others while one follower fails, which then gets everything in order", async () => {
  const [sound, broken]: [string[], string[]] = [[], []];
  let failing = true;
  const followers = [await follow(broken, { failing: () => failing }), await follow(sound, {})];
  await recordChanges(database.query, [product("1")]);
  await recordChanges(database.query, [product("2")]);
  await soon(() => expect(sound).toEqual(["1", "2"]));
  expect(broken).toEqual([]);
  const [brokenFollower, soundFollower] = followers;
  await soon(() => expect(brokenFollower?.lagSeconds()).toBeGreaterThan(0));
  expect(soundFollower?.lagSeconds()).toBe(0);
  await expect(brokenFollower?.catchUp()).rejects.toThrow("it cannot be applied");
  failing = false;
  await soon(() => expect(broken).toEqual(["1", "2"]));
  expect(brokenFollower?.lagSeconds()).toBe(0);
  for (const follower of followers) await follower.stop();
});
