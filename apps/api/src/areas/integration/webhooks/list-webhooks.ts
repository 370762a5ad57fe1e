import type { office } from "@azulejo/contract";
import type { Webhook } from "@azulejo/contract/areas/office/webhooks.ts";
import type { Verb } from "../../../calls/handler.ts";
import { requireWebhook } from "./change-webhooks.ts";
import { messageIdOf } from "./deliver.ts";
import { selectDeliveries } from "./delivery.repository.ts";
import { type StoredWebhook, selectWebhooks } from "./webhook.repository.ts";

const PAGE_SIZE = 50;

/** Returns all webhooks as one page, because a shop has few. */
export const listWebhooks: Verb<typeof office.webhooks> = async ({ query, storefront }) => ({
  webhooks: (await selectWebhooks(query, storefront.id)).map(shown),
});

const shown = (webhook: StoredWebhook & { waiting: number }): Webhook => ({
  webhookId: webhook.id,
  name: webhook.name,
  url: webhook.url,
  kinds: webhook.kinds,
  contact: webhook.contact,
  state: webhook.state,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  nextTryAt: webhook.nextTryAt?.toISOString() ?? null,
  waiting: webhook.waiting,
  createdBy: webhook.createdBy,
  createdAt: webhook.createdAt.toISOString(),
});

export const listDeliveries: Verb<typeof office.webhookDeliveries> = async (context, { webhookId, older }) => {
  const webhook = await requireWebhook(context, webhookId);
  const rows = await selectDeliveries(context.query, webhookId, { older: older ?? null, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  return {
    webhook: shown(webhook),
    deliveries: page.map(({ id, createdAt, triedAt, ...delivery }) => ({
      ...delivery,
      deliveryId: id,
      messageId: messageIdOf(id),
      createdAt: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
    })),
    older: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
};
