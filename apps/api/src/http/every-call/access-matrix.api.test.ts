import { type Call, calls } from "@azulejo/contract";
import { isWhole } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { requestOf } from "./access-matrix.request.ts";
import type { Row } from "./access-matrix.row.ts";
import { rows } from "./access-matrix.rows.ts";
import { type Caller, openWorld, type World } from "./access-matrix.world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.shop.close());

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

interface Said {
  /** `ok`, or the error code. */
  says: string;
  status: number;
  text: string;
}

async function send(call: Call, input: object, headers: Record<string, string>): Promise<Said> {
  const response = await world.shop.api.fetch(requestOf(call, input as Record<string, unknown>, headers));
  const text = await response.text();
  const body = JSON.parse(text) as { success: boolean; code?: string };
  return { says: body.success ? "ok" : (body.code ?? ""), status: response.status, text };
}

/** Returns the error for a caller who may not make the call at all; null for one who may. */
function gate(call: Call, caller: Caller): string | null {
  if (call.callers === "browser" || call.ownsToken) return null;
  if (caller.kind === "refused") return (call.callers === "staff" && caller.refusal) || "account_session_ended";
  if (caller.kind === "guest") return call.callers === "anyone" ? null : "account_session_required";
  // Customer calls refuse staff and staff calls refuse customers, including calls that anyone may make.
  if ((caller.kind === "staff") !== (call.callers === "staff") && !(call.callers === "anyone" && caller.kind === "signedIn"))
    return "account_session_ended";
  if (call.callers === "staff") {
    if (call.personOnly && caller.isKey) return "office_person_only";
    if (call.right && !caller.rights.includes(call.right)) return "office_right";
    return call.allStores && caller.isElsewhere ? "office_all_stores" : null;
  }
  if (call.callers === "anyone") return null;
  if (call.callers === "business" && !caller.business) return "account_business_only";
  return call.roles && !call.roles.some((role) => caller.roles.includes(role)) ? "account_role" : null;
}

/** Fields that name a record in an input, also inside lists and objects. */
const recordName = /^(?:ids?|codes?|slug|ref|key|hash|stores?|place|requestNo|.*(?:Id|Ids|No|Nos|Store))$/;
/** Item numbers refer to public data; the other fields are free text of the sender. */
const notRecords = ["itemNo", "itemNos", "purchaseOrderNo", "certificateNo", "versionNo", "taxId", "paymentMethodId", "storeFrontId"];

/** Returns the fields of a call's input that name records. */
function namesOf({ input }: Call): string[] {
  const found = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties = {} } = node as { properties?: Record<string, unknown> };
    for (const name of Object.keys(properties)) if (recordName.test(name) && !notRecords.includes(name)) found.add(name);
    for (const one of Object.values(node)) collect(one);
  };
  collect(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
  return [...found];
}

const saysOf = (says: Row["says"], caller: Caller): string => (typeof says === "function" ? says(caller) : (says ?? "ok"));
const forgetTries = () => world.shop.database.query.deleteFrom("signInFailure").execute();

let turn = 0;
/** Returns all callers, or one of each kind and expected result, who take turns; all refused keys share one. @param among callers to choose from */
function callersOf(call: Call, says: Row["says"], among = world.callers): Caller[] {
  if (isWhole) return world.callers;
  turn += 1;
  const resultOf = (caller: Caller) =>
    caller.kind === "refused" && caller.isKey ? "refused" : (gate(call, caller) ?? saysOf(says, caller));
  const alike = Map.groupBy(among, (caller) => `${caller.kind} ${caller.isKey} ${resultOf(caller)}`);
  return [...alike.values()].flatMap((callers) => callers[turn % callers.length] ?? []);
}

/** Returns the callers' actual and expected results, by name. */
async function ask(call: Call, input: Row["own"], says: Row["says"], callers = callersOf(call, says)) {
  const outcomes: Record<string, string> = {};
  const due: Record<string, string> = {};
  for (const caller of callers) {
    // Only what changes something counts tries.
    if (!call.isRead) await forgetTries();
    const said = await send(call, await input(world, caller), caller.headers);
    outcomes[caller.name] = said.says;
    due[caller.name] = gate(call, caller) ?? saysOf(says, caller);
    const sessionIsNoGood = ["account_session_required", "account_session_ended"].includes(said.says) || said.says.startsWith("api_key_");
    if ((said.status === 401 || said.status === 403) !== sessionIsNoGood) outcomes[caller.name] += ` with status ${said.status}`;
  }
  return { outcomes, due };
}

/** Callers who may make the call at all; the test above shows that all others are refused even for their own data. */
const admitted = (call: Call): Caller[] => world.callers.filter((caller) => gate(call, caller) === null);

const named = calls.map((call) => [nameOf(call), call] as const);

