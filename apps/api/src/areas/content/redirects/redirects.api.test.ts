import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body;
const send = async (path: string, input: object) =>
  (await shop.call(`office/${path}`, input, { ...staff, "idempotency-key": crypto.randomUUID() })).body;
const save = (from: string, to: string, more: object = {}) => send("saveredirect", { id: null, was: null, from, to, status: 301, ...more });
const shown = async (path: string) => (await shop.call(`content/redirect?path=${encodeURIComponent(path)}`)).body.value;
const tried = async (path: string) => (await read(`tryaddress?path=${encodeURIComponent(path)}`)).value;

describe("redirects", () => {
  it("lead visitors as soon as they are saved, and stop when they are deleted", async () => {
    const { id, ...was } = (await save("/old-look", "/about")).value;
    expect(await shown("/old-look")).toMatchObject({ to: "/about", status: 301 });
    expect(await tried("/old-look")).toEqual({
      steps: [{ from: "/old-look", to: "/about" }],
      result: { to: "/about", status: 301 },
      isLoop: false,
    });
    expect((await send("saveredirect", { id, was, from: "/old-look", to: "/services", status: 302 })).value).toMatchObject({
      id,
      status: 302,
    });
    expect(await shown("/old-look")).toMatchObject({ to: "/services", status: 302 });
    expect((await send("deleteredirect", { id, was: { ...was, to: "/services", status: 302 } })).value).toEqual({ done: true });
    expect(await shown("/old-look")).toBeNull();
    expect(await tried("/old-look")).toEqual({ steps: [], result: null, isLoop: false });
  });

  it("are listed by a part of either address", async () => {
    await save("/findable-one", "/about");
    await save("/elsewhere", "/findable-two");
    const { redirects, total } = (await read("redirects?query=FINDABLE")).value;
    expect(redirects.map(({ from }: { from: string }) => from)).toEqual(["/elsewhere", "/findable-one"]);
    expect(total).toBe(2);
  });

  it.each([
    ["/a b", "/about", "office_redirect_path"],
    ["//evil.example", "/about", "office_redirect_path"],
    ["/page?", "/about", "office_redirect_path"],
    ["/page?x=/*", "/about", "office_redirect_path"],
    ["/", "/about", "office_redirect_home"],
    ["/*", "/about", "office_redirect_home"],
    ["/en/", "/about", "office_redirect_home"],
    ["/target", "javascript:alert(1)", "office_redirect_target"],
    ["/target", "//evil.example/", "office_redirect_target"],
    ["/target", "http://plain.example/", "office_redirect_target"],
    ["/target", "/rest/*", "office_redirect_target"],
    ["/self", "/self/", "office_redirect_loop"],
    ["/tree/*", "/tree/deeper/*", "office_redirect_loop"],
  ])("refuse %s to %s with %s", async (from, to, code) => {
    expect(await save(from, to)).toMatchObject({ code });
  });

  it("of the home page need to be confirmed, unless parameters choose them", async () => {
    const home = { id: null, was: null, from: "/", to: "/about", status: 302 };
    expect(await send("saveredirect", home)).toMatchObject({ code: "office_redirect_home" });
    const { id, ...was } = (await send("saveredirect", { ...home, replacesHome: true })).value;
    expect(await shown("/")).toMatchObject({ to: "/about" });
    await send("deleteredirect", { id, was });
    await save("/?page_id=7", "/about");
    expect([await shown("/"), await shown("/?page_id=7")]).toMatchObject([null, { to: "/about", usesQuery: true }]);
  });

  it("refuse to close a circle over others, and a second one for an address", async () => {
    await save("/circle-a", "/circle-b");
    await save("/circle-b", "/circle-c");
    expect(await save("/circle-c", "/circle-a")).toMatchObject({ code: "office_redirect_loop" });
    expect(await save("/circle-a/", "/about")).toMatchObject({ code: "office_redirect_taken" });
  });

  it("aren't overwritten or deleted with an older revision", async () => {
    const { id, ...was } = (await save("/contested", "/about")).value;
    await send("saveredirect", { id, was, from: "/contested", to: "/first", status: 301 });
    expect(await send("saveredirect", { id, was, from: "/contested", to: "/second", status: 301 })).toMatchObject({
      code: "office_redirect_changed",
    });
    expect(await send("deleteredirect", { id, was })).toMatchObject({ code: "office_redirect_changed" });
    expect(await shown("/contested")).toMatchObject({ to: "/first" });
  });
});
