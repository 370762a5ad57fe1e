import { calls } from "@azulejo/contract";
import { auditKinds, auditSubjects } from "@azulejo/contract/staff/audit-kinds.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { acts } from "./acts/acts.fixture.ts";
import { type Office, openOffice } from "./audit-trail.fixture.ts";
import { type Intruder, noSuchRecord, openIntruder } from "./intruder.fixture.ts";
import { reads } from "./reads.fixture.ts";
import { unrecorded } from "./unrecorded.fixture.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let office: Office;
let intruder: Intruder;
const intrusions: string[] = [];
let attempts = 0;
beforeAll(async () => {
  intruder = await openIntruder(shop);
  office = await openOffice(shop, async (call, body) => {
    attempts += 1;
    const faults = await intruder.attempt(call, body);
    intrusions.push(...faults.map((fault) => `office/${call}: ${fault}`));
  });
});

const changing = calls.filter(({ path, isRead }) => path.startsWith("office/") && !isRead).map(({ path }) => path.replace("office/", ""));
const entriesAfter = (id: number) => query.selectFrom("auditEntry").selectAll().where("id", ">", id).orderBy("id").execute();
const lastId = async (): Promise<number> =>
  (await query.selectFrom("auditEntry").select("id").orderBy("id", "desc").executeTakeFirst())?.id ?? 0;

describe("the audit log", () => {
  it.each(changing)("has an entry of office/%s, with who did it and what changed", async (name) => {
    if (unrecorded[name]) return;
    const act = acts[name];
    if (!act) throw new Error(`${name} has neither an act in audit-trail/acts nor a reason in unrecorded.fixture.ts`);
    const before = await lastId();
    const wanted = [await act(office)].flat().at(-1);
    const left = await entriesAfter(before);
    const entry = left.at(-1);
    expect(entry, `office/${name} leaves no entry in the audit log: call recordAct inside its transaction`).toBeDefined();
    const { by = "staff@demo.test", ...what } = wanted ?? {};
    expect({ kind: entry?.kind, subject: entry?.subject, no: entry?.subjectNo }).toEqual({ ...what, no: String(wanted?.no) });
    expect(entry).toMatchObject({ actor: "staff", actorName: by, storefrontId: 1 });
    expect(entry?.after).not.toBeNull();
  });

  it("knows no call that doesn't exist, and none twice", () => {
    const named = [...Object.keys(acts), ...Object.keys(unrecorded)];
    expect(named.filter((name) => !changing.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it("uses only kinds and subjects that have a name", async () => {
    const entries = await entriesAfter(0);
    expect(entries.filter(({ kind }) => !(auditKinds as readonly string[]).includes(kind))).toEqual([]);
    expect(entries.filter(({ subject }) => !(auditSubjects as readonly string[]).includes(subject))).toEqual([]);
  });

  it("is never changed, deleted or emptied", async () => {
    await expect(query.updateTable("auditEntry").set({ actorName: "nobody" }).execute()).rejects.toThrow("the audit log is never changed");
    await expect(query.deleteFrom("auditEntry").execute()).rejects.toThrow("the audit log is never changed");
    expect((await entriesAfter(0)).length).toBeGreaterThan(10);
  });
});

describe("the owner of another storefront, who names records of this one", () => {
  it("changes nothing of them and learns nothing of them, by any call above", () => {
    expect(attempts).toBeGreaterThan(changing.length);
    expect(intrusions).toEqual([]);
  });

  it.each(Object.keys(reads))("reads nothing of them by office/%s, which reads them here", async (name) => {
    const { rows } = await reads[name]!.execute(query);
    const parameters = `?${new URLSearchParams(Object.entries(rows[0] ?? {}).map(([key, value]) => [key, String(value)]))}`;
    const path = `office/${name}${parameters}`;
    expect(rows.length === 1 && (await shop.call(path, undefined, office.staff)).status, path).toBe(200);
    const { headers } = intruder;
    expect(await shop.call(path, undefined, headers), path).toMatchObject({ body: { code: expect.stringMatching(noSuchRecord) } });
  });
});