describe("each call made by each caller", () => {
  it.each(named)("%s: own data", async (name, call) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row in access-matrix.rows.ts`);
    const { outcomes, due } = await ask(call, row.own, row.says);
    expect(outcomes).toEqual(due);
  });

  it.each(named.filter(([name]) => rows[name]?.other))("%s: another account's data", async (name, call) => {
    const other = rows[name]?.other;
    if (!other) throw new Error(`${name} has nothing of anybody else's`);
    const { outcomes, due } = await ask(call, other.input, other.says, callersOf(call, other.says, admitted(call)));
    expect(outcomes).toEqual(due);
  });

  it.each(named.filter(([name]) => rows[name]?.elsewhere))("%s: another store's data", async (name, call) => {
    const elsewhere = rows[name]?.elsewhere;
    if (!elsewhere) throw new Error(`${name} has nothing of another store's`);
    const says = async (caller: Caller) => (await send(call, await elsewhere.input(world, caller), caller.headers)).says;
    const hidden = await says(world.caller("staff of another store"));
    expect({ hidden, shown: await says(world.caller("staff")) }).toEqual({ hidden: elsewhere.hidden, shown: elsewhere.shown });
  });

  it("has existing records of another account or store for every input that names a record, or says why there are none", () => {
    const lacks = ({ callers, allStores }: Call, row: Row | undefined): boolean =>
      !row?.shared && !allStores && !(callers === "staff" ? row?.elsewhere : row?.other);
    const missing = named.filter(([name, call]) => lacks(call, rows[name]) && namesOf(call).length > 0);
    expect(missing.map(([name, call]) => `${name}: ${namesOf(call).join(", ")}`)).toEqual([]);
  });

  it("finds nothing in one's own lists by another account's records", async () => {
    const { shop, branches } = world;
    const { headers, customerId } = world.caller("administrator");
    const another = [...branches.keys()].find((id) => id !== customerId) ?? 0;
    const find = async (list: string, by: object): Promise<unknown[]> => {
      const { invoices, orders } = (await shop.call(`customer/${list}`, by, headers)).body.value;
      return invoices ?? orders;
    };
    expect(await find("openinvoiceslist", { invoiceNos: [await world.invoiceOf(customerId ?? 0)] })).toHaveLength(1);
    expect(await find("openinvoiceslist", { invoiceNos: [await world.invoiceOf(another)] })).toEqual([]);
    for (const list of ["openinvoiceslist", "orders", "retailorders"])
      expect(await find(list, { branchId: branches.get(another) })).toEqual([]);
  });

  it("has rows only for existing calls", () => {
    expect(Object.keys(rows).filter((name) => !named.some(([known]) => known === name))).toEqual([]);
  });

  it("leaves the stranger's data unchanged", async () => {
    const { stranger, shop, users, reno } = world;
    const bag = (await shop.call("webshoppingbag/getcustomershoppingbag", undefined, stranger.headers)).body.value;
    expect([bag.shoppingBagQuoteId, bag.lines.map((line: { quantity: number }) => line.quantity)]).toEqual([stranger.bagId, [3]]);
    const book = (await shop.call("customer/addresses", undefined, stranger.headers)).body.value;
    expect(book).toMatchObject([{ id: stranger.addressId, label: "stranger's" }]);
    const { shown } = (await shop.call("webshoppingbag/getuserwishlists", {}, stranger.headers)).body.value;
    expect(shown).toMatchObject({ wishlistId: stranger.wishlistId, name: "stranger's", count: 1 });
    const ideas = (await shop.call(`usertag/detail/${stranger.tagId}`, undefined, stranger.headers)).body.value;
    expect(ideas).toMatchObject({ name: "stranger's", entries: [{ note: "" }], share: null });
    const layout = (await shop.call(`slabs/layouts/${stranger.layoutId}`, undefined, stranger.headers)).body.value;
    expect(layout).toMatchObject({ name: "stranger's", ticket: null });
    const alerts = (await shop.call("stockalert/account/list", undefined, stranger.headers)).body.value;
    expect(alerts).toMatchObject([{ alertId: stranger.alertId, units: 3 }]);
    const cards = (await shop.call("customer/savedpayments", undefined, stranger.headers)).body.value;
    expect(cards).toMatchObject([{ id: stranger.savedPaymentId, name: "" }]);
    const slab = await shop.call(`office/slab?code=${reno.heldSlab}`, undefined, world.caller("staff").headers);
    expect(slab.body.value.holds).toMatchObject([{ email: "stranger@example.test" }]);
    expect((await shop.call("account/passkeys", undefined, stranger.headers)).body.value).toHaveLength(1);
    expect((await shop.call("notificationpreference/checknotificationpreference", {}, stranger.headers)).body.value.sms).toBe("none");
    const blocked = await shop.database.query.selectFrom("account").select("customerId").where("blockedAt", "is not", null).execute();
    const byOwn = ["administrator", "locked", "another's administrator"].map((name) => world.caller(name).customerId);
    expect(blocked.length).toBeGreaterThan(0);
    expect(byOwn).toEqual(expect.arrayContaining(blocked.map((one) => one.customerId)));
    expect([...users.keys()]).toHaveLength(3);
  });
});

