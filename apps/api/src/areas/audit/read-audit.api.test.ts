import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Act, recordActOf } from "./record-act.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let owner: Record<string, string>;
let staffId: number;
beforeAll(async () => {
  owner = await staffHeaders(shop);
  staffId = (await query.selectFrom("staff").select("id").where("email", "=", "sales@demo.test").executeTakeFirstOrThrow()).id;
});

const record = (act: Omit<Act, "subject">, at: string, by?: { actor: "command"; name: string }) =>
  recordActOf(
    { query, storefrontId: 1, at: new Date(at), by: by ?? { actor: "staff", name: "sales@demo.test", staffId } },
    { subject: "order", ...act },
  );
const list = async (filters = "") => (await shop.call(`office/audit?${filters}`, undefined, owner)).body.value;
const numbers = async (filters: string): Promise<string[]> =>
  (await list(filters)).entries.map((entry: { no: string; kind: string }) => entry.no);

describe("the audit log", () => {
  it("is read by person, kind, subject and the shop's days, newest first", async () => {
    // The demo's shop is in Reno: its day begins at 08:00 UTC.
    await record({ kind: "order.shipped", no: 1, after: { units: 1 } }, "2026-03-10T07:30:00Z");
    await record({ kind: "order.canceled", no: 2, before: { canceled: false }, after: { canceled: true } }, "2026-03-10T18:00:00Z");
    await record({ kind: "order.shipped", no: 3, after: { units: 2 } }, "2026-03-11T06:30:00Z", {
      actor: "command",
      name: "npm run orders",
    });
    expect(await numbers("from=2026-03-10&until=2026-03-10")).toEqual(["3", "2"]);
    expect(await numbers("from=2026-03-09&until=2026-03-09")).toEqual(["1"]);
    expect(await numbers("kind=order.shipped&until=2026-03-12")).toEqual(["3", "1"]);
    expect(await numbers(`staffId=${staffId}`)).toEqual(["2", "1"]);
    expect(await numbers("actor=command&subject=order")).toEqual(["3"]);
    expect(await numbers("subject=order&no=2")).toEqual(["2"]);
    const [entry] = (await list("no=2")).entries;
    expect(entry).toMatchObject({ by: "sales@demo.test", before: { canceled: false }, after: { canceled: true } });
  });

  it("leaves out what didn't change, and an act that changed nothing", async () => {
    await record({ kind: "order.canceled", no: 4, before: { a: 1, b: [1] }, after: { a: 2, b: [1] } }, "2026-03-12T18:00:00Z");
    await record({ kind: "order.canceled", no: 5, before: { a: 1 }, after: { a: 1 } }, "2026-03-12T18:00:00Z");
    expect((await list("no=4")).entries[0]).toMatchObject({ before: { a: 1 }, after: { a: 2 } });
    expect(await numbers("no=5")).toEqual([]);
  });

  it("is paged by the last entry that was read", async () => {
    for (let no = 100; no < 160; no++) await record({ kind: "order.promise_moved", no, after: { no } }, "2026-04-01T18:00:00Z");
    const first = await list("kind=order.promise_moved");
    expect([first.entries.length, first.entries[0].no]).toEqual([50, "159"]);
    const second = await list(`kind=order.promise_moved&older=${first.older}`);
    expect([second.entries.length, second.entries[0].no, second.older]).toEqual([10, "109", null]);
  });

  it("is a CSV file in which no cell is a formula", async () => {
    for (const [index, note] of ["=1+1", "+1", "-1", "@x"].entries())
      await record({ kind: "slab.state", no: note, after: { index } }, "2026-05-01T18:00:00Z");
    const { body } = await shop.call("office/auditfile?kind=slab.state", undefined, { ...owner, "accept-language": "es" });
    const file = Buffer.from(body.value.data, "base64").toString("utf8");
    expect(body.value.name).toBe("registro-de-cambios.csv");
    expect(file.split("\r\n")[0]).toBe("\uFEFFCuándo,Quién,Acción,Asunto,Número,Antes,Después");
    const cells = file
      .split("\r\n")
      .slice(1)
      .filter(Boolean)
      .map((line) => line.split(",")[4]);
    expect(cells).toEqual(["'@x", "'-1", "'+1", "'=1+1"]);
  });
});
