import { type Language, type office, ShopError } from "@azulejo/contract";
import type { OfficeApplication, OfficeApplicationDetails } from "@azulejo/contract/areas/office/people.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { joinBusiness } from "../../customer/index.ts";
import { insertBusiness } from "../customers/business.repository.ts";
import {
  type ApplicationDetails,
  type ApplicationRow,
  selectApplication,
  selectApplicationDocument,
  selectApplicationDocuments,
  selectApplications,
  updateAccountType,
  updateApplication,
} from "./application.repository.ts";

export const APPLICATION_MAIL = "mail.applicationNews";

const PAGE_SIZE = 50;

export const listApplications: Verb<typeof office.applications> = async ({ query, storefront }, { status, page }) => {
  const which = { storefrontId: storefront.id, status, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { applications, total } = await selectApplications(query, which);
  return { applications: applications.map(toRow), total };
};

const toRow = ({
  id,
  reference,
  kind,
  status,
  company,
  createdAt,
  askedAt,
  accountId,
  name,
  email,
}: ApplicationRow): OfficeApplication => ({
  id,
  reference,
  kind,
  status,
  company,
  sentAt: createdAt.toISOString(),
  askedAt: askedAt?.toISOString() ?? null,
  person: { accountId, name, email },
});

export const readApplication: Verb<typeof office.readApplication> = (context, { id }) => show(context, id);

async function show({ query, storefront }: Work, id: number): Promise<OfficeApplicationDetails> {
  const found = await selectApplication(query, storefront.id, id);
  if (!found) throw new ShopError("office_application_not_found");
  const { language, fields, answer, decidedBy, decidedAt } = found;
  const documents = await selectApplicationDocuments(query, id);
  return {
    ...toRow(found),
    language: language as Language,
    fields,
    documents,
    answer,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export const readApplicationDocument: Verb<typeof office.applicationDocument> = async ({ query, storefront }, { id }) => {
  const document = await selectApplicationDocument(query, storefront.id, id);
  if (!document) throw new ShopError("office_application_not_found");
  return { name: document.name, type: document.type, data: Buffer.from(document.data).toString("base64") };
};

/** Locks an open application. @throws office_application_not_found, office_application_decided */
async function requireOpen({ query, storefront }: Work, id: number): Promise<ApplicationDetails> {
  const found = await selectApplication(query, storefront.id, id, true);
  if (!found) throw new ShopError("office_application_not_found");
  if (found.status !== "open") throw new ShopError("office_application_decided", { reference: found.reference });
  return found;
}

/** An approved business gets an account that pays with each order, with the applicant as its administrator. */
export const decideApplication: Verb<typeof office.decideApplication> = (context, { id, accepted, reason }) =>
  inTransaction(context, async (inside) => {
    const found = await requireOpen(inside, id);
    if (!accepted && !reason) throw new ShopError("office_reason_required");
    if (accepted) await admit(inside, found);
    const status = accepted ? ("accepted" as const) : ("refused" as const);
    const { staffId } = requireStaff(inside);
    await updateApplication(inside.query, id, { status, staffId, decidedAt: inside.now(), answer: accepted ? null : (reason ?? null) });
    await tell(inside, id, status);
    await recordAct(inside, {
      kind: "application.decided",
      subject: "application",
      no: found.reference,
      before: { status: "open" },
      after: { status, company: found.company, reason: reason ?? null },
    });
    return show(inside, id);
  });

async function admit(inside: Context, { kind, accountId, company, fields }: ApplicationDetails): Promise<void> {
  const type = (fields["type"] ?? "dealer") as "dealer";
  if (kind === "professional") return updateAccountType(inside.query, accountId, type);
  const address = (fields["address"] ?? {}) as Record<string, string>;
  const customerId = await insertBusiness(inside.query, {
    storefrontId: inside.storefront.id,
    name: company,
    type,
    postalCode: address["postalCode"] ?? null,
    paymentTerm: "CASH",
    creditLimitCents: null,
    branches: [{ name: company, city: address["city"] ?? "", state: address["province"] ?? "" }],
  });
  await joinBusiness(inside, accountId, customerId, ["Administrator"]);
}

export const askApplicant: Verb<typeof office.askApplicant> = (context, { id, question }) =>
  inTransaction(context, async (inside) => {
    const found = await requireOpen(inside, id);
    const askedAt = inside.now();
    await updateApplication(inside.query, id, { staffId: requireStaff(inside).staffId, askedAt, answer: question });
    await tell(inside, id, `asked:${askedAt.getTime()}`);
    await recordAct(inside, {
      kind: "application.asked",
      subject: "application",
      no: found.reference,
      after: { question },
    });
    return show(inside, id);
  });

const tell = ({ query, outbox }: Work, id: number, news: string): Promise<void> =>
  outbox.enqueue(query, [{ kind: APPLICATION_MAIL, key: `application:${id}:${news}`, payload: { id, news: news.split(":")[0] } }]);