describe("staff of a store", () => {
  const lists = named.filter(([name, call]) => call.callers === "staff" && call.isRead && !call.allStores && !rows[name]?.elsewhere);
  const shownBy = async (name: string, call: Call, caller: Caller): Promise<string[]> => {
    const { text } = await send(call, (await rows[name]?.own(world, caller)) ?? {}, caller.headers);
    return world.reno.marks.filter((mark) => text.includes(mark));
  };

  it.each(lists)("%s shows them nothing of another store", async (name, call) => {
    expect(await shownBy(name, call, world.caller("staff of another store"))).toEqual([]);
  });

  it("would otherwise find it, which proves that the leak check works", async () => {
    const owner = world.caller("staff");
    const shown = new Set<string>();
    for (const [name, call] of lists) for (const mark of await shownBy(name, call, owner)) shown.add(mark);
    expect([...shown].sort()).toEqual([...world.reno.marks].sort());
  });
});

describe("prices", () => {
  const money = /(?:cents|price|total)/i;

  /** Lists every number under a money field of a response, and every named tax. */
  function moneyIn(value: unknown, path = ""): string[] {
    if (Array.isArray(value)) return value.flatMap((one, index) => moneyIn(one, `${path}.${index}`));
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([name, one]) => {
        const at = `${path}.${name}`;
        if (name === "taxes" && Array.isArray(one) && one.length > 0) return [at];
        return money.test(name) && typeof one === "number" && !counted.test(at) ? [`${at} = ${one}`] : moneyIn(one, at);
      });
    return [];
  }
  /** A count of items, not an amount. */
  const counted = /^\.value(?:\.products)?\.total$/;

  const marksIn = (text: string): number[] =>
    world.marked.cents.filter((cents) => {
      const spelled = [String(cents), (cents / 100).toFixed(2), (cents / 100).toLocaleString("en-US")];
      return spelled.some((one) => text.includes(one));
    });

  const answerTo = async (name: string, call: Call, caller: Caller): Promise<Said> => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row`);
    await forgetTries();
    return send(call, await row.own(world, caller), caller.headers);
  };

  it.each(named.filter(([, call]) => call.callers !== "browser"))("%s returns none to a caller with hidden prices", async (name, call) => {
    const { text } = await answerTo(name, call, world.caller("hidden prices"));
    expect([moneyIn(JSON.parse(text)), marksIn(text)]).toEqual([[], []]);
  });

  it.each([
    "POST product/list",
    "POST product/detailV2",
    "POST product/cards",
    "GET content/searchpages/{page}/{size}",
    "GET suggestions/querysuggestions/list",
    "POST checkout/checkout",
    "POST checkout/deliveryestimate",
    "POST checkout/deliveredprice",
    "GET webshoppingbag/getcustomershoppingbag",
    "POST webshoppingbag/mergebag",
    "GET customer/getreceiptmodel",
  ])("%s returns them to everyone else, which proves that the leak check works", async (name) => {
    const call = named.find(([known]) => known === name)?.[1];
    if (!call) throw new Error(`there is no call ${name}`);
    const { text } = await answerTo(name, call, world.caller("homeowner"));
    expect(moneyIn(JSON.parse(text)).length).toBeGreaterThan(0);
  });

  it("neither sort nor filter a list for a caller with hidden prices", async () => {
    const { headers } = world.caller("hidden prices");
    const list = async (more: object) => {
      const { value } = (await world.shop.call("product/list", { listing: "porcelain", pageSize: 96, ...more }, headers)).body;
      return { codes: value.products.map((one: { code: string }) => one.code), total: value.total, price: value.price, sort: value.sort };
    };
    const plain = await list({});
    for (const more of [
      { sort: "price_asc" },
      { sort: "price_desc" },
      { price: { fromCents: 9_000_000 } },
      { price: { toCents: 1 } },
      { onSale: true },
      { sort: "price_asc", price: { fromCents: 1, toCents: 400 }, onSale: true },
    ])
      expect(await list(more)).toEqual(plain);
    expect(plain.price).toBeNull();
  });

  it("are not revealed by guessing a total", async () => {
    const caller = world.caller("hidden prices");
    const call = named.find(([name]) => name === "POST checkout/complete")?.[1];
    if (!call) throw new Error("there is no checkout");
    const input = await rows["POST checkout/complete"]?.own(world, caller);
    const outcomes = await Promise.all(
      [1, ...world.marked.cents].map((cents) => send(call, { ...input, expectedTotalCents: cents }, caller.headers)),
    );
    expect(new Set(outcomes.map((one) => one.says))).toEqual(new Set(["account_prices_hidden"]));
  });
});
