import { randomInt } from "node:crypto";
import { type Language, type office, ShopError } from "@azulejo/contract";
import type { PrivacyRequestDetails } from "@azulejo/contract/areas/office/privacy.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { newReference } from "../../../domain/reference.ts";
import { selectAccountByEmail } from "../../account/index.ts";
import { type Act, recordAct } from "../../audit/index.ts";
import { dueOn, mayBeReceivedOn } from "../due.rules.ts";
import { PRIVACY_NEWS, type PrivacyNews } from "../privacy-message.ts";
import {
  countPersonalData,
  insertRequest,
  type StoredRequest,
  selectRequest,
  selectRequests,
  updateRequest,
} from "../privacy-request.repository.ts";

const PAGE_SIZE = 50;

export const listPrivacyRequests: Verb<typeof office.privacyRequests> = async (context, { state, page }) => {
  const which = { storefrontId: context.storefront.id, isOpen: state === "open", offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { requests, total } = await selectRequests(context.query, which);
  return { requests: requests.map((request) => toRow(context, request)), total };
};

export const readPrivacyRequest: Verb<typeof office.privacyRequest> = (context, { requestNo }) => showRequest(context, requestNo);

export const recordPrivacyRequest: Verb<typeof office.recordPrivacyRequest> = (
  context,
  { kind, email, name, language, receivedOn, details },
) =>
  inTransaction(context, async (inside) => {
    const { storefront, now } = inside;
    if (!mayBeReceivedOn(receivedOn, todayOf(now(), storefront.timezone))) throw new ShopError("office_privacy_day");
    const requestNo = newReference(randomInt, "P");
    const person = { email, emailKey: emailKey(email), name, language, details };
    const recorded = { recordedBy: requireStaff(inside).email, recordedAt: now() };
    await insertRequest(inside.query, { storefrontId: storefront.id, requestNo, kind, ...person, receivedOn, ...recorded });
    await recordAct(inside, { ...about(requestNo), kind: "privacy.recorded", after: { kind, receivedOn } });
    return showRequest(inside, requestNo);
  });

export const verifyPrivacyRequest: Verb<typeof office.verifyPrivacyRequest> = (context, { requestNo, how }) =>
  changeRequest(context, requestNo, async (inside, { id, verifiedHow }) => {
    const by = { verifiedBy: requireStaff(inside).email, verifiedAt: inside.now() };
    await updateRequest(inside.query, id, { state: "verified", verifiedHow: how, ...by });
    return { kind: "privacy.verified", before: { verifiedHow }, after: { verifiedHow: how } };
  });

export const extendPrivacyRequest: Verb<typeof office.extendPrivacyRequest> = (context, { requestNo, reason }) =>
  changeRequest(context, requestNo, async (inside, { id, receivedOn, extendedAt }) => {
    if (extendedAt) throw new ShopError("office_privacy_extended");
    await updateRequest(inside.query, id, { extendedAt: inside.now(), extensionReason: reason });
    await tell(inside, requestNo, { news: "extended", note: reason });
    return { kind: "privacy.extended", before: { dueOn: dueOn(receivedOn, false) }, after: { dueOn: dueOn(receivedOn, true), reason } };
  });

/** A request may be rejected before the person is verified, because missing verification may be the reason. */
export const closePrivacyRequest: Verb<typeof office.closePrivacyRequest> = (context, { requestNo, outcome, note }) =>
  changeRequest(context, requestNo, async (inside, request) => {
    if (outcome === "done") requireVerified(request);
    await close(inside, request, outcome, note);
    return { kind: "privacy.closed", before: { state: request.state }, after: { state: outcome, outcome: note } };
  });

/** Closes a request, and emails the person who made it. */
export async function close(inside: Context, { id, requestNo }: StoredRequest, state: "done" | "refused", outcome: string): Promise<void> {
  await updateRequest(inside.query, id, { state, outcome, closedBy: requireStaff(inside).email, closedAt: inside.now() });
  await tell(inside, requestNo, { news: state, note: outcome });
}

/** Queues an email to the person who made a request, in the caller's transaction. */
const tell = ({ query, outbox, storefront }: Work, requestNo: string, { news, note }: PrivacyNews): Promise<void> =>
  outbox.enqueue(query, [
    { kind: PRIVACY_NEWS, key: `privacy:${news}:${requestNo}`, payload: { storefrontId: storefront.id, requestNo, news, note } },
  ]);

type Change = (inside: Context, request: StoredRequest) => Promise<Omit<Act, "subject" | "no">>;

/** Changes an open request, locked, and records what was done. @throws office_privacy_not_found, office_privacy_closed */
export const changeRequest = (context: Context, requestNo: string, change: Change): Promise<PrivacyRequestDetails> =>
  inTransaction(context, async (inside) => {
    const act = await change(inside, await requireOpen(inside, requestNo));
    await recordAct(inside, { ...about(requestNo), ...act });
    return showRequest(inside, requestNo);
  });

/** Returns an open request, locked until commit. @throws office_privacy_not_found, office_privacy_closed */
export async function requireOpen(inside: Context, requestNo: string): Promise<StoredRequest> {
  const request = await selectRequest(inside.query, inside.storefront.id, requestNo, true);
  if (!request) throw new ShopError("office_privacy_not_found");
  if (request.closedAt) throw new ShopError("office_privacy_closed");
  return request;
}

/** @throws office_privacy_unverified */
export function requireVerified({ verifiedAt }: StoredRequest): void {
  if (!verifiedAt) throw new ShopError("office_privacy_unverified");
}

export const about = (requestNo: string) => ({ subject: "privacy_request" as const, no: requestNo });

async function showRequest(context: Context, requestNo: string): Promise<PrivacyRequestDetails> {
  const { query, storefront } = context;
  const request = await selectRequest(query, storefront.id, requestNo);
  if (!request) throw new ShopError("office_privacy_not_found");
  const account = await selectAccountByEmail(query, storefront.id, request.emailKey);
  const { details, recordedBy, verifiedBy, verifiedHow, extensionReason, closedBy, outcome } = request;
  return {
    ...toRow(context, request),
    ...{ details, recordedBy, verifiedBy, verifiedHow, extensionReason, closedBy, outcome },
    recordedAt: request.recordedAt.toISOString(),
    verifiedAt: request.verifiedAt?.toISOString() ?? null,
    closedAt: request.closedAt?.toISOString() ?? null,
    found: { accountId: account?.id ?? null, ...(await countPersonalData(query, storefront.id, request.emailKey, account?.id ?? null)) },
  };
}

function toRow({ storefront, now }: Work, { requestNo, kind, state, email, name, language, receivedOn, extendedAt }: StoredRequest) {
  const due = dueOn(receivedOn, extendedAt !== null);
  const isLate = (state === "open" || state === "verified") && due < todayOf(now(), storefront.timezone);
  return { requestNo, kind, state, email, name, language: language as Language, receivedOn, dueOn: due, isLate };
}
