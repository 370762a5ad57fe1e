import type { Language } from "@azulejo/contract";
import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { money } from "../formats.ts";
import type { Letter } from "../letter.ts";
import { letters } from "../letters.ts";
import { listRoles, writeRequest } from "../send-customer-mails.ts";
import { type LetterSample, short } from "./sample.ts";
import { address, business, buyer, colleague, TICKET } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const reference = "B-2291";
const customer = business.name;

const asked = { en: "Please send us your resale certificate.", es: "Envíenos su certificado de reventa, por favor." };
const refused = { en: "We sell to businesses in our state only.", es: "Vendemos solo a empresas de nuestro estado." };
const about = { en: "We tile about ten bathrooms a month.", es: "Revestimos unos diez baños al mes." };
const note = { en: "For the clubhouse, as agreed.", es: "Para la casa club, como acordamos." };
const agreed = { en: "Go ahead.", es: "Adelante." };
const fault = { en: "The certificate names another company.", es: "El certificado nombra a otra empresa." };

const news = (letter: Letter, said: Record<Language, string> = asked, paths: readonly string[] = []) =>
  short("mail.applicationNews", "applicant", letter, ({ language }) => ({
    values: { kind: "business", reference, text: said[language] },
    paths,
  }));

const approval = (reader: "approver" | "holder", letter: Letter, path: string, said: Record<Language, string>) =>
  short("mail.approval", reader, letter, ({ language, currency }: SampleShop) => ({
    values: {
      who: reader === "approver" ? `${buyer.firstName} ${buyer.lastName}` : colleague.name,
      amount: money(184_250, currency, language),
      ...{ count: 3, job: business.jobName[language], text: said[language] },
    },
    paths: [path],
  }));

const exemption = (reader: "requests" | "applicant", letter: Letter) =>
  short("mail.taxExemption", reader, letter, ({ language, publicUrl }) => ({
    values: {
      link: `${publicUrl}/office/certificates`,
      certificateNo: "RCE-002-913",
      province: address.province,
      customer,
      reason: fault[language],
    },
  }));

export const businessSamples = {
  customerRequest: {
    kind: "mail.customerRequest",
    reader: "requests",
    write: (shop) =>
      writeRequest(shop.storefront, {
        isScanned: true,
        ...{ kind: "business", reference, language: shop.language, email: buyer.email, documents: [] },
        ...{ givenName: buyer.firstName, surname: buyer.lastName },
        fields: { type: "contractor", company: customer, phone: buyer.phone, address: { ...address }, message: about[shop.language] },
      }),
  },
  requestReceipt: short("mail.customerRequestReceipt", "applicant", letters.requestReceipt, () => ({
    values: { kind: "business", reference },
  })),
  applicationAsked: news(letters.applicationAsked),
  applicationAccepted: news(letters.applicationAccepted, asked, ["account/profile"]),
  applicationRefused: news(letters.applicationRefused, refused),
  invitation: short("mail.invitation", "colleague", letters.invitation, ({ language }) => ({
    values: { customer, invitedBy: colleague.name, roles: listRoles(["Sales", "Accounting"], language) },
    paths: [`account/register?invitation=${TICKET}`],
  })),
  connection: short("mail.connection", "administrator", letters.connection, () => ({
    values: { customer, who: `${buyer.firstName} ${buyer.lastName}` },
    paths: ["customerusers/manageusers"],
  })),
  approvalAsked: approval("approver", letters.approvalAsked, "account/approvals", note),
  approvalApproved: approval("holder", letters.approvalApproved, "checkout", agreed),
  approvalRejected: approval("holder", letters.approvalRejected, "shoppingbag", refused),
  exemptionSubmitted: exemption("requests", letters.exemptionSubmitted),
  exemptionApproved: exemption("applicant", letters.exemptionApproved),
  exemptionRefused: exemption("applicant", letters.exemptionRefused),
} satisfies Partial<Record<LetterId, LetterSample>>;
