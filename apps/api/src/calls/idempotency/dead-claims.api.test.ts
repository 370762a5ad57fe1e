import { openDatabase } from "@azulejo/database";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { guestOrder, newAddress } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { query, url, directUrl } = shop.database;

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});

/** Picks a line of a new order, and changes its idempotency key as if another process had started the call and not finished it. */
async function pickedBy(owner: string) {
  const receiptKey = await guestOrder(shop, newAddress());
  await shop.api.settle();
  const { orderNo } = await query
    .selectFrom("customerOrder")
    .select("orderNo")
    .where("receiptKey", "=", receiptKey)
    .executeTakeFirstOrThrow();
  const [{ lineId }] = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value.lines;
  const key = crypto.randomUUID();
  const pick = () => shop.call("office/picklines", { orderNo, lines: [{ lineId, units: 1 }] }, { ...staff, "idempotency-key": key });
  expect((await pick()).status).toBe(200);
  const answer = JSON.stringify({ claim: crypto.randomUUID(), owner });
  await query.updateTable("idempotency").set({ status: null, answer }).where("key", "=", key).execute();
  const picked = async () => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value.lines[0].picked as number;
  return { pick, picked };
}

describe("a request whose process has ended", () => {
  it("is repeated at once, and waits as long as the process lives", async () => {
    const other = await openDatabase({ url, directUrl, dataDir: "" });
    const stop = await other.listen("no_messages", () => {});
    const { pick, picked } = await pickedBy(other.processId);
    const waits = await pick();
    expect([waits.status, waits.body.code]).toEqual([409, "idempotency_in_progress"]);
    // The same happens when a process is killed.
    await stop();
    await other.close();
    await expect.poll(async () => (await pick()).status).toBe(200);
    expect(await picked()).toBe(1);
  });

  it("is one request for those who repeat it at the same moment", async () => {
    const { pick, picked } = await pickedBy(crypto.randomUUID());
    const answers = await Promise.all([pick(), pick(), pick()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe("idempotency_in_progress");
    expect(await picked()).toBe(1);
  });

  it("of this very process is never taken for dead", async () => {
    const { pick } = await pickedBy(shop.database.processId);
    expect((await pick()).body.code).toBe("idempotency_in_progress");
  });
});
