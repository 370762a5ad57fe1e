import { randomUUID } from "node:crypto";
import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Context } from "../../context.ts";
import { enqueue } from "../../outbox/outbox.repository.ts";
import { deviceOf, placeOf } from "../../session/device.ts";
import type { StoredAccount } from "./account.repository.ts";

export const ACCOUNT_MAIL = "mail.account";

/** What an owner is told of, so that a stranger's change is noticed. */
export type Notice =
  | "addressAsked"
  | "addressChanged"
  | "passwordChanged"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "codesOn"
  | "codesOff"
  | "serviceLinked"
  | "serviceRemoved"
  | "accountDeleted";

/** Where and when something was done, for its notice. */
export interface Circumstances {
  device: string;
  place: string;
  at: string;
}

/** Mails of an account. Which one leaves, and whether any, is decided when it does: a request looks the same for every address. */
export type AccountMail =
  /** Proof of a new account's address; where another account has proved it, its owner is told so instead. */
  | { mail: "proof"; accountId: number }
  /** A link to choose a new password, if anybody has proved this address. */
  | { mail: "reset"; storefrontId: number; email: string; language: Language }
  /** Proof of the address that an account wants to change to. */
  | { mail: "addressProof"; accountId: number; email: string; sealedTicket: string }
  /** Says all that it needs itself: the account may have another address by then, or be gone. */
  | {
      mail: "notice";
      notice: Notice;
      storefrontId: number;
      language: Language;
      to: string;
      detail?: string;
      circumstances: Circumstances;
    };

export const enqueueAccountMails = (query: Query, mails: AccountMail[]): Promise<void> =>
  enqueue(
    query,
    mails.map((payload) => ({ kind: ACCOUNT_MAIL, key: `account:${payload.mail}:${randomUUID()}`, payload: { ...payload } })),
  );

/** A notice to an owner; none where the address was never proved and may be a stranger's. @param detail the service or address it is about */
export function noticesTo(
  { client, now }: Context,
  { email, emailProved, storefrontId, language }: Pick<StoredAccount, "email" | "emailProved" | "storefrontId" | "language">,
  notice: Notice,
  detail?: string,
): AccountMail[] {
  if (!emailProved) return [];
  const circumstances = { device: deviceOf(client.agent), place: placeOf(client.address), at: now().toISOString() };
  return [{ mail: "notice", notice, storefrontId, language, to: email, ...(detail && { detail }), circumstances }];
}
