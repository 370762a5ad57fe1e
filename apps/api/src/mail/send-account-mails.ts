import type { Language } from "@azulejo/contract";
import type { Values } from "@azulejo/messages/compile.ts";
import { type AccountMail as Message, type StoredAccount, selectAccount, selectAccountByEmail } from "../areas/account/index.ts";
import type { Services } from "../context.ts";
import { emailKey } from "../domain/email-key.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { insertLink, type LinkKind, MOVED_IN_MS, PROOF_MS, RESET_MS } from "../proofs/mailed-link.repository.ts";
import { newTicket } from "../session/ticket.ts";
import { moment } from "./formats.ts";
import { type Letter, letterText } from "./letter.ts";
import { letters, noticeLetter } from "./letters.ts";
import { createMailBudget } from "./mail-budget.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

/** An email to send. */
interface Draft {
  to: string;
  language: Language;
  storefrontId: number;
  letter: Letter;
  /** The values of its messages, except the shop's. */
  values?: Values;
  /** Paths of the buttons, without the language prefix. */
  paths: string[];
}

/** Delivers `mail.account`. Whether an address is known is only checked here, so that no response time reveals it. */
export function accountMailCourier(services: Services, mailer: Mailer): Courier {
  const budget = createMailBudget(services, "account");
  return async (payload, key) => {
    const message = payload as unknown as Message;
    const draft = await draftOf(services, message);
    if (!draft) return;
    const send = async () => mailer.send({ ...(await write(services, draft)), key });
    if (message.mail === "notice") return send();
    // Emails that anybody can trigger have a limit of their own, so that they don't use up that of others.
    const sent = await budget.within(`${message.mail} ${draft.to}`, send);
    if (!sent) services.log.warn({ kind: message.mail }, "an address has had enough mails for now");
  };
}

async function draftOf(services: Services, message: Message): Promise<Draft | null> {
  if (message.mail === "reset") return draftReset(services, message);
  if (message.mail === "notice") return draftNotice(message);
  const account = await selectAccount(services.database.query, message.accountId);
  if (!account) return null;
  if (message.mail === "proof") return draftProof(services, account);
  if (message.mail === "movedIn") return draftMovedIn(services, account);
  return draftAddressProof(services, account, message);
}

async function draftReset(services: Services, { storefrontId, email, language }: Message & { mail: "reset" }): Promise<Draft | null> {
  const account = await selectAccountByEmail(services.database.query, storefrontId, emailKey(email));
  if (!account || account.blocked) return null;
  const ticket = await handOut(services, account, "reset", { emailKey: account.emailKey }, RESET_MS);
  const paths = [`account/forgotpassword/reset?token=${ticket}`];
  return { to: account.email, language, storefrontId, letter: letters.reset, paths };
}

/** Creates the link before it checks for an existing account, so that both cases take the same time. */
async function draftProof(services: Services, account: StoredAccount): Promise<Draft | null> {
  if (account.emailProved || account.blocked) return null;
  const { email, emailKey: key, language, storefrontId } = account;
  const ticket = await handOut(services, account, "proof", { email }, PROOF_MS);
  if (await selectAccountByEmail(services.database.query, storefrontId, key)) return draftTaken(account, email);
  return { to: email, language, storefrontId, letter: letters.proof, paths: [`account/proveaddress?token=${ticket}`] };
}

/** Returns null if the person has chosen a password in the meantime. */
async function draftMovedIn(services: Services, account: StoredAccount): Promise<Draft | null> {
  const { email, emailKey, language, storefrontId, passwordHash, blocked } = account;
  if (passwordHash !== null || blocked) return null;
  const ticket = await handOut(services, account, "reset", { emailKey }, MOVED_IN_MS);
  return { to: email, language, storefrontId, letter: letters.movedIn, paths: [`account/forgotpassword/reset?token=${ticket}`] };
}

async function draftAddressProof(
  { database, seal }: Services,
  account: StoredAccount,
  { email, sealedTicket }: Message & { mail: "addressProof" },
): Promise<Draft | null> {
  const { language, storefrontId } = account;
  const owner = await selectAccountByEmail(database.query, storefrontId, emailKey(email));
  if (owner && owner.id !== account.id) return draftTaken(account, email);
  const ticket = seal.open(sealedTicket);
  // The ticket was encrypted with an earlier SESSION_SECRET, so its owner has to request the change again.
  if (ticket === null) return null;
  const paths = [`account/proveaddress?token=${ticket}`];
  return { to: email, language, storefrontId, letter: letters.addressProof, paths };
}

const draftTaken = ({ language, storefrontId }: StoredAccount, to: string): Draft => ({
  to,
  language,
  storefrontId,
  letter: letters.taken,
  paths: ["account/login", "account/forgotpassword"],
});

function draftNotice({ notice, storefrontId, language, to, detail = "", circumstances }: Message & { mail: "notice" }): Draft {
  const from = [circumstances.device, circumstances.place].filter(Boolean).join(", ");
  const values = { detail, time: moment(circumstances.at, language), from };
  return { to, language, storefrontId, letter: noticeLetter(notice, from !== ""), values, paths: ["account/forgotpassword"] };
}

/** Creates a link for an email that is being sent. */
async function handOut(
  { database, now }: Services,
  { id, storefrontId }: StoredAccount,
  kind: LinkKind,
  data: Record<string, unknown>,
  lifetimeMs: number,
): Promise<string> {
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  await insertLink(database.query, { hash, kind, storefrontId, accountId: id, data, expiresAt });
  return ticket;
}

async function write(services: Services, { to, language, storefrontId, letter, values, paths }: Draft) {
  const storefront = await requireStorefront(services, storefrontId);
  const words = letterText(language, letter, { ...values, shop: storefront.name, phone: storefront.settings.phone });
  const addresses = paths.map((path) => `${storefront.publicUrl}/${language}/${path}`);
  return writeLetter(storefront, { to, language, words, addresses });
}
