import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { removeOldLayouts } from "./remove-old-layouts.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const owner = bearer((await demoPerson(shop, "homeowner@demo.test")).pair);
const other = bearer((await demoPerson(shop, "designer@demo.test")).pair);

const top = {
  name: "Counter by the window",
  shape: { kind: "rectangle", length: 2_743_200, depth: 647_700 },
  cutouts: [{ kind: "sink", round: false, x: 914_400, y: 127_000, length: 762_000, depth: 393_700 }],
  place: { slab: 0, x: 101_600, y: 38_100, turn: 0 },
  part: null,
};
const kitchen = { slabs: ["E32-3", "E32-4"], pieces: [top], vein: 60 };
const call = async (path: string, input: object | undefined, headers = {}) => (await shop.call(path, input, headers)).body;
const save = (more: object = {}, headers: object = owner) =>
  call("slabs/layout/save", { name: "Kitchen", layout: kitchen, ...more }, headers);
const open = (id: number, headers: object = owner) => call(`slabs/layouts/${id}`, undefined, headers);

describe("a layout", () => {
  it("is saved, changed, listed and deleted by its owner alone", async () => {
    const { layoutId } = (await save({ layout: { ...kitchen, slabs: ["e32-3", "E32-4"] } })).value;
    expect((await open(layoutId)).value).toMatchObject({ layoutId, name: "Kitchen", layout: kitchen, gone: [], ticket: null });
    await save({ layoutId, name: "Ortega <b>kitchen</b>", layout: { ...kitchen, vein: 30 } });
    expect((await open(layoutId)).value).toMatchObject({ name: "Ortega <b>kitchen</b>", layout: { vein: 30 } });
    expect((await call("slabs/layouts", undefined, owner)).value.layouts).toMatchObject([
      { layoutId, slabs: kitchen.slabs, isShared: false },
    ]);
    expect((await open(layoutId, other)).code).toBe("slabs_layout_not_found");
    expect((await save({ layoutId, name: "taken" }, other)).code).toBe("slabs_layout_not_found");
    expect((await save({ layoutId, name: "taken" }, {})).code).toBe("slabs_layout_not_found");
    await call("slabs/layout/remove", { layoutId }, other);
    expect((await open(layoutId)).value.layoutId).toBe(layoutId);
    await call("slabs/layout/remove", { layoutId }, owner);
    expect((await open(layoutId)).code).toBe("slabs_layout_not_found");
  });

  it("is shared by a link that stays the same until it ends, and then never works again", async () => {
    const { layoutId } = (await save()).value;
    const share = async (isShared: boolean) => (await call("slabs/layout/share", { layoutId, isShared }, owner)).value.ticket;
    const ticket = await share(true);
    expect(ticket).toMatch(/^[\w-]{22}$/);
    expect(await share(true)).toBe(ticket);
    const shared = await call("slabs/layout/shared", { ticket });
    expect(shared.value).toMatchObject({ name: "Kitchen", layout: kitchen, bundle: { code: "E32" } });
    expect(JSON.stringify(shared.value)).not.toContain("homeowner");
    expect((await call("slabs/layout/share", { layoutId, isShared: false }, other)).code).toBe("slabs_layout_not_found");
    expect(await share(false)).toBeNull();
    expect((await call("slabs/layout/shared", { ticket })).code).toBe("slabs_layout_link_unknown");
    expect(await share(true)).not.toBe(ticket);
  });

  it("of a guest is opened by its link, and goes after half a year", async () => {
    const { layoutId, ticket } = (await save({}, {})).value;
    expect(layoutId).toBeNull();
    expect((await call("slabs/layout/shared", { ticket })).value.layout).toEqual(kitchen);
    expect((await call("slabs/layout/shared", { ticket: `${ticket}x` })).code).toBe("slabs_layout_link_unknown");
    const now = new Date();
    await removeOldLayouts({ database: shop.database, now: () => new Date(now.getTime() + 179 * 86_400_000) });
    expect((await call("slabs/layout/shared", { ticket })).success).toBe(true);
    const kept = (await save()).value.layoutId;
    await removeOldLayouts({ database: shop.database, now: () => new Date(now.getTime() + 181 * 86_400_000) });
    expect((await call("slabs/layout/shared", { ticket })).code).toBe("slabs_layout_link_unknown");
    expect((await open(kept)).success).toBe(true);
  });

  it("says which of its slabs were sold since", async () => {
    const { layoutId } = (await save({ layout: { ...kitchen, slabs: ["C11-1", "C11-2"] } })).value;
    await call("office/setslabstate", { code: "C11-2", state: "sold" }, staff);
    await shop.api.settle();
    expect((await open(layoutId)).value.gone).toEqual(["C11-2"]);
    expect((await call("slabs/layouts", undefined, owner)).value.layouts[0].gone).toEqual(["C11-2"]);
  });

  it.each([
    ["slabs that don't exist", { slabs: ["E32-99"] }, "slabs_not_found"],
    ["slabs of two bundles", { slabs: ["E32-3", "C11-1"] }, "slabs_layout_bundles"],
    ["a slab twice", { slabs: ["E32-3", "e32-3"] }, "slabs_layout_bundles"],
    ["no slab", { slabs: [] }, "request_invalid"],
    ["too many pieces", { pieces: Array.from({ length: 41 }, () => top) }, "request_invalid"],
    ["a piece of no size", { pieces: [{ ...top, shape: { kind: "rectangle", length: 0, depth: 1 } }] }, "request_invalid"],
    ["a piece of broken sizes", { pieces: [{ ...top, shape: { kind: "rectangle", length: 5_000.5, depth: 1e300 } }] }, "request_invalid"],
    ["a slanting turn", { pieces: [{ ...top, place: { slab: 0, x: 0, y: 0, turn: 45 } }] }, "request_invalid"],
    [
      "an outline of thousands",
      { pieces: [{ ...top, shape: { kind: "outline", points: Array.from({ length: 5_000 }, () => [0, 0]) } }] },
      "request_invalid",
    ],
    [
      "an L that is none",
      { pieces: [{ ...top, shape: { kind: "ell", length: 9e5, depth: 6e5, returnLength: 6e5, returnDepth: 3e5, hand: "left" } }] },
      "request_invalid",
    ],
    ["fields of its own", { owner: 1 }, "request_invalid"],
  ])("refuses %s", async (_, layout, code) => {
    expect((await save({ layout: { ...kitchen, ...layout } })).code).toBe(code);
  });

  it("is one of a hundred at most, however many are saved at once", async () => {
    const { length } = (await call("slabs/layouts", undefined, other)).value.layouts;
    const answers = await Promise.all(Array.from({ length: 103 - length }, () => save({}, other)));
    expect(answers.filter((answer) => answer.code === "slabs_layout_full")).toHaveLength(3);
  });
});
