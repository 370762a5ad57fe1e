import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { openWebhookReceiver, type WebhookReceiver } from "@azulejo/testing/webhook-receiver.ts";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { forgetOldChanges, sweepChanges } from "./sweep-changes.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let owner: Record<string, string>;
let ids: number[];
beforeAll(async () => {
  owner = await staffHeaders(shop);
  ids = (await query.selectFrom("customer").select("id").where("storefrontId", "=", 1).orderBy("id").limit(2).execute()).map(
    ({ id }) => id,
  );
});
const open: WebhookReceiver[] = [];
afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.close();
  await query.updateTable("webhook").set({ deletedAt: new Date() }).execute();
});

const act = async (call: string, body: object) =>
  (await shop.call(`office/${call}`, body, { ...owner, "idempotency-key": crypto.randomUUID() })).body;
const values = (url: string) => ({ name: "ERP", url, kinds: ["customer"], contact: "it@hooks.example" });
async function subscribe(more: object = {}) {
  const receiver = await openWebhookReceiver();
  open.push(receiver);
  const created = await act("createwebhook", { ...values(receiver.url), ...more });
  if (!created.success) throw new Error(JSON.stringify(created));
  receiver.secret = created.value.secret;
  return { receiver, webhookId: created.value.webhookId as number };
}
let turn = 0;
const change = (id = ids[0] ?? 0) =>
  query
    .updateTable("customer")
    .set({ lockReason: `reason ${++turn}` })
    .where("id", "=", id)
    .execute();
const settle = async () => {
  await sweepChanges(shop.api.services);
  await shop.api.services.outbox.drain();
};
const log = async (webhookId: number) => (await shop.call(`office/webhookdeliveries?webhookId=${webhookId}`, undefined, owner)).body.value;

