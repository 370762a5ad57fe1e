import { randomUUID } from "node:crypto";
import type { Language } from "@azulejo/contract";
import type { Context, Work } from "../../../context.ts";
import { deviceOf, placeOf } from "../../../session/device.ts";
import { noteSecurity } from "../../../session/security-log.ts";
import type { StoredAccount } from "../account.repository.ts";

export const ACCOUNT_MAIL = "mail.account";

/** Changes that the account's owner is notified about, so that unauthorized ones are noticed. */
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

/** The device, place and time of a change, shown in its notice. */
export interface Circumstances {
  device: string;
  place: string;
  at: string;
}

/** Account emails. Whether one is sent, and which, is decided at delivery, so that a request looks the same for every address. */
export type AccountMail =
  /** Confirms a new account's address. If another account has confirmed that address, its owner gets a notice instead. */
  | { mail: "proof"; accountId: number }
  /** A link to choose a new password, sent only if an account has confirmed this address. */
  | { mail: "reset"; storefrontId: number; email: string; language: Language }
  /** Asks the owner of an account that was moved from another system to choose a password. */
  | { mail: "movedIn"; accountId: number }
  /** Confirms the address that an account wants to change to. */
  | { mail: "addressProof"; accountId: number; email: string; sealedTicket: string }
  /** Carries all of its own data, because by delivery the account may have another address or be gone. */
  | {
      mail: "notice";
      notice: Notice;
      storefrontId: number;
      language: Language;
      to: string;
      detail?: string;
      circumstances: Circumstances;
    };

/** Queues account emails in the caller's transaction. */
export const enqueueAccountMails = ({ query, outbox }: Pick<Work, "query" | "outbox">, mails: AccountMail[]): Promise<void> =>
  outbox.enqueue(
    query,
    mails.map((payload) => ({ kind: ACCOUNT_MAIL, key: `account:${payload.mail}:${randomUUID()}`, payload: { ...payload } })),
  );

/** Logs the change. Returns a notice to the owner, or none if the address was never confirmed. @param detail the service or address it is about */
export function noticesTo(
  context: Context,
  { id, email, emailProved, storefrontId, language }: Pick<StoredAccount, "id" | "email" | "emailProved" | "storefrontId" | "language">,
  notice: Notice,
  detail?: string,
): AccountMail[] {
  noteSecurity(context, "credentials_changed", { accountId: id }, { change: notice });
  if (!emailProved) return [];
  const { client, now } = context;
  const circumstances = { device: deviceOf(client.agent), place: placeOf(client.address), at: now().toISOString() };
  return [{ mail: "notice", notice, storefrontId, language, to: email, ...(detail && { detail }), circumstances }];
}
