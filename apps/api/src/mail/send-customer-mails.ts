import type { Language, Role } from "@azulejo/contract";
import { createElement } from "react";
import {
  INVITATION_MAIL,
  REQUEST_MAIL,
  REQUEST_RECEIPT_MAIL,
  type StoredRequest,
  selectDocument,
  selectInvitation,
  selectRequest,
} from "../areas/customer/index.ts";
import type { Services } from "../context.ts";
import { asPlainCell } from "../domain/plain-cell.ts";
import { text, textOr } from "../messages/index.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { hashOf } from "../session/ticket.ts";
import { FormEntryMail } from "./form-entry-mail.tsx";
import { letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { createMailBudget } from "./mail-budget.ts";
import { staffAddresses } from "./staff-addresses.ts";
import { type MailStorefront, mailShop, requireStorefront, type WrittenMail, writeLetter, writeMail } from "./write-letter.ts";

/** Maximum size of attachments in bytes, which mail servers accept. */
const MAX_ATTACHED = 8_000_000;

export const customerCouriers = (services: Services, mailer: Mailer) =>
  ({
    [INVITATION_MAIL]: invitationCourier(services, mailer),
    [REQUEST_MAIL]: requestCourier(services, mailer),
    [REQUEST_RECEIPT_MAIL]: requestReceiptCourier(services, mailer),
  }) satisfies Record<string, Courier>;

/** Delivers `mail.invitation` with the link, unless it was renewed, cancelled or used since. */
function invitationCourier(services: Services, mailer: Mailer): Courier {
  const budget = createMailBudget(services, "invitation");
  return async ({ sealedTicket }, key) => {
    const { database, seal, now } = services;
    const ticket = seal.open(String(sealedTicket));
    // The ticket was encrypted with an earlier SESSION_SECRET, so the inviter has to resend the invitation.
    if (ticket === null) return;
    const invitation = await selectInvitation(database.query, { hash: hashOf(ticket) }, now());
    if (!invitation) return;
    const storefront = await requireStorefront(services, invitation.storefrontId);
    const { email, invitedBy, roles, customerName: customer } = invitation;
    const language = invitation.language as Language;
    const values = { shop: storefront.name, customer, invitedBy, roles: listRoles(roles, language) };
    const words = letterText(language, letters.invitation, values);
    const addresses = [`${storefront.publicUrl}/${language}/account/register?invitation=${ticket}`];
    await budget.within(email, async () =>
      mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key }),
    );
  };
}

/** Delivers `mail.customerRequest`: the complete application, to the staff who handle applications, in the shop's language. */
function requestCourier(services: Services, mailer: Mailer): Courier {
  return async ({ requestId }, key) => {
    const request = await requireRequest(services, Number(requestId));
    const storefront = await requireStorefront(services, request.storefrontId);
    const attachments = isMailable(request) ? await readAttachments(services, request) : [];
    await mailer.send({ ...(await writeRequest(storefront, { ...request, isScanned: services.scanner !== null })), attachments, key });
  };
}

export type MailedRequest = Pick<
  StoredRequest,
  "kind" | "reference" | "language" | "email" | "givenName" | "surname" | "fields" | "documents"
> & {
  /** Whether a scanner has passed its documents. */
  isScanned: boolean;
};

export function writeRequest(storefront: MailStorefront, request: MailedRequest): Promise<WrittenMail> {
  const { settings } = storefront;
  const language = settings.defaultLocale;
  const { kind, reference } = request;
  const title = text(language, `mail.request.${kind}`);
  const body = createElement(FormEntryMail, {
    ...{ language, sentIn: request.language, title, reference, subject: null },
    page: `account/${kind === "business" ? "businessform" : "professional"}`,
    answers: answersOf(request, language),
    shop: mailShop(storefront),
  });
  const head = { to: staffAddresses(settings, "requests"), replyTo: request.email, subject: `${title} ${reference}` };
  return writeMail(storefront, head, body);
}

/** Delivers `mail.customerRequestReceipt` to the applicant, without repeating anything from the application. */
function requestReceiptCourier(services: Services, mailer: Mailer): Courier {
  return async ({ requestId }, key) => {
    const request = await requireRequest(services, Number(requestId));
    const storefront = await requireStorefront(services, request.storefrontId);
    const language = request.language as Language;
    const { kind, reference } = request;
    const values = { kind, reference, shop: storefront.name, phone: storefront.settings.phone };
    const words = letterText(language, letters.requestReceipt, values);
    await mailer.send({ ...(await writeLetter(storefront, { to: request.email, language, words, addresses: [] })), key });
  };
}

export const listRoles = (roles: Role[], language: Language): string =>
  new Intl.ListFormat(language).format(roles.map((role) => text(language, `mail.role.${role}`)));

async function requireRequest({ database }: Services, id: number): Promise<StoredRequest> {
  const request = await selectRequest(database.query, id);
  if (!request) throw new Error(`there is no request ${id}`);
  return request;
}

const isMailable = ({ documents }: Pick<StoredRequest, "documents">): boolean =>
  documents.reduce((sum, one) => sum + one.bytes, 0) <= MAX_ATTACHED;

const readAttachments = ({ database }: Services, { documents }: StoredRequest) =>
  Promise.all(
    documents.map(async ({ id }) => {
      const { name, type, data } = await selectDocument(database.query, id);
      return { filename: name, contentType: type, content: Buffer.from(data) };
    }),
  );

const answerFields = [
  "name",
  "email",
  "type",
  "company",
  "website",
  "phone",
  "taxId",
  "licence",
  "years",
  "address",
  "message",
  "documents",
] as const;

/** Returns labels and values in form order, safe to paste into a spreadsheet. */
function answersOf(request: MailedRequest, language: Language): { label: string; value: string }[] {
  const { type, address, ...fields } = request.fields as { type: string; address: Record<string, string> } & Record<string, unknown>;
  const names = request.documents.map((one) => one.name).join("\n");
  const notes = [
    ...(isMailable(request) ? [] : [text(language, "mail.request.tooLarge")]),
    ...(request.isScanned ? [] : [text(language, "mail.request.unscanned")]),
  ].map((note) => `\n(${note})`);
  const values: Record<string, unknown> = {
    name: `${request.givenName} ${request.surname}`,
    email: request.email,
    type: textOr(language, `mail.request.type.${type}`, type),
    ...fields,
    address: [address.line1, address.line2, address.city, address.province, address.postalCode, address.country].filter(Boolean).join(", "),
    documents: names && names + notes.join(""),
  };
  return answerFields.flatMap((field) => {
    const value = String(values[field] ?? "");
    return value ? [{ label: text(language, `mail.request.label.${field}`), value: asPlainCell(value) }] : [];
  });
}
