import type { Language } from "@azulejo/contract";
import type { PrivacyKind } from "@azulejo/contract/areas/privacy/privacy-kinds.ts";

/** The email that asks the owner of an address to confirm a privacy request. */
export const PRIVACY_ASK = "mail.privacyAsk";
/** The email that confirms a privacy request, with the last day of its answer. */
export const PRIVACY_RECEIVED = "mail.privacyReceived";

/** The email with the outcome of a privacy request. */
export const PRIVACY_NEWS = "mail.privacyNews";

/** A request before its owner has confirmed it. */
export interface UnconfirmedRequest {
  storefrontId: number;
  requestNo: string;
  kind: PrivacyKind;
  email: string;
  name: string;
  language: Language;
  details: string;
  /** The day in the shop's zone. */
  receivedOn: string;
}

export type ReceivedPayload = Pick<UnconfirmedRequest, "storefrontId" | "requestNo" | "kind" | "email" | "name" | "language"> & {
  dueOn: string;
};

/** The outcome of a request, with the reason for its email. */
export type PrivacyNews = { news: "extended" | "done" | "refused"; note: string };
