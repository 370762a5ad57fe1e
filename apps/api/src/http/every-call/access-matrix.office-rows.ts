import { officeCatalogRows } from "./access-matrix.office-catalog-rows.ts";
import { officeContentRows } from "./access-matrix.office-content-rows.ts";
import { officeMoneyRows } from "./access-matrix.office-money-rows.ts";
import { officePriceRows } from "./access-matrix.office-price-rows.ts";
import { officeSettingsRows } from "./access-matrix.office-settings-rows.ts";
import { officeStaffRows } from "./access-matrix.office-staff-rows.ts";
import { officeStockRows } from "./access-matrix.office-stock-rows.ts";
import type { OtherStore } from "./access-matrix.other-store.fixture.ts";
import { ofReno, PASSWORD, proof, type Row, row, type Says, shared, TOKEN, withRight } from "./access-matrix.row.ts";

const newBusiness = {
  name: "Matrix Homes",
  type: "builder",
  paymentTerm: "CASH",
  creditLimitCents: null,
  postalCode: null,
  branches: [{ name: "Matrix Homes", city: "Reno", state: "NV" }],
};

const card = { paymentMethodId: "pm_card_visa", attempt: "matrix-attempt" };
const customers = "customers and their quotes belong to the whole company";
const lists = "lists show only what is one's own, which the check of lists proves";
const tooMany = 1000;
const linesOf = ({ lineId }: OtherStore) => ({ lines: [{ lineId, units: tooMany }] });
const parcel = { pieces: [{ kind: "parcel", weight: 100, length: 100, width: 100, height: 100 }], accessorials: [] };
const noBooking = { bookingNo: 2_000_000_000 };
const returned = { lines: [{ lineId: 2_000_000_000, sellable: 1, broken: 0, missing: 0 }] };

