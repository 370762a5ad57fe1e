import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import {
  askApplicant,
  decideApplication,
  listApplications,
  readApplication,
  readApplicationDocument,
} from "./applications/applications.ts";
import { lockCustomer, readCustomer } from "./customers/customer-details.ts";
import { listCustomers } from "./customers/list-customers.ts";
import { inviteToBusiness, openBusiness } from "./customers/open-business.ts";
import { listPeople, lockPerson, movePerson, readPerson, unlockPerson } from "./customers/people.ts";
import { saveTerms } from "./customers/save-terms.ts";
import { viewAsCustomer } from "./customers/view-as-customer.ts";
import { decideExemption, listOfficeExemptions, readExemptionDocument } from "./exemptions/exemptions.ts";
import { findExternalId, readExternalIds, removeExternalId, setExternalId } from "./external-ids/external-ids.ts";
import { linkOfficeInvoice, listOfficeInvoices, readOfficeInvoice } from "./invoices/office-invoices.ts";
import { mergeCustomers, previewMerge } from "./merge/merge-customers.ts";
import { linkCustomerStatement, readCustomerStatements, sendStatement } from "./statements/statements.ts";

export const customerDeskRoutes = [
  handle(office.customers, listCustomers),
  handle(office.openBusiness, openBusiness),
  handle(office.inviteToBusiness, inviteToBusiness),
  handle(office.movePerson, movePerson),
  handle(office.findExternalId, findExternalId),
  handle(office.externalIds, readExternalIds),
  handle(office.setExternalId, setExternalId),
  handle(office.removeExternalId, removeExternalId),
  handle(office.previewMerge, previewMerge),
  handle(office.mergeCustomers, mergeCustomers),
  handle(office.saveTerms, saveTerms),
  handle(office.customer, readCustomer),
  handle(office.lockCustomer, lockCustomer),
  handle(office.people, listPeople),
  handle(office.person, readPerson),
  handle(office.lockPerson, lockPerson),
  handle(office.viewAsCustomer, viewAsCustomer),
  handle(office.unlockPerson, unlockPerson),
  handle(office.applications, listApplications),
  handle(office.readApplication, readApplication),
  handle(office.applicationDocument, readApplicationDocument),
  handle(office.decideApplication, decideApplication),
  handle(office.askApplicant, askApplicant),
  handle(office.customerStatements, readCustomerStatements),
  handle(office.customerStatementLink, linkCustomerStatement),
  handle(office.invoices, listOfficeInvoices),
  handle(office.invoice, readOfficeInvoice),
  handle(office.invoiceLink, linkOfficeInvoice),
  handle(office.sendStatement, sendStatement),
  handle(office.taxExemptions, listOfficeExemptions),
  handle(office.taxExemptionDocument, readExemptionDocument),
  handle(office.decideTaxExemption, decideExemption),
];
