import type { Language } from "@azulejo/contract";
import type { PrivacyKind } from "@azulejo/contract/areas/privacy/privacy-kinds.ts";

/** Asks the owner of an address to confirm a privacy request. */
export const PRIVACY_ASK = "mail.privacyAsk";
/** Says that a privacy request was recorded, and when it is answered at the latest. */
export const PRIVACY_RECEIVED = "mail.privacyReceived";

/** Tells the outcome of a privacy request. */
export const PRIVACY_NEWS = "mail.privacyNews";

/** A request before its owner has confirmed it. */
export interface AskedRequest {
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

export type ReceivedPayload = Pick<AskedRequest, "storefrontId" | "requestNo" | "kind" | "email" | "name" | "language"> & {
  dueOn: string;
};

/** The outcome of a request, and the reason that its asker is told. */
export type PrivacyNews = { news: "extended" | "done" | "refused"; note: string };