export const officeRows: Record<string, Row> = {
  ...shared("the catalog belongs to the whole company", officeCatalogRows),
  ...shared("content belongs to no store", officeContentRows),
  ...shared("settings belong to the whole company", officeSettingsRows),
  "POST office/signin": {
    ...row({ email: "nobody@demo.test", password: PASSWORD }, "office_credentials"),
    shared: proof,
  },
  "POST office/refresh": row({}, "account_session_ended"),
  "POST office/signout": row({ refreshToken: TOKEN }),
  "GET office/session": row({}),
  ...shared("staff belong to the whole company; who may change whom depends on their rights and stores", officeStaffRows),
  ...officeStockRows,
  "GET office/orders": { ...row({}), shared: lists },
  "GET office/pickupstores": row({}),
  "GET office/servedstates": row({}),
  "GET office/order": {
    ...row(({ orderNo }) => ({ orderNo }), orElsewhere("ok")),
    ...ofReno(({ orderNo }) => ({ orderNo }), "office_order_not_found"),
    other: { input: () => ({ orderNo: 1 }), says: "office_order_not_found" },
  },
  "GET office/buyers": row({ query: "nobody" }),
  "POST office/startphoneorder": row({}),
  "GET office/readphoneorder": {
    ...row({ draftNo: 2_000_000_000 }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo }), "office_draft_not_found", "ok"),
  },
  "POST office/setphonebuyer": {
    ...row({ draftNo: 2_000_000_000, accountId: null }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo, accountId: null }), "office_draft_not_found", "ok"),
  },
  "POST office/addphoneline": {
    ...row({ draftNo: 2_000_000_000, itemNo: "NONE" }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo, itemNo: "NONE" }), "office_draft_not_found", "product_not_found"),
  },
  "POST office/changephoneline": {
    ...row({ draftNo: 2_000_000_000, lineId: 1, units: 1 }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo, lineId: 2_000_000_000, units: 1 }), "office_draft_not_found", "webshoppingbag_line_not_found"),
  },
  "POST office/savephonedetails": {
    ...row({ draftNo: 2_000_000_000 }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo }), "office_draft_not_found", "ok"),
  },
  "POST office/placephoneorder": {
    ...row({ draftNo: 2_000_000_000, payment: "link", expectedTotalCents: 1 }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo, payment: "link", expectedTotalCents: 1 }), "office_draft_not_found", "checkout_incomplete"),
  },
  "GET office/returns": row({}),
  "GET office/replacements": row({}),
  "POST office/replaceunits": officeRow(
    { lineId: 2_000_000_000, units: 1, store: "reno", lot: "NONE", brokenGoods: "written_off", reason: "Broken" },
    "office_line_not_found",
    ({ lineId, store }) => ({ lineId, units: tooMany, store, lot: "NONE", brokenGoods: "written_off", reason: "Broken" }),
    "office_replace_left",
  ),
  "POST office/sendreplacement": officeRow(
    { replacementNo: 2_000_000_000 },
    "office_replacement_not_found",
    ({ replacements }) => ({ replacementNo: replacements[0] }),
    "ok",
  ),
  "POST office/withdrawreplacement": officeRow(
    { replacementNo: 2_000_000_000 },
    "office_replacement_not_found",
    ({ replacements }) => ({ replacementNo: replacements[1] }),
    "ok",
  ),
  "POST office/payphoneorder": {
    ...row({ draftNo: 2_000_000_000, ...card, expectedTotalCents: 1 }, "office_draft_not_found"),
    ...ofReno(({ draftNo }) => ({ draftNo, ...card, expectedTotalCents: 1 }), "office_draft_not_found", "checkout_incomplete"),
  },
  "GET office/owedpayment": {
    ...row(({ orderNo }) => ({ orderNo }), orElsewhere("ok")),
    ...ofReno(({ orderNo }) => ({ orderNo }), "office_order_not_found"),
    other: { input: () => ({ orderNo: 1 }), says: "office_order_not_found" },
  },
  "POST office/takecard": officeRow(
    { paymentMethodId: "pm_card_visa", attempt: "matrix-attempt", expectedCents: 1 },
    "office_nothing_owed",
    () => ({ ...card, expectedCents: 1 }),
    "office_nothing_owed",
  ),
  "GET office/orderpaper": {
    ...row(({ orderNo }) => ({ orderNo, kind: "pickList" }), orElsewhere("ok")),
    ...ofReno(({ orderNo }) => ({ orderNo, kind: "pickList" }), "office_order_not_found"),
    other: { input: () => ({ orderNo: 1, kind: "pickList" }), says: "office_order_not_found" },
  },
  "POST office/picklines": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }] },
    "office_line_not_found",
    linesOf,
    "office_pick_left",
  ),
  "POST office/readylines": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }] },
    "office_line_not_found",
    linesOf,
    "office_ready_left",
  ),
  "POST office/shiplines": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }] },
    "office_line_not_found",
    linesOf,
    "office_ship_left",
  ),
  "POST office/deliverlines": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }] },
    "office_line_not_found",
    linesOf,
    "office_not_delivery",
  ),
  "GET office/carrierbookings": {
    ...row(({ orderNo }) => ({ orderNo }), orElsewhere("ok")),
    ...ofReno(({ orderNo }) => ({ orderNo }), "office_order_not_found"),
    other: { input: () => ({ orderNo: 1 }), says: "office_order_not_found" },
  },
  "POST office/carrierrates": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }], ...parcel },
    "office_line_not_found",
    (reno) => ({ ...linesOf(reno), ...parcel }),
    "office_not_delivery",
  ),
  "POST office/bookcarrier": officeRow({ quote: "none" }, "office_carrier_rate", () => ({ quote: "none" }), "office_carrier_rate"),
  "POST office/carrierlabel": officeRow(noBooking, "office_booking_not_found", () => noBooking, "office_booking_not_found"),
  "POST office/shipbooking": officeRow(noBooking, "office_booking_not_found", () => noBooking, "office_booking_not_found"),
  "POST office/cancelbooking": officeRow(noBooking, "office_booking_not_found", () => noBooking, "office_booking_not_found"),
  ...officeMoneyRows,
  "GET office/places": row({}),
  "POST office/exchangelot": officeRow(
    { lineId: 2_000_000_000, store: "reno", from: "A1", to: "A2", units: 1 },
    "office_line_not_found",
    ({ lineId, store }) => ({ lineId, store, from: "A1", to: "A2", units: 1 }),
    "office_lot_unknown",
  ),
  "POST office/previewrefund": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }], shipped: false },
    "office_line_not_found",
    ({ lineId }) => ({ lines: [{ lineId, units: tooMany }], shipped: false }),
    "office_refund_left",
  ),
  "POST office/addordernote": officeRow({ text: "Call first" }, "ok", () => ({ text: "Call first" }), "ok"),
  "POST office/sendordermessage": officeRow({ text: "Hello" }, "ok", () => ({ text: "Hello" }), "ok"),
  "POST office/closeorderquestions": officeRow({}, "ok", () => ({}), "ok"),
  "POST office/announcereturn": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }], reason: "Too much", ourFault: false },
    "office_line_not_found",
    (reno) => ({ ...linesOf(reno), reason: "Too much", ourFault: false }),
    "office_return_left",
  ),
  "POST office/receivereturn": officeRow(
    { returnNo: 2_000_000_000 },
    "office_return_not_found",
    ({ returns }) => ({ returnNo: returns[0] }),
    "ok",
  ),
  "POST office/withdrawreturn": officeRow(
    { returnNo: 2_000_000_000 },
    "office_return_not_found",
    ({ returns }) => ({ returnNo: returns[1] }),
    "ok",
  ),
  "POST office/inspectreturn": officeRow(
    { returnNo: 2_000_000_000, lines: [{ lineId: 1, sellable: 1, broken: 0, missing: 0 }] },
    "office_return_not_found",
    ({ returns }) => ({ returnNo: returns[2], ...returned }),
    "office_return_units",
  ),
  "POST office/previewreturn": officeRow(
    { returnNo: 2_000_000_000 },
    "office_return_not_found",
    ({ returns }) => ({ returnNo: returns[2] }),
    "office_return_state",
  ),
  "POST office/refundreturn": officeRow(
    { returnNo: 2_000_000_000, expectedCents: 0 },
    "office_return_not_found",
    ({ returns }) => ({ returnNo: returns[2], expectedCents: 0 }),
    "office_return_state",
  ),
  "POST office/refundlines": officeRow(
    { lines: [{ lineId: 2_000_000_000, units: 1 }], shipped: false },
    "office_line_not_found",
    ({ lineId }) => ({ lines: [{ lineId, units: tooMany }], shipped: false }),
    "office_refund_left",
  ),
  "GET office/audit": row({}),
  "GET office/auditfile": row({ from: "2026-01-01" }),
  "GET office/customers": row({}),
  "GET office/customer": { ...row({ customerId: 2_000_000_000 }, "office_customer_not_found"), shared: customers },
  "POST office/lockcustomer": { ...row({ customerId: 2_000_000_000, locked: false }, "office_customer_not_found"), shared: customers },
  "GET office/people": row({}),
  "GET office/person": { ...row({ accountId: 2_000_000_000 }, "office_person_not_found"), shared: customers },
  "POST office/viewascustomer": row({ accountId: 2_000_000_000, reason: "A call about a price" }, "office_person_not_found"),
  "POST office/lockperson": {
    ...row({ accountId: 2_000_000_000, reason: "Returned checks" }, "office_person_not_found"),
    shared: customers,
  },
  "POST office/unlockperson": { ...row({ accountId: 2_000_000_000 }, "office_person_not_found"), shared: customers },
  "POST office/openbusiness": {
    ...row(
      { ...newBusiness, person: { firstName: "Ana", lastName: "Ruiz", email: "dealer-admin@demo.test", language: "es" } },
      "office_person_elsewhere",
    ),
    shared: customers,
  },
  "POST office/invitetobusiness": {
    ...row(
      { customerId: 2_000_000_000, firstName: "Ana", lastName: "Ruiz", email: "ana@ruiz.test", language: "es", roles: ["Sales"] },
      "office_customer_not_found",
    ),
    shared: customers,
  },
  "POST office/moveperson": {
    ...row({ accountId: 2_000_000_000, customerId: null, roles: ["Sales"] }, "office_person_not_found"),
    shared: customers,
  },
  "GET office/findexternalid": {
    ...row({ kind: "business", source: "erp", id: "NOBODYS" }, withRight("customers.read", "office_external_id_unknown")),
    shared: customers,
  },
  "GET office/externalids": {
    ...row({ kind: "order", no: "999999999" }, withRight("orders.read", "office_order_not_found")),
    shared: customers,
  },
  "POST office/setexternalid": {
    ...row({ kind: "business", no: 2_000_000_000, source: "erp", id: "C-1" }, withRight("customers.write", "office_customer_not_found")),
    shared: customers,
  },
  "POST office/removeexternalid": {
    ...row({ kind: "person", no: 2_000_000_000, source: "erp", id: "P-1" }, withRight("customers.write", "office_person_not_found")),
    shared: customers,
  },
  "GET office/previewmerge": { ...row({ from: 2_000_000_000, into: 2_000_000_001 }, "office_customer_not_found"), shared: customers },
  "POST office/mergecustomers": {
    ...row(
      { from: 2_000_000_000, into: 2_000_000_001, revision: "", paymentTerm: "CASH", creditLimitCents: null },
      "office_customer_not_found",
    ),
    shared: customers,
  },
  "GET office/applications": row({}),
  "GET office/readapplication": { ...row({ id: 2_000_000_000 }, "office_application_not_found"), shared: customers },
  "GET office/applicationdocument": { ...row({ id: 2_000_000_000 }, "office_application_not_found"), shared: customers },
  "POST office/decideapplication": { ...row({ id: 2_000_000_000, accepted: true }, "office_application_not_found"), shared: customers },
  "POST office/askapplicant": {
    ...row({ id: 2_000_000_000, question: "Which state?" }, "office_application_not_found"),
    shared: customers,
  },
  "POST office/saveterms": {
    ...row({ customerId: 2_000_000_000, paymentTerm: "CASH", creditLimitCents: null, locked: false }, "office_customer_not_found"),
    shared: customers,
  },
  ...officePriceRows,
  "GET office/customerprices": { ...row({ customerId: 2_000_000_000 }, "office_customer_not_found"), shared: customers },
  "POST office/savecustomerprices": {
    ...row({ customerId: 2_000_000_000, level: null, lines: [], revision: "" }, "office_customer_not_found"),
    shared: customers,
  },
  "POST office/importchecks": row({ lines: [{ reference: "1", invoiceNo: 999_999_999, amountCents: 100 }] }),
  "POST office/recordcheck": {
    ...row({ customerId: 2_000_000_000, reference: "1042", invoices: [{ invoiceNo: 1, amountCents: 1 }] }, "customer_invoice_unknown"),
    ...ofReno(
      ({ invoice: { customerId, invoiceNo } }) => ({ customerId, reference: "1042", invoices: [{ invoiceNo, amountCents: 1_000_000 }] }),
      "customer_invoice_unknown",
      "customer_invoice_amount",
    ),
  },
  "GET office/quotes": row({}),
  "GET office/quote": { ...row({ quoteNo: 1 }, "office_quote_not_found"), shared: customers },
  "POST office/sendquote": { ...row({ quoteNo: 1 }, "office_quote_not_found"), shared: customers },
  "POST office/writequotemessage": { ...row({ quoteNo: 1, text: "Hello" }, "office_quote_not_found"), shared: customers },
  "POST office/sendpaymentlink": officeRow({ orderNo: 1 }, "office_order_not_found", () => ({}), "office_nothing_owed"),
  "GET office/savedpayments": {
    ...row(({ orderNo }) => ({ orderNo }), orElsewhere("ok")),
    ...ofReno(({ orderNo }) => ({ orderNo }), "office_order_not_found"),
    other: { input: () => ({ orderNo: 1 }), says: "office_order_not_found" },
  },
  "POST office/requestpayment": {
    ...row({ orderNo: 1 }, "office_order_not_found"),
    other: {
      input: ({ orderNo, stranger }) => ({ orderNo, savedPaymentId: stranger.savedPaymentId }),
      says: orElsewhere("office_saved_payment_not_found"),
    },
    ...ofReno(({ orderNo }) => ({ orderNo }), "office_order_not_found", "office_nothing_owed"),
  },
  "POST office/movepromises": officeRow(
    { lineIds: [2_000_000_000], promisedOn: "2099-01-01", reason: "container" },
    "office_line_not_found",
    () => ({ lineIds: [2_000_000_000], promisedOn: "2099-01-01", reason: "container" }),
    "office_line_not_found",
  ),
  "POST office/moveitempromises": row({ itemNo: "NO-SUCH-ITEM", promisedOn: "2099-01-01", reason: "container" }),
  "GET office/taxexemptions": row({}),
  "GET office/taxexemptiondocument": { ...row({ id: 2_000_000_000 }, "office_exemption_not_found"), shared: customers },
  "POST office/decidetaxexemption": { ...row({ id: 2_000_000_000, approved: true }, "office_exemption_not_found"), shared: customers },
  "POST office/cancelorder": officeRow({ orderNo: 1 }, "office_order_not_found", () => ({}), "office_shipped"),
};

/** The result for staff of another store is that the order doesn't exist. */
function orElsewhere(says: string): Says {
  return ({ isElsewhere }) => (isElsewhere ? "office_order_not_found" : says);
}

/** Inputs with the guest's order, for which the call fails, with an order that doesn't exist, and with an order of a store. */
function officeRow(more: object, says: string, atReno: (reno: OtherStore) => object, shown: string): Row {
  return {
    ...row(({ orderNo }) => ({ orderNo, ...more }), orElsewhere(says)),
    other: { input: () => ({ ...more, orderNo: 1 }), says: "office_order_not_found" },
    ...ofReno((reno) => ({ orderNo: reno.orderNo, ...atReno(reno) }), "office_order_not_found", shown),
  };
}
