import type { Services } from "../../../context.ts";
import type { Courier } from "../../../outbox/outbox.ts";
import { signedHeaders } from "../../../ports/webhooks/sign.rules.ts";
import type { Outcome } from "../../../ports/webhooks/webhook-sender.ts";
import { type ClaimedDelivery, claimDelivery, type Lane, recordAttempt, selectLanes } from "./delivery.repository.ts";
import { isPastRetries, pauseAfter } from "./retry.rules.ts";
import { failWebhook, noteFailure, type StoredWebhook, selectWebhook, updateWebhook } from "./webhook.repository.ts";
import { enqueueLanes, WEBHOOK_PAUSED_MAIL } from "./webhook-message.ts";

/** Longer than a receiver may take to answer, so that a claim doesn't expire during delivery. */
const CLAIM_MS = 20_000;
const BUSY_PAUSE_MS = 100;
/** Shorter than the queue's time limit. */
const BUSY_MS = 25_000;
/** After this time the rest of a record's messages gets a turn of its own, before the queue's time limit. */
const TURN_MS = 20_000;

type Delivering = Pick<Services, "database" | "outbox" | "seal" | "now" | "webhookSender">;

/**
 * Sends the waiting messages of one record in order. Throws after a failure, so that the queue calls it again. After three days of failures
 * the webhook is paused, and its messages wait.
 */
export const webhookCourier =
  (services: Delivering): Courier =>
  async (payload) => {
    const lane: Lane = { webhookId: Number(payload.webhookId), kind: String(payload.kind), record: String(payload.record) };
    const { query } = services.database;
    const until = Date.now() + TURN_MS;
    const webhook = await webhookFor(services, lane);
    if (!webhook) return;
    let sent: Sent | null = null;
    while (Date.now() < until) {
      const claimed: ClaimedDelivery | null = await claim(services, lane, sent);
      if (sent && webhook.failingSince) await recover(services, webhook);
      // Without a message, the webhook may have begun to fail or was paused.
      if (!claimed) return void (await webhookFor(services, lane));
      const outcome = await send(services, webhook, claimed);
      sent = { ...outcome, id: claimed.id };
      if (outcome.failure === null) continue;
      await recordAttempt(query, sent);
      return fail(services, webhook, outcome.failure);
    }
    if (!sent) return;
    await recordAttempt(query, sent);
    await enqueueLanes(services, query, [{ ...lane, id: sent.id }], "rest");
  };

type Sent = Outcome & { id: number };

/** Returns the webhook that gets a record's messages; null if it gets none. @throws if it is waited for after a failure */
async function webhookFor({ database: { query }, now }: Delivering, { webhookId, kind }: Lane): Promise<StoredWebhook | null> {
  const webhook = await selectWebhook(query, webhookId);
  if (!webhook || (webhook.state !== "active" && kind !== "test")) return null;
  if (webhook.nextTryAt && webhook.nextTryAt > now()) throw new Error(`the receiver of webhook ${webhook.id} fails`);
  return webhook;
}

/** Records the message that was sent and claims the next one; waits while another process sends a message of the record. */
async function claim({ database: { query }, now }: Delivering, lane: Lane, sent: Sent | null): Promise<ClaimedDelivery | null> {
  const until = Date.now() + BUSY_MS;
  for (let unrecorded = sent; Date.now() < until; unrecorded = null) {
    const claimed = await claimDelivery(query, lane, { now: now(), until: new Date(now().getTime() + CLAIM_MS), sent: unrecorded });
    if (claimed !== "busy") return claimed;
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
  throw new Error("another message about the record is being sent");
}

async function send({ seal, now, webhookSender }: Delivering, webhook: StoredWebhook, { id, body }: ClaimedDelivery): Promise<Outcome> {
  const { sealedSecret, sealedFormerSecret, formerUntil, url } = webhook;
  const former = formerUntil && formerUntil > now() ? sealedFormerSecret : null;
  const secrets = [sealedSecret, former].flatMap((sealed) => (sealed && seal.open(sealed)) ?? []);
  if (secrets.length === 0) return { status: null, answer: null, failure: "the secret is of another SESSION_SECRET: replace it" };
  const message = { id: messageIdOf(id), timestamp: Math.floor(now().getTime() / 1000), body };
  return webhookSender.post(url, body, signedHeaders(message, secrets));
}

/** Returns the same id for every attempt, so that receivers can recognize repeated messages. */
export const messageIdOf = (deliveryId: number): string => `msg_${deliveryId}`;

/** @throws always, unless this failure pauses the webhook */
async function fail(services: Delivering, webhook: StoredWebhook, failure: string): Promise<void> {
  const now = services.now();
  const isPaused = await services.database.query.transaction().execute(async (query) => {
    const failingSince = await noteFailure(query, webhook.id, now, new Date(now.getTime() + pauseAfter(webhook.failures)));
    if (!isPastRetries(failingSince, now)) return false;
    if (!(await failWebhook(query, webhook.id))) return true;
    const payload = { webhookId: webhook.id, failure };
    await services.outbox.enqueue(query, [{ kind: WEBHOOK_PAUSED_MAIL, key: `${webhook.id}:${failingSince.toISOString()}`, payload }]);
    return true;
  });
  if (!isPaused) throw new Error(failure);
}

/**
 * Resets the failures of a receiver that answers again, and sends messages of other records at once, because their next attempt may be an
 * hour away.
 */
async function recover(services: Delivering, webhook: StoredWebhook): Promise<void> {
  const { id } = webhook;
  Object.assign(webhook, { failingSince: null, failures: 0 });
  await services.database.query.transaction().execute(async (query) => {
    await updateWebhook(query, id, { failingSince: null, failures: 0, nextTryAt: null });
    await enqueueLanes(services, query, await selectLanes(query, id), services.now().toISOString());
  });
}
