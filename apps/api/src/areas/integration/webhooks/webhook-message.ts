import type { Query } from "@azulejo/database";
import type { Services } from "../../../context.ts";
import type { FedChange } from "../changes/change-feed.repository.ts";
import type { OnPlaced } from "../changes/place-changes.ts";
import { holdWaiting, insertDeliveries, type Lane, type NewDelivery } from "./delivery.repository.ts";
import { type StoredWebhook, selectAllWebhooks } from "./webhook.repository.ts";

/** The outbox message that sends a webhook's messages about one record. */
export const WEBHOOK_MESSAGE = "webhook.delivery";
/** The email that says that a webhook was paused. */
export const WEBHOOK_PAUSED_MAIL = "mail.webhookPaused";

type Enqueuing = Pick<Services, "outbox" | "now">;

/** Stores messages about changes for the webhooks subscribed to them, in the transaction that places the changes. */
export const enqueueChanges =
  (services: Enqueuing): OnPlaced =>
  async (query, changes) => {
    const webhooks = await selectAllWebhooks(query);
    if (webhooks.length === 0) return;
    const createdAt = services.now();
    const deliveries = changes.flatMap((change) =>
      webhooks.filter((one) => concerns(one, change)).map(({ id }) => deliveryOf(id, change, createdAt)),
    );
    const held = await holdWaiting(query, [...firstByLane(deliveries).values()].map(laneOf));
    const added = firstByLane(await insertDeliveries(query, deliveries));
    for (const lane of held) added.delete(nameOf(lane));
    await enqueueLanes(services, query, [...added.values()]);
  };

const nameOf = ({ webhookId, kind, record }: Lane): string => `${webhookId} ${kind} ${record}`;
const laneOf = ({ webhookId, kind, record }: Lane): Lane => ({ webhookId, kind, record });

/** Returns the first message of each record by name: one outbox message sends all of a record's waiting messages. */
function firstByLane<Message extends Lane>(messages: Message[]): Map<string, Message> {
  const lanes = new Map<string, Message>();
  for (const one of messages) if (!lanes.has(nameOf(one))) lanes.set(nameOf(one), one);
  return lanes;
}

const concerns = ({ storefrontId, kinds }: StoredWebhook, change: FedChange): boolean =>
  storefrontId === change.storefrontId && kinds.includes(change.kind);

const deliveryOf = (webhookId: number, { position, kind, record, action, at }: FedChange, createdAt: Date): NewDelivery => ({
  webhookId,
  position,
  kind,
  record,
  body: bodyOf(`${kind}.${action}`, at, { position, kind, id: record, action }),
  createdAt,
});

/** Returns a message's body in the Standard Webhooks format. */
export const bodyOf = (type: string, at: Date, data: Record<string, unknown>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Queues the sending of waiting messages of records. @param again distinguishes a repeat for the same messages */
export const enqueueLanes = ({ outbox }: Enqueuing, query: Query, lanes: (Lane & { id: number })[], again = ""): Promise<void> =>
  outbox.enqueue(
    query,
    lanes.map(({ id, webhookId, kind, record }) => ({
      kind: WEBHOOK_MESSAGE,
      key: `${id}${again && `:${again}`}`,
      payload: { webhookId, kind, record },
    })),
  );
