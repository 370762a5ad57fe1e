import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const NOW = new Date("2026-11-28T20:00:00Z");
const DAYS = "mon,tue,wed,thu,fri,sat,sun";

let staff: Record<string, string>;
let items: string[];
beforeAll(async () => {
  shop.setNow(NOW);
  staff = await staffHeaders(shop);
  items = [await boxInReno(shop, 9), await boxInReno(shop, 10)];
});

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const run = async (files: Record<string, string>, more: Partial<MoveInOptions> = {}) => {
  const folder = folderOf(files);
  const summary = await moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, ...more });
  await shop.api.settle();
  const [path] = summary.rejectedFiles;
  const rejected = path ? readFileSync(path, "utf8").trim().split("\r\n").slice(1) : [];
  return { ...summary, rejected: rejected.map((row) => row.replaceAll('"', "").split(",").slice(0, 2).join(" ")).sort() };
};
const container = async (code: string) => (await shop.call(`office/readcontainer?code=${code}`, undefined, staff)).body.value;

describe("store hours of another system", () => {
  it("are the store's hours as soon as they are in; single closed days stay unless the file has them", async () => {
    const hoursOf = async () =>
      query.selectFrom("place").select(["hours", "closedOn"]).where("code", "=", "reno").executeTakeFirstOrThrow();
    const open = "7:00-17:00,".repeat(5);
    const files = { "store-hours.csv": `store,${DAYS},closedOn\nRENO,${open}09:00-14:00,,2026-12-31;2026-12-24\nmoon,${open},\n` };
    expect(await run(files)).toMatchObject({ counts: { hours: { created: 1, rejected: 1 } }, rejected: ["3 store"] });
    expect(await hoursOf()).toMatchObject({
      hours: { mon: ["07:00", "17:00"], sat: ["09:00", "14:00"], sun: null },
      closedOn: ["2026-12-24", "2026-12-31"],
    });
    expect((await run(files)).counts.hours).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect((await run({ "store-hours.csv": `store,${DAYS}\nreno,${open},\n` })).counts.hours).toMatchObject({ changed: 1 });
    expect(await hoursOf()).toMatchObject({ hours: { sat: null }, closedOn: ["2026-12-24", "2026-12-31"] });
  });
});

describe("containers of another system", () => {
  const header = "container,supplier,store,expectedOn,item,lot,shade,units\n";
  const rows = () => `${header}MSCU-1,Alcora,reno,2026-12-20,${items[0]},N-1,V2,48\nMSCU-1,Alcora,reno,2026-12-20,${items[1]},N-2,,24\n`;

  it("are on their way, with a line for each lot, and change with a later file until they are counted", async () => {
    const files = { "containers.csv": rows() };
    expect((await run(files)).counts.container).toMatchObject({ created: 2, rejected: 0 });
    expect(await container("MSCU-1")).toMatchObject({ supplier: "Alcora", expectedOn: "2026-12-20", state: "expected", expected: 72 });
    expect((await run(files)).counts.container).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    const later = { "containers.csv": rows().replaceAll("12-20", "12-28").replace("V2,48", "V3,40") };
    expect((await run(later)).counts.container).toMatchObject({ changed: 2 });
    const { contents, expectedOn } = await container("MSCU-1");
    expect(expectedOn).toBe("2026-12-28");
    const [line] = contents.filter((one: { lot: string }) => one.lot === "N-1");
    expect(line).toMatchObject({ expected: 40, shade: "V3" });
    const counts = { code: "MSCU-1", lines: [{ lineId: line.lineId, counted: 39 }] };
    expect((await shop.call("office/receivecontainer", counts, { ...staff, "idempotency-key": "counted-once-0001" })).status).toBe(200);
    const again = await run({ "containers.csv": rows().replaceAll("12-20", "12-29") });
    expect(again).toMatchObject({ counts: { container: { changed: 1, rejected: 1 } }, rejected: ["2 units"] });
    expect(await container("MSCU-1")).toMatchObject({ expectedOn: "2026-12-29", counted: 39 });
  });

  it("are rejected by line and reason where they contradict themselves or the shop", async () => {
    const bad = `${header}MSCU-2,Alcora,reno,2026-12-20,${items[0]},N-1,,48
MSCU-2,Alcora,reno,2026-12-21,${items[1]},N-1,,48
MSCU-1,Alcora,sparks,2026-12-29,${items[0]},N-9,,5
MSCU-3,Alcora,reno,,NO-SUCH,N-1,,5
`;
    const { rejected, counts } = await run({ "containers.csv": bad }, { dryRun: true });
    expect(rejected).toEqual(["3 container", "4 store", "5 item"]);
    expect(counts.container).toMatchObject({ created: 1 });
  });
});
