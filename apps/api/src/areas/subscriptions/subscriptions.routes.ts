import { subscriptions } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { listAccountSubscriptions } from "./list-account-subscriptions.ts";
import { saveAccountSubscriptions } from "./save-account-subscriptions.ts";
import { sourcesIn } from "./sources.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const subscriptionsRoutes = [
  handle(subscriptions.sources, ({ language }) => sourcesIn(language)),
  handle(subscriptions.list, listAccountSubscriptions),
  handle(subscriptions.save, saveAccountSubscriptions),
  handle(subscriptions.subscribe, subscribe),
  handle(subscriptions.confirm, confirmSubscription),
  handle(subscriptions.unsubscribe, unsubscribe),
];
