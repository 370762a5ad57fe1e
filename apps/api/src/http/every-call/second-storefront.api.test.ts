import { type Call, calls } from "@azulejo/contract";
import { isWhole } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "./access-matrix.request.ts";
import type { Input } from "./access-matrix.row.ts";
import { rows } from "./access-matrix.rows.ts";
import { type Caller, openWorld, SHOP, type World } from "./access-matrix.world.ts";
import { changedTables, fillSecondStorefront, fingerprints, type Visitor, wordsOfFirst } from "./second-storefront.world.ts";

let world: World;
let visitors: Record<Visitor["name"], Visitor>;
let words: Set<string>;
let before: Awaited<ReturnType<typeof fingerprints>>;
beforeAll(async () => {
  world = await openWorld();
  before = await fingerprints(world.shop.database.query);
  visitors = await fillSecondStorefront(world.shop);
  words = await wordsOfFirst(world);
});
afterAll(() => world.shop.close());

const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

let turn = 0;
/** The callers of the second storefront who may make a call; in `npm test` only one of them, in turns. */
function visitorsOf({ callers, ownsToken }: Call): Visitor[] {
  if (callers === "staff") return [visitors.owner];
  if (callers === "business") return [visitors.administrator];
  if (ownsToken) return [visitors.guest];
  const all = [visitors.homeowner, visitors.administrator, ...(callers === "anyone" ? [visitors.guest] : [])];
  turn += 1;
  return isWhole ? all : all.slice(turn % all.length).slice(0, 1);
}

/** The callers of the first storefront whose records are asked for. */
const ownersOf = ({ callers }: Call): Caller =>
  world.caller(callers === "staff" ? "staff" : callers === "business" ? "administrator" : "homeowner");

/** Records of another account or store first, then those of the caller; in `npm test` only the first of them. */
function inputsOf(name: string): Input[] {
  const row = rows[name];
  const inputs = [row?.elsewhere?.input, row?.other?.input, row?.own].flatMap((input) => input ?? []);
  return isWhole ? inputs : inputs.slice(0, 1);
}

/** Returns every text within a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)]) : [];
}

/** Returns the texts of the first storefront that appear in a response, except those that were in the request. */
function leaksIn(answer: string, asked: string): string[] {
  return [...new Set(textsIn(JSON.parse(answer)))].filter((text) => words.has(text) && !asked.includes(text));
}

async function send(call: Call, input: object, headers: Record<string, string>) {
  const response = await world.shop.api.fetch(requestOf(call, input as Record<string, unknown>, headers));
  return { status: response.status, text: await response.text() };
}

/** Minimum number of calls that must show the first storefront's texts to its own callers, as proof that the test works. */
const ENOUGH = 20;

describe("a call at the second storefront, with records of the first", () => {
  it.each(named)("%s shows nothing of the first", async (name, call) => {
    for (const input of inputsOf(name)) {
      for (const visitor of visitorsOf(call)) {
        const given = await input(world, ownersOf(call));
        const { status, text } = await send(call, given, visitor.headers);
        expect({ status: status < 500, leaks: leaksIn(text, JSON.stringify(given)) }, `${visitor.name}: ${text.slice(0, 600)}`).toEqual({
          status: true,
          leaks: [],
        });
      }
    }
  });

  it("changes nothing of the first", async () => {
    expect(changedTables(before, await fingerprints(world.shop.database.query))).toEqual([]);
  });

  it("would find it at the first, which proves that the check works", async () => {
    let leaking = 0;
    for (const [name, call] of named) {
      if (!call.isRead || leaking === ENOUGH) continue;
      const owner = ownersOf(call);
      const given = (await rows[name]?.own(world, owner)) ?? {};
      const { text } = await send(call, given, { ...SHOP, ...owner.headers });
      if (leaksIn(text, JSON.stringify(given)).length > 0) leaking += 1;
    }
    expect(leaking).toBe(ENOUGH);
  });
});
