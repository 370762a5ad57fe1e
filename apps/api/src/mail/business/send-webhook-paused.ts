import { selectWebhook, WEBHOOK_PAUSED_MAIL } from "../../areas/integration/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Mails that a webhook is paused, unless it was resumed or deleted since. */
export const webhookPausedCouriers = (services: Services, mailer: Mailer) => ({
  [WEBHOOK_PAUSED_MAIL]: (async ({ webhookId, failure }, key) => {
    const webhook = await selectWebhook(services.database.query, Number(webhookId));
    if (webhook?.state !== "failed") return;
    const storefront = await requireStorefront(services, webhook.storefrontId);
    const { name, contact: to, language } = webhook;
    const words = letterText(language, letters.webhookPaused, { shop: storefront.name, name, failure: String(failure) });
    const addresses = [`${storefront.publicUrl}/office/settings/webhooks`];
    await mailer.send({ ...(await writeLetter(storefront, { to, language, words, addresses })), key });
  }) satisfies Courier,
});
