import type { Language } from "@azulejo/contract";
import type { PrivacyKind } from "@azulejo/contract/areas/privacy.ts";

/** Asks the owner of an address to confirm a privacy request. */
export const PRIVACY_ASK = "mail.privacyAsk";
/** Says that a privacy request was recorded, and when it is answered at the latest. */
export const PRIVACY_RECEIVED = "mail.privacyReceived";

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
