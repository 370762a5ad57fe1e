import type { Services } from "../../../context.ts";
import type { Courier } from "../../../outbox/outbox.ts";
import { signedHeaders } from "../../../ports/webhooks/sign.rules.ts";
import type { Outcome } from "../../../ports/webhooks/webhook-sender.ts";
import { type ClaimedDelivery, claimDelivery, endTry, type Lane, selectLanes } from "./delivery.repository.ts";
import { isPastRetries, pauseAfter } from "./retry.rules.ts";
import { failWebhook, noteFailure, type StoredWebhook, selectWebhook, updateWebhook } from "./webhook.repository.ts";
import { enqueueLanes, WEBHOOK_PAUSED_MAIL } from "./webhook-message.ts";

/** Longer than a receiver may take to answer, so that a claim doesn't expire during delivery. */
const CLAIM_MS = 20_000;
const BUSY_PAUSE_MS = 100;
/** Shorter than the queue's time limit. */
const BUSY_MS = 25_000;

type Delivering = Pick<Services, "database" | "outbox" | "seal" | "now" | "webhookSender">;

/**
 * Sends the waiting messages of one record in order. Throws while messages are left, so that the queue calls it again. After three days of
 * failures the webhook is paused, and its messages wait.
 */
export const webhookCourier =
  (services: Delivering): Courier =>
  async (payload) => {
    const lane: Lane = { webhookId: Number(payload.webhookId), kind: String(payload.kind), record: String(payload.record) };
    const { query } = services.database;
    for (;;) {
      const webhook = await selectWebhook(query, lane.webhookId);
      if (!webhook || (webhook.state !== "active" && lane.kind !== "test")) return;
      if (webhook.nextTryAt && webhook.nextTryAt > services.now()) throw new Error(`the receiver of webhook ${webhook.id} fails`);
      const claimed = await claim(services, lane);
      if (claimed === null) return;
      const outcome = await send(services, webhook, claimed);
      await endTry(query, claimed.id, outcome);
      if (outcome.failure !== null) return fail(services, webhook, outcome.failure);
      if (webhook.failingSince) await recover(services, webhook);
    }
  };

/** Waits while another process sends a message of the record. */
async function claim({ database: { query }, now }: Delivering, lane: Lane): Promise<ClaimedDelivery | null> {
  const until = Date.now() + BUSY_MS;
  while (Date.now() < until) {
    const claimed = await claimDelivery(query, lane, now(), new Date(now().getTime() + CLAIM_MS));
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
async function recover(services: Delivering, { id }: StoredWebhook): Promise<void> {
  await services.database.query.transaction().execute(async (query) => {
    await updateWebhook(query, id, { failingSince: null, failures: 0, nextTryAt: null });
    await enqueueLanes(services, query, await selectLanes(query, id), services.now().toISOString());
  });
}
