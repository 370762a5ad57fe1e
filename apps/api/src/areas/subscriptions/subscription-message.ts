import type { Language } from "@azulejo/contract";

/** Asks the owner of an address to confirm the subscription. */
export const SUBSCRIPTION_ASK = "mail.subscriptionAsk";
/** The first email of a subscription, which says how to end it. */
export const SUBSCRIPTION_WELCOME = "mail.subscriptionWelcome";

/** The recipient and the content of the email. */
export interface SubscriptionPayload {
  storefrontId: number;
  email: string;
  sources: string[];
  language: Language;
}
