import type { Language } from "@azulejo/contract";

/** Asks the owner of an address whether mails are wanted. */
export const SUBSCRIPTION_ASK = "mail.subscriptionAsk";
/** The first mail of a subscription, which says how to end it. */
export const SUBSCRIPTION_WELCOME = "mail.subscriptionWelcome";

/** Whose mail it is, and what it is about. */
export interface SubscriptionPayload {
  storefrontId: number;
  email: string;
  sources: string[];
  language: Language;
}
