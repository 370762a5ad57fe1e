export { sourcesIn } from "./sources.ts";
export { beginSubscriptions } from "./subscribe.ts";
export { selectSubscriptions, selectToken } from "./subscription.repository.ts";
export { SUBSCRIPTION_ASK, SUBSCRIPTION_WELCOME, type SubscriptionPayload } from "./subscription-message.ts";
export { subscriptionsRoutes } from "./subscriptions.routes.ts";
