export { exchangeAccounting } from "./accounting/exchange-accounting.ts";
export { integrationRoutes } from "./integration.routes.ts";
export { webhookCourier } from "./webhooks/deliver.ts";
export { followRecordChanges } from "./webhooks/follow-changes.ts";
export { forgetOldChanges, sweepChanges } from "./webhooks/sweep-changes.ts";
export { selectWebhook } from "./webhooks/webhook.repository.ts";
export { WEBHOOK_MESSAGE, WEBHOOK_PAUSED_MAIL } from "./webhooks/webhook-message.ts";