describe("a webhook", () => {
  it("receives changes of its kinds, with a signature that another implementation accepts", async () => {
    const { receiver, webhookId } = await subscribe();
    await change();
    await query.updateTable("price").set({ listCents: 777 }).where("listCents", "=", 776).execute();
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
    const [message] = receiver.received;
    expect(message).toMatchObject({ type: "customer.updated", data: { kind: "customer", id: String(ids[0]), action: "updated" } });
    const { changes } = (await shop.call(`changes?after=${message?.data.position - 1}`, undefined, owner)).body.value;
    expect(changes[0]).toMatchObject({ position: message?.data.position, id: String(ids[0]) });
    await expect.poll(async () => (await log(webhookId)).deliveries[0].state).toBe("delivered");
    const [delivery] = (await log(webhookId)).deliveries;
    expect(delivery).toMatchObject({ messageId: message?.id, attempts: 1, status: 204, failure: null });
    expect(JSON.parse(delivery.body)).toMatchObject({ type: "customer.updated" });
    expect(receiver.refused).toBe(0);
  });

  it("gets the changes of a record in order, and those of others though one fails", async () => {
    const { receiver, webhookId } = await subscribe();
    const [first = 0, second = 0] = ids;
    let failures = 0;
    receiver.answer = (message, outgoing) => {
      const fails = message.data.id === String(first) && failures++ < 1;
      if (!fails) receiver.received.push(message);
      outgoing.writeHead(fails ? 503 : 204).end();
    };
    for (let index = 0; index < 4; index++) await change(first);
    await change(second);
    await sweepChanges(shop.api.services);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(5);
    const positions = receiver.received.filter(({ data }) => data.id === String(first)).map(({ data }) => data.position);
    expect(positions).toHaveLength(4);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect((await log(webhookId)).webhook).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it("gets everything of a record that waits by one outbox message", async () => {
    const { receiver, webhookId } = await subscribe();
    const held: (() => void)[] = [];
    receiver.answer = (message, outgoing) => {
      held.push(() => {
        receiver.received.push(message);
        outgoing.writeHead(204).end();
      });
    };
    for (let turn = 0; turn < 6; turn++) {
      await change();
      await sweepChanges(shop.api.services);
      if (turn === 0) await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where name = 'webhook.delivery' and data->>'webhookId' = ${String(webhookId)}`.execute(query);
    // One sends the first message, one waits for the rest.
    expect(rows[0]?.count).toBe(2);
    receiver.answer = null;
    held[0]?.();
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(6);
    const positions = receiver.received.map(({ data }) => data.position);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
  });

  it("is paused with a mail after three days, keeps what waits, and gets it once it is resumed", async () => {
    const { receiver, webhookId } = await subscribe();
    receiver.answer = (_, outgoing) => outgoing.writeHead(500).end("out of order");
    await change();
    await settle();
    const [tried] = (await log(webhookId)).deliveries;
    expect(tried).toMatchObject({ state: "waiting", status: 500, answer: "out of order", failure: "the receiver answered 500" });
    const failingSince = Date.parse((await log(webhookId)).webhook.failingSince);
    await query
      .updateTable("webhook")
      .set({ failingSince: new Date(failingSince - 3 * 86_400_000), nextTryAt: null })
      .where("id", "=", webhookId)
      .execute();
    await change();
    await settle();
    await expect.poll(async () => (await log(webhookId)).webhook.state, { timeout: 10_000 }).toBe("failed");
    await shop.api.settle();
    const [mail] = await mailsTo(shop, "it@hooks.example");
    expect(mail?.text).toContain("the receiver answered 500");
    receiver.answer = null;
    await act("resumewebhook", { webhookId });
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
    expect((await log(webhookId)).webhook).toMatchObject({ state: "active", waiting: 0, failingSince: null });
  });

  it("gets nothing while it is paused, but a test", async () => {
    const { receiver, webhookId } = await subscribe();
    await act("pausewebhook", { webhookId });
    await change();
    await settle();
    await act("testwebhook", { webhookId });
    await settle();
    expect(receiver.received.map(({ type }) => type)).toEqual(["test"]);
    await act("resumewebhook", { webhookId });
    await settle();
    expect(receiver.received.map(({ type }) => type)).toEqual(["test", "customer.updated"]);
  });

  it("gets a message again under the same id", async () => {
    const { receiver, webhookId } = await subscribe();
    await change();
    await settle();
    const [{ deliveryId }] = (await log(webhookId)).deliveries;
    await act("resendwebhook", { webhookId, deliveryId });
    await settle();
    expect(receiver.received.map(({ id }) => id)).toEqual([`msg_${deliveryId}`, `msg_${deliveryId}`]);
    expect((await act("resendwebhook", { webhookId, deliveryId: 2_000_000_000 })).code).toBe("office_delivery_not_found");
  });

  it("signs with both secrets for a day after a new one", async () => {
    const { receiver, webhookId } = await subscribe();
    const former = receiver.secret;
    const { secret } = (await act("rotatewebhooksecret", { webhookId })).value;
    await change();
    await settle();
    receiver.secret = secret;
    await change();
    await settle();
    expect([receiver.received.length, receiver.refused]).toEqual([2, 0]);
    await query
      .updateTable("webhook")
      .set({ formerUntil: new Date(0) })
      .where("id", "=", webhookId)
      .execute();
    receiver.secret = former;
    await change();
    await settle();
    expect([receiver.received.length, receiver.refused]).toEqual([2, 1]);
  });

  it("is refused at a private address and without TLS", async () => {
    for (const url of ["http://hooks.example/", "https://10.0.0.1/", "https://169.254.169.254/latest", "https://me:pass@hooks.example/"])
      expect((await act("createwebhook", values(url))).code).toBe("office_webhook_address");
    expect((await act("createwebhook", values("ftp://hooks.example/"))).code).toBe("request_invalid");
  });

  it("has a log of 30 days", async () => {
    const { webhookId } = await subscribe();
    await change();
    await settle();
    await query
      .updateTable("webhookDelivery")
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where("webhookId", "=", webhookId)
      .execute();
    await forgetOldChanges(shop.api.services);
    expect((await log(webhookId)).deliveries).toEqual([]);
    await act("deletewebhook", { webhookId });
    expect((await shop.call(`office/webhookdeliveries?webhookId=${webhookId}`, undefined, owner)).body.code).toBe(
      "office_webhook_not_found",
    );
  });
});
