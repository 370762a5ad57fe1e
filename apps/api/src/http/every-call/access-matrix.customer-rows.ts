import { filters, linked, PASSWORD, type Row, row, TOKEN } from "./access-matrix.row.ts";
import {
  address,
  anotherCustomer,
  bagRow,
  cancellationRow,
  complete,
  hiddenOr,
  invitation,
  mayNotOrder,
  ofBusiness,
  orderPaperRow,
  payment,
  person,
  returnRow,
  rights,
  seesPrices,
  strangersQuote,
} from "./access-matrix.row-kinds.ts";

const noLine = { lines: [{ lineId: 2_000_000_000, units: 1 }] };

export const customerRows: Record<string, Row> = {
  "GET customer/getreceiptmodel": {
    own: ({ guestReceipt }) => ({ id: guestReceipt }),
    other: { input: () => ({ id: TOKEN }), says: "customer_receipt_not_found" },
  },
  "GET customer/ordermessages": {
    own: ({ guestReceipt }) => ({ id: guestReceipt }),
    other: { input: () => ({ id: TOKEN }), says: "customer_receipt_not_found" },
  },
  "POST customer/writetoshop": { ...row({ id: TOKEN, text: "Hello" }, "customer_receipt_not_found"), shared: linked },
  "POST customer/previewcancellation": cancellationRow(),
  "POST customer/cancelorder": cancellationRow(),
  "GET customer/orderreturns": orderPaperRow,
  "POST customer/previewreturn": returnRow(noLine, "customer_return_left"),
  "POST customer/announcereturn": returnRow({ ...noLine, reason: "tooMuch" }, "customer_return_left"),
  "POST customer/withdrawreturn": returnRow({ returnNo: 2_000_000_000 }, "customer_return_unknown"),
  "POST customer/getdelay": {
    ...row({ slug: TOKEN }, "customer_delay_unknown"),
    other: { input: ({ stranger: { receiptId, delayId } }) => ({ receiptId, delayId }), says: "customer_cancel_sign_in" },
  },
  "POST customer/answerdelay": {
    ...row({ slug: TOKEN, answer: "wait" }, "customer_delay_unknown"),
    other: { input: ({ stranger: { receiptId, delayId } }) => ({ receiptId, delayId, answer: "wait" }), says: "customer_cancel_sign_in" },
  },
  "GET customer/getcustomermodel": row({}),
  "GET customer/summary": row({}),
  "GET customer/getusers": row({}),
  "POST customer/orders": { ...row({}), shared: filters },
  "GET customer/orderdetails": {
    ...row(({ guestReceipt }) => ({ id: guestReceipt }), "customer_receipt_not_found"),
    other: { input: ({ stranger }) => ({ id: stranger.receiptId }), says: "customer_receipt_not_found" },
  },
  "POST customer/retailorders": { ...row({}), shared: filters },
  "POST customer/connectbusinessaccount": {
    ...row({ customerNo: 2_000_000_000, postalCode: "89502", invoiceNo: 1, invoiceAmountCents: 1 }, (caller) =>
      caller.business ? "customer_already_member" : "customer_connect_refused",
    ),
    other: {
      input: (world, caller) => ({ customerNo: anotherCustomer(world, caller), postalCode: "00000", invoiceNo: 1, invoiceAmountCents: 1 }),
      says: (caller) => (caller.business ? "customer_already_member" : "customer_connect_refused"),
    },
  },
  "POST customer/requestquote": bagRow({}, (caller) => mayNotOrder[caller.name] ?? "checkout_incomplete"),
  "POST customer/quotes": row({}),
  "GET customer/quote/{id}": strangersQuote((id) => ({ id })),
  "POST customer/linkedquote": row({ ticket: "x".repeat(60) }, "customer_quote_unknown"),
  "POST customer/writequotemessage": strangersQuote((quoteNo) => ({ quoteNo, text: "Hello" })),
  "POST customer/withdrawquote": strangersQuote((quoteNo) => ({ quoteNo })),
  "POST customer/acceptquote": strangersQuote((quoteNo) => ({
    quoteNo,
    versionNo: 1,
    payment: "Credit",
    expectedTotalCents: 1,
    agreed: true,
    termsVersion: "1",
  })),
  "POST customer/rejectquote": strangersQuote((quoteNo) => ({ quoteNo, versionNo: 1, reason: "price" })),
  "GET customer/approvalrules": row({}),
  "POST customer/addapprovalrule": {
    ...row({ aboveCents: 1, userId: 2_000_000_000, approverId: null }, "customer_user_not_found"),
    other: {
      input: (world, caller) => ({ aboveCents: 1, userId: world.users.get(anotherCustomer(world, caller)), approverId: null }),
      says: "customer_user_not_found",
    },
  },
  "POST customer/endapprovalrule": {
    ...row({ ruleId: 2_000_000_000 }, "customer_approval_rule_unknown"),
    other: {
      input: async (world, caller) => ({ ruleId: await world.approvalRuleOf(anotherCustomer(world, caller)) }),
      says: "customer_approval_rule_unknown",
    },
  },
  "GET customer/approvals": row({}),
  "POST customer/askapproval": bagRow({}, (caller) => mayNotOrder[caller.name] ?? "checkout_incomplete"),
  "POST customer/decideapproval": {
    ...row({ approvalId: 2_000_000_000, approve: true }, "customer_approval_unknown"),
    other: {
      input: async (world, caller) => ({ approvalId: await world.approvalOf(anotherCustomer(world, caller)), approve: true }),
      says: "customer_approval_unknown",
    },
  },
  "GET customer/getrejectreasons": row({}),
  "POST customer/openinvoiceslist": { ...row({}, seesPrices), shared: filters },
  "GET customer/openinvoicessummary": { ...row({}, seesPrices), shared: filters },
  "GET customer/getbalance": row({}, seesPrices),
  "POST customer/statements": row({}, seesPrices),
  "GET customer/renderinvoice/{id}": {
    ...row({ id: 1 }, (caller) => hiddenOr(caller, "customer_invoice_unknown")),
    other: {
      input: async (world, caller) => ({ id: await world.invoiceOf(anotherCustomer(world, caller)) }),
      says: (caller) => hiddenOr(caller, "customer_invoice_unknown"),
    },
  },
  "GET customer/getdownloadstatementlink/{id}": {
    ...row({ id: "2001-01" }, (caller) => hiddenOr(caller, "customer_statement_unknown")),
    shared: "the id is a month of one's own account",
  },
  "GET customer/renderquote/{id}": {
    own: () => ({ id: 1 }),
    says: "customer_quote_unknown",
    other: { input: ({ stranger }) => ({ id: stranger.quoteNo }), says: "customer_quote_unknown" },
  },
  "GET customer/renderorderacceptance/{id}": orderPaperRow,
  "GET customer/renderreceipt/{id}": orderPaperRow,
  "GET customer/deliverydocument/{ticket}": row({ ticket: "x".repeat(60) }, "request_not_found"),
  "GET customer/deliverypicture/{ticket}": row({ ticket: "x".repeat(60) }, "request_not_found"),
  "GET customer/document/{ticket}": row({ ticket: "x".repeat(60) }, "request_not_found"),
  "POST customer/invoicespay": {
    own: () => ({ ...payment, invoices: [{ invoiceNo: 1, amountCents: 1 }] }),
    says: (caller) => hiddenOr(caller, "customer_invoice_unknown"),
    other: {
      input: async (world, caller) => ({
        ...payment,
        invoices: [{ invoiceNo: await world.invoiceOf(anotherCustomer(world, caller)), amountCents: 1 }],
      }),
      says: (caller) => hiddenOr(caller, "customer_invoice_unknown"),
    },
  },
  "POST customer/invitecustomeruser": ofBusiness(
    ({ branches }, customerId) => ({ ...person, ...rights, branchIds: [branches.get(customerId) ?? 1] }),
    "customer_branch_unknown",
  ),
  "POST customer/resendinvitation": ofBusiness(invitation, "customer_invitation_not_found"),
  "POST customer/cancelUserToken": ofBusiness(invitation, "customer_invitation_not_found"),
  "GET customer/getdataforuserinvitation": row({ token: TOKEN }, "account_link_invalid"),
  "POST customer/acceptinvitation": {
    ...row({ token: TOKEN, givenName: "A", surname: "R", password: PASSWORD }, "account_link_invalid"),
    shared: linked,
  },
  "POST customer/saveCustomerUser": ofBusiness(
    ({ users }, customerId) => ({ userId: users.get(customerId) ?? 1, givenName: "A", surname: "R", phone: null, ...rights }),
    "customer_user_not_found",
  ),
  "POST customer/BlockUser": ofBusiness(
    ({ users }, customerId) => ({ userId: users.get(customerId) ?? 1, blocked: true }),
    "customer_user_not_found",
  ),
  "POST customer/switchcustomerbranch": ofBusiness(
    ({ branches }, customerId) => ({ branchId: branches.get(customerId) ?? 1 }),
    "customer_branch_unknown",
  ),
  "GET customer/addresses": row({}),
  "POST customer/saveaddress": {
    ...row({ address }),
    other: { input: ({ stranger }) => ({ id: stranger.addressId, address, label: "taken" }), says: "customer_address_not_found" },
  },
  "POST customer/removeaddress": {
    ...row({ id: 999_999 }),
    other: { input: ({ stranger }) => ({ id: stranger.addressId }), says: "ok" },
  },
  "POST customer/createcustomerrequest": row(
    {
      kind: "professional",
      type: "dealer",
      company: "Ruiz",
      phone: "775 555 0100",
      address: { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" },
      documents: [{ name: "x.pdf", type: "application/pdf", data: "eA==" }],
    },
    "customer_document_invalid",
  ),
  "GET customer/savedpayments": row({}),
  "POST customer/retrievesavedpaymentform": row({}),
  "POST customer/confirmsavedpaymentformv2": {
    ...row({ setupId: "seti_of_nobody" }, "customer_payment_unconfirmed"),
    other: { input: ({ stranger }) => ({ setupId: stranger.setupId }), says: "customer_payment_unconfirmed" },
  },
  "POST customer/retrievebankaccountform": row({}),
  "POST customer/savebankaccount": row({ paymentMethodId: "pm_of_nobody", mandateVersion: "2026-11" }, "checkout_mandate_changed"),
  "POST customer/changesavedpayment": {
    ...row({ id: 2_000_000_000, name: "taken" }, "customer_payment_not_found"),
    other: { input: ({ stranger }) => ({ id: stranger.savedPaymentId, name: "taken" }), says: "customer_payment_not_found" },
  },
  "POST customer/removesavedpayment": {
    ...row({ id: 2_000_000_000 }),
    other: { input: ({ stranger }) => ({ id: stranger.savedPaymentId }), says: "ok" },
  },
  "POST customer/createpayorderrequestbyorderno": {
    ...row({ orderNo: 1, email: person.email }, "customer_pay_order_unknown"),
    other: {
      input: ({ stranger }) => ({ orderNo: stranger.orderNo, email: person.email }),
      says: "customer_pay_order_unknown",
    },
  },
  "POST customer/getpayorderrequest": { ...row({ slug: TOKEN }, "customer_pay_link_unknown"), shared: linked },
  "POST customer/confirmpayorderrequest": {
    ...row(
      { slug: TOKEN, attempt: complete.attempt, expectedCents: 1, payment: { paymentMethodId: "pm_card_visa" } },
      "customer_pay_link_unknown",
    ),
    shared: linked,
  },
  "POST customer/getpaymentauthrequest": { ...row({ slug: TOKEN }, "customer_pay_link_unknown"), shared: linked },
  "POST customer/confirmpaymentauthrequest": {
    ...row({ slug: TOKEN, attempt: complete.attempt }, "customer_pay_link_unknown"),
    shared: linked,
  },
  "GET customer/taxexemptions": row({}),
  "POST customer/submittaxexemption": row(
    { country: "US", province: "NV", certificateNo: "RCE-1", document: { name: "x.pdf", type: "application/pdf", data: "eA==" } },
    "customer_document_invalid",
  ),
  "POST customer/changeavatar": row({}),
  "GET customer/avatar/{key}": { ...row({ key: TOKEN }, "request_not_found"), shared: linked },
  "POST customer/checkfororderslabhold": { ...row({}), shared: filters },
};
