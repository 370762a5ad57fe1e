import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { newSecret } from "../../../ports/webhooks/sign.rules.ts";
import { recordAct } from "../../audit/index.ts";
import { readableKinds } from "../changes/kind-rights.rules.ts";
import { placeCommitted } from "../changes/place-changes.ts";
import { dropWaiting, insertDeliveries, reopenDelivery, selectLanes } from "./delivery.repository.ts";
import { insertWebhook, type StoredWebhook, selectWebhooks, updateWebhook } from "./webhook.repository.ts";
import { bodyOf, enqueueChanges, enqueueLanes } from "./webhook-message.ts";

const OVERLAP_MS = 86_400_000;
const DONE = { done: true as const };

export const createWebhook: Verb<typeof office.createWebhook> = async (context, values) => {
  // So that a new webhook isn't sent earlier changes.
  await placeCommitted(context.database, enqueueChanges(context));
  return inTransaction(context, async (inside) => {
    refuseUnfit(inside, values);
    const { email, language } = requireStaff(inside);
    const secret = newSecret();
    const common = { storefrontId: inside.storefront.id, createdBy: email, createdAt: inside.now(), language };
    const webhookId = await insertWebhook(inside.query, { ...values, ...common, sealedSecret: inside.seal.seal(secret) });
    await recordAct(inside, { kind: "webhook.saved", subject: "webhook", no: values.name, before: null, after: values });
    return { webhookId, secret };
  });
};

export const changeWebhook: Verb<typeof office.changeWebhook> = (context, { webhookId, ...values }) =>
  inTransaction(context, async (inside) => {
    const { name, url, kinds, contact } = await requireWebhook(inside, webhookId);
    refuseUnfit(inside, values);
    await updateWebhook(inside.query, webhookId, { ...values, failures: 0, nextTryAt: null });
    const before = { name, url, kinds, contact };
    await recordAct(inside, { kind: "webhook.saved", subject: "webhook", no: values.name, before, after: values });
    return DONE;
  });

export const rotateSecret: Verb<typeof office.rotateWebhookSecret> = (context, { webhookId }) =>
  inTransaction(context, async (inside) => {
    const { name, sealedSecret } = await requireWebhook(inside, webhookId);
    const secret = newSecret();
    const formerUntil = new Date(inside.now().getTime() + OVERLAP_MS);
    await updateWebhook(inside.query, webhookId, {
      sealedSecret: inside.seal.seal(secret),
      sealedFormerSecret: sealedSecret,
      formerUntil,
    });
    const after = { formerUntil: formerUntil.toISOString() };
    await recordAct(inside, { kind: "webhook.rotated", subject: "webhook", no: name, before: null, after });
    return { webhookId, secret };
  });

export const pauseWebhook: Verb<typeof office.pauseWebhook> = (context, { webhookId }) =>
  inTransaction(context, async (inside) => {
    const { name, state } = await requireWebhook(inside, webhookId);
    await updateWebhook(inside.query, webhookId, { state: "paused" });
    await recordAct(inside, { kind: "webhook.paused", subject: "webhook", no: name, before: { state }, after: { state: "paused" } });
    return DONE;
  });

export const resumeWebhook: Verb<typeof office.resumeWebhook> = (context, { webhookId }) =>
  inTransaction(context, async (inside) => {
    const { name, state } = await requireWebhook(inside, webhookId);
    await updateWebhook(inside.query, webhookId, { state: "active", failingSince: null, failures: 0, nextTryAt: null });
    await enqueueLanes(inside, inside.query, await selectLanes(inside.query, webhookId), inside.requestId);
    await recordAct(inside, { kind: "webhook.resumed", subject: "webhook", no: name, before: { state }, after: { state: "active" } });
    return DONE;
  });

export const deleteWebhook: Verb<typeof office.deleteWebhook> = (context, { webhookId }) =>
  inTransaction(context, async (inside) => {
    const { name, url, kinds } = await requireWebhook(inside, webhookId);
    await dropWaiting(inside.query, webhookId);
    await updateWebhook(inside.query, webhookId, { state: "paused", deletedAt: inside.now() });
    await recordAct(inside, {
      kind: "webhook.deleted",
      subject: "webhook",
      no: name,
      before: { url, kinds, isDeleted: false },
      after: { isDeleted: true },
    });
    return DONE;
  });

export const testWebhook: Verb<typeof office.testWebhook> = (context, { webhookId }) =>
  inTransaction(context, async (inside) => {
    await requireWebhook(inside, webhookId);
    const now = inside.now();
    const test = { webhookId, position: null, kind: "test", record: inside.requestId, body: bodyOf("test", now, {}), createdAt: now };
    await updateWebhook(inside.query, webhookId, { nextTryAt: null });
    await enqueueLanes(inside, inside.query, await insertDeliveries(inside.query, [test]));
    return DONE;
  });

export const resendDelivery: Verb<typeof office.resendWebhook> = (context, { webhookId, deliveryId }) =>
  inTransaction(context, async (inside) => {
    await requireWebhook(inside, webhookId);
    const lane = await reopenDelivery(inside.query, webhookId, deliveryId);
    if (!lane) throw new ShopError("office_delivery_not_found");
    await updateWebhook(inside.query, webhookId, { nextTryAt: null });
    await enqueueLanes(inside, inside.query, [{ ...lane, id: deliveryId }], inside.requestId);
    return DONE;
  });

/** @throws office_webhook_not_found */
export async function requireWebhook(
  { query, storefront }: Pick<Context, "query" | "storefront">,
  webhookId: number,
): Promise<StoredWebhook & { waiting: number }> {
  const [webhook] = await selectWebhooks(query, storefront.id, webhookId);
  if (!webhook) throw new ShopError("office_webhook_not_found");
  return webhook;
}

/** @throws office_webhook_address, office_right for a kind that the caller may not read */
function refuseUnfit(context: Context, { url, kinds }: Pick<ParsedInputOf<typeof office.createWebhook>, "url" | "kinds">): void {
  const readable = readableKinds({ rights: requireStaff(context).rights, isLimited: false }, kinds);
  if ("missing" in readable) throw new ShopError("office_right", { right: readable.missing });
  if (context.webhookSender.faultOf(url) !== null) throw new ShopError("office_webhook_address");
}
