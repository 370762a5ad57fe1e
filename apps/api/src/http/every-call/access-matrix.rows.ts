import { officeRows } from "./access-matrix.office-rows.ts";
import { type Input, PASSWORD, type Row, row, type Says, TOKEN } from "./access-matrix.row.ts";
import type { Caller, World } from "./access-matrix.world.ts";

const address = { firstName: "A", lastName: "R", line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
const person = { email: "someone@example.test", givenName: "Ana", surname: "Ruiz" };
const emptyLayout = { slabs: ["E32-1"], pieces: [], vein: 0 };
const rights = { roles: ["Sales"], branchIds: [], pricesWithheld: false };
const itemNo = ({ marked }: World) => ({ itemNo: marked.itemNo });

/** Returns the caller's own bag with the marked item in it, or the stranger's bag for a caller without one. */
async function bag({ shop, stranger, marked }: World, { kind, headers }: Caller): Promise<{ shoppingBagQuoteId: string; lineId: number }> {
  if (kind === "refused" || kind === "staff") return { shoppingBagQuoteId: stranger.bagId, lineId: 1 };
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: marked.itemNo, quantity: 1 }] }, headers);
  const { shoppingBagQuoteId, lines } = added.body.value;
  return { shoppingBagQuoteId, lineId: lines[0].lineId };
}
const ownBag =
  (more: object = {}): Input =>
  async (world, caller) => ({ shoppingBagQuoteId: (await bag(world, caller)).shoppingBagQuoteId, ...more });
const strangersBag =
  (more: object = {}): Input =>
  ({ stranger }) => ({ shoppingBagQuoteId: stranger.bagId, ...more });
const bagRow = (more: object = {}, says: Says = "ok"): Row => ({
  own: ownBag(more),
  says,
  other: { input: strangersBag(more), says: "webshoppingbag_not_found" },
});
const inRequest =
  (bag: Input): Input =>
  async (...given) => ({ promotion: { promotionalCode: "FREIGHT1500" }, request: await bag(...given) });
const promoRow: Row = {
  own: inRequest(ownBag({})),
  says: "ok",
  other: { input: inRequest(strangersBag({})), says: "webshoppingbag_not_found" },
};
const complete = {
  attempt: "attempt-of-the-matrix",
  payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
  expectedTotalCents: 1,
  agreed: true,
  termsVersion: "1",
};
const mayNotOrder: Record<string, string> = {
  locked: "account_locked",
  accounting: "account_role",
  "hidden prices": "account_prices_hidden",
};

const payment = { attempt: "attempt-of-the-matrix", payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" } };
const hiddenOr = ({ name }: Caller, says: string): string => (name === "hidden prices" ? "account_prices_hidden" : says);
const seesPrices: Says = (caller) => hiddenOr(caller, "ok");

/** Whoever has the id of a receipt reads it. */
const orderPaperRow: Row = {
  own: ({ guestReceipt }) => ({ id: guestReceipt }),
  other: { input: () => ({ id: TOKEN }), says: "customer_receipt_not_found" },
};

/** A quote that nobody has, and a stranger's. Without a session only a link opens one. */
const strangersQuote = (of: (quoteNo: number) => object): Row => {
  const says: Says = ({ kind }) => (kind === "guest" ? "customer_quote_sign_in" : "customer_quote_unknown");
  return { own: () => of(1), says, other: { input: ({ stranger }) => of(stranger.quoteNo), says } };
};

/** Uses data of the caller's own business account, and the same of another one. */
const ofBusiness = (of: (world: World, customerId: number, caller: Caller) => object | Promise<object>, says: string): Row => ({
  own: (world, caller) => of(world, caller.customerId ?? 0, caller),
  other: { input: (world, caller) => of(world, anotherCustomer(world, caller), caller), says },
});
const anotherCustomer = ({ users }: World, { customerId }: Caller): number => [...users.keys()].find((id) => id !== customerId) ?? 0;
const invitation = async (world: World, customerId: number, { accountId }: Caller) => ({
  invitationId: customerId && accountId ? await world.invitation(customerId, accountId) : 1,
});

/** Every call of the contract by method and path. Where success would change the caller, a wrong proof shows that access was allowed. */
export const rows: Record<string, Row> = {
  ...officeRows,
  "POST account/login": row({ userName: "nobody@demo.test", password: PASSWORD }, "account_credentials"),
  "POST account/logout": row({ refreshToken: TOKEN }),
  "GET account/refreshauthtokenclaims": row({}, "account_session_ended"),
  "POST account/accesscode": row({}),
  "GET account/obtainaccesstoken": row({ code: TOKEN }, "account_link_invalid"),
  "POST account/signup": row({ ...person, type: "homeowner", password: PASSWORD, captchaToken: "x" }, "account_captcha"),
  "POST account/quicksignup": {
    ...row({ receiptId: TOKEN, password: PASSWORD }, "customer_receipt_not_found"),
    other: { input: ({ stranger }) => ({ receiptId: stranger.receiptId, password: PASSWORD }), says: "account_order_taken" },
  },
  "POST account/proveaddress": row({ token: TOKEN }, "account_link_invalid"),
  "POST account/sendproof": row({}),
  "POST account/changeaddress": row({ email: person.email, password: "wrong" }, "account_password_wrong"),
  "POST account/forgotpassword": row({ email: person.email, captchaToken: "x" }, "account_captcha"),
  "POST account/resetpassword": row({ token: TOKEN, password: PASSWORD }, "account_link_invalid"),
  "POST account/changepassword": row({ currentPassword: "wrong", password: PASSWORD }, "account_password_wrong"),
  "GET account/checklocalcredentialsetup": row({}),
  "POST account/updateprofile": row({ givenName: "Ana", surname: "Ruiz", phone: null, language: "en" }),
  "GET account/changehidepricesstate": row((_, { name }) => ({ hidePrices: String(name === "hidden prices") })),
  "GET account/sessions": row({}),
  "POST account/endsessions": {
    ...row({ id: "00000000-0000-4000-8000-000000000000" }),
    other: { input: ({ stranger }) => ({ id: stranger.sessionId }), says: "ok" },
  },
  "GET account/externalproviders": row({}),
  "POST account/externallogin": row({ provider: "nobody", binding: TOKEN }, "account_provider_unknown"),
  "POST account/externalloginauthorize": row({ state: TOKEN, code: "x", binding: TOKEN }),
  "POST account/externalloginconfirmation": row({ ticket: TOKEN, binding: TOKEN }, "account_link_invalid"),
  "GET account/linkedexternallogins": row({}),
  "POST account/removeexternallogin": row({ provider: "sandbox" }),
  "POST account/passkeyoptions": row({}),
  "POST account/addpasskey": row({ response: {} }, "account_passkey_invalid"),
  "GET account/passkeys": row({}),
  "POST account/removepasskey": { ...row({ id: "nobody" }), other: { input: () => ({ id: "passkey-of-a-stranger" }), says: "ok" } },
  "POST account/passkeychallenge": row({}),
  "POST account/passkeylogin": row({ ticket: TOKEN, response: {} }, "account_passkey_invalid"),
  "POST account/startsecondfactor": row({ password: "wrong" }, "account_password_wrong"),
  "POST account/confirmsecondfactor": row({ code: "000000" }, "account_code_wrong"),
  "POST account/removesecondfactor": row({ code: "000000" }),
  "GET account/exportdata": row({}),
  "POST account/deleteaccount": row({ password: "wrong", confirm: "DELETE" }, "account_password_wrong"),

  "POST banner/list": row({ path: "/" }),

  "POST checkout/checkout": bagRow(),
  "POST checkout/deliveryestimate": bagRow({ postalCode: "89502" }),
  "POST checkout/deliveredprice": bagRow({ postalCode: "89502" }),
  "GET checkout/quoteddeliveredprice": row({ quoteId: "x".repeat(120) }, "checkout_delivered_price_not_found"),
  "POST checkout/keepdeliveredprice": bagRow({ quoteId: "x".repeat(120) }, "checkout_delivered_price_not_found"),
  "POST checkout/complete": bagRow(complete, ({ name }) => mayNotOrder[name] ?? "checkout_incomplete"),

  "GET content/challenge": row({ form: "sign-in" }),
  "GET content/redirect": row({ path: "/nowhere/" }),
  "GET content/searchpages/{page}/{size}": row(({ marked }) => ({ page: 1, size: 10, query: marked.name })),
  "POST content/form": row({ form: "contact", fields: {}, page: "contact/", captcha: "x" }, "request_invalid"),

  "GET customer/getreceiptmodel": {
    own: ({ guestReceipt }) => ({ id: guestReceipt }),
    other: { input: () => ({ id: TOKEN }), says: "customer_receipt_not_found" },
  },
  "POST customer/previewcancellation": cancellationRow(),
  "POST customer/cancelorder": cancellationRow(),
  "POST customer/getdelay": row({ slug: TOKEN }, "customer_delay_unknown"),
  "POST customer/answerdelay": row({ slug: TOKEN, answer: "wait" }, "customer_delay_unknown"),
  "GET customer/getcustomermodel": row({}),
  "GET customer/summary": row({}),
  "GET customer/getusers": row({}),
  "POST customer/orders": row({}),
  "POST customer/retailorders": row({}),
  "POST webshoppingbag/quickorder": row({ text: "NO-SUCH-ITEM 3" }),
  "POST customer/connectbusinessaccount": row({ customerNo: 2_000_000_000, postalCode: "89502", invoiceAmountCents: 1 }, (caller) =>
    caller.business ? "customer_already_member" : "customer_connect_refused",
  ),
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
  "POST customer/addapprovalrule": row({ aboveCents: 1, userId: 2_000_000_000, approverId: null }, "customer_user_not_found"),
  "POST customer/endapprovalrule": row({ ruleId: 2_000_000_000 }, "customer_approval_rule_unknown"),
  "GET customer/approvals": row({}),
  "POST customer/askapproval": bagRow({}, (caller) => mayNotOrder[caller.name] ?? "checkout_incomplete"),
  "POST customer/decideapproval": row({ approvalId: 2_000_000_000, approve: true }, "customer_approval_unknown"),
  "GET customer/getrejectreasons": row({}),
  "POST customer/openinvoiceslist": row({}, seesPrices),
  "GET customer/openinvoicessummary": row({}, seesPrices),
  "GET customer/getbalance": row({}, seesPrices),
  "POST customer/statements": row({}, seesPrices),
  "GET customer/renderinvoice/{id}": row({ id: 1 }, (caller) => hiddenOr(caller, "customer_invoice_unknown")),
  "GET customer/getdownloadstatementlink/{id}": row({ id: "2001-01" }, (caller) => hiddenOr(caller, "customer_statement_unknown")),
  "GET customer/renderquote/{id}": {
    own: () => ({ id: 1 }),
    says: "customer_quote_unknown",
    other: { input: ({ stranger }) => ({ id: stranger.quoteNo }), says: "customer_quote_unknown" },
  },
  "GET customer/renderorderacceptance/{id}": orderPaperRow,
  "GET customer/renderreceipt/{id}": orderPaperRow,
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
  "POST customer/acceptinvitation": row({ token: TOKEN, givenName: "A", surname: "R", password: PASSWORD }, "account_link_invalid"),
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
  "POST customer/confirmsavedpaymentformv2": row({ setupId: "seti_of_nobody" }, "customer_payment_unconfirmed"),
  "POST customer/changesavedpayment": {
    ...row({ id: 2_000_000_000, name: "taken" }, "customer_payment_not_found"),
    other: { input: ({ stranger }) => ({ id: stranger.savedPaymentId, name: "taken" }), says: "customer_payment_not_found" },
  },
  "POST customer/removesavedpayment": {
    ...row({ id: 2_000_000_000 }),
    other: { input: ({ stranger }) => ({ id: stranger.savedPaymentId }), says: "ok" },
  },
  "POST customer/createpayorderrequestbyorderno": row({ orderNo: 1, email: person.email }, "customer_pay_order_unknown"),
  "POST customer/getpayorderrequest": row({ slug: TOKEN }, "customer_pay_link_unknown"),
  "POST customer/confirmpayorderrequest": row(
    { slug: TOKEN, attempt: complete.attempt, expectedCents: 1, payment: { paymentMethodId: "pm_card_visa" } },
    "customer_pay_link_unknown",
  ),
  "POST customer/getpaymentauthrequest": row({ slug: TOKEN }, "customer_pay_link_unknown"),
  "POST customer/confirmpaymentauthrequest": row({ slug: TOKEN, attempt: complete.attempt }, "customer_pay_link_unknown"),
  "GET customer/taxexemptions": row({}),
  "POST customer/submittaxexemption": row(
    { country: "US", province: "NV", certificateNo: "RCE-1", document: { name: "x.pdf", type: "application/pdf", data: "eA==" } },
    "customer_document_invalid",
  ),
  "POST customer/changeavatar": row({}),
  "GET customer/avatar/{key}": row({ key: TOKEN }, "request_not_found"),

  "POST log": row({ endpoint: "exception", data: { error: "of the matrix" } }),

  "POST notificationpreference/checknotificationpreference": preferenceRow({}),
  "POST notificationpreference/optincustomersmsnotification": preferenceRow(
    { phone: "775 555 0100", consentVersion: "1999" },
    "notificationpreference_consent_changed",
  ),
  "POST notificationpreference/optoutcustomersmsnotification": preferenceRow({}),

  "POST product/list": row(({ marked }) => ({ query: marked.name, sort: "price_asc", price: { fromCents: 1 }, pageSize: 96 })),
  "POST product/detailV2": row(itemNo),
  "POST product/availabilityV2": row(({ marked }) => ({ itemNos: [marked.itemNo] })),
  "POST product/getaltimages": row(itemNo),
  "POST product/getrelateditems": row(itemNo),
  "GET product/listings": row({}),
  "POST product/cards": row(({ marked }) => ({ codes: [marked.code] })),
  "GET product/showcase": row({}),
  "GET product/slugs": row({ page: 1, size: 10 }),
  "GET product/tearsheet/{id}": row({ id: "nobodys" }, "product_not_found"),
  "GET product/tearsheetfile/{storefront}/{language}/{productCode}": row(
    { storefront: 1, language: "en", productCode: "nobodys" },
    "request_not_found",
  ),
  "POST product/documents": row({}),

  "GET storefront/getstateprovinces": row({ countryCode: "US" }),
  "GET storefront/settings": row({}),
  "GET storelocator/default": row({}),
  "GET storelocator/detail/{id}": row({ id: "reno" }),
  "GET storelocator/list": row({}),
  "GET storelocator/find/{a}/{b}/{c}": row({ a: 39.5, b: -119.8, c: 250 }),
  "GET storelocator/places": row({ query: "Truckee" }),
  "GET storelocator/openings": row({}),
  "GET storelocator/mapservice": row({}),
  "GET storelocator/findnearest/{a}/{b}": row({ a: 39.5, b: -119.8 }),
  "POST gallery/list": row({}),
  "GET gallery/detail/{id}/": row({ id: "blue-bath" }),
  "GET gallery/ofproduct": row({ code: "marin-tomales" }),
  "POST slabs/list/{storeId}": row({ storeId: "reno" }),
  "POST slabs/detail": row({ code: "E32-1" }),
  "POST slabs/hold": row({ code: "E32-2" }, "slabs_sold"),
  "POST slabs/leave": row({ code: "E32-1" }),
  "GET slabs/layouts": row({}),
  "GET slabs/layouts/{layoutId}": {
    ...row({ layoutId: 999_999 }, "slabs_layout_not_found"),
    other: { input: ({ stranger }) => ({ layoutId: stranger.layoutId }), says: "slabs_layout_not_found" },
  },
  "POST slabs/layout/shared": row({ ticket: TOKEN }, "slabs_layout_link_unknown"),
  "POST slabs/layout/save": {
    ...row({ name: "Kitchen", layout: emptyLayout }),
    other: {
      input: ({ stranger }) => ({ layoutId: stranger.layoutId, name: "taken", layout: emptyLayout }),
      says: "slabs_layout_not_found",
    },
  },
  "POST slabs/layout/share": {
    ...row({ layoutId: 999_999, isShared: true }, "slabs_layout_not_found"),
    other: { input: ({ stranger }) => ({ layoutId: stranger.layoutId, isShared: true }), says: "slabs_layout_not_found" },
  },
  "POST slabs/layout/remove": {
    ...row({ layoutId: 999_999 }),
    other: { input: ({ stranger }) => ({ layoutId: stranger.layoutId }), says: "ok" },
  },
  "POST customer/checkfororderslabhold": row({}),
  "GET storelocator/opening/{code}": row({ code: "nowhere" }, "storelocator_not_found"),

  "GET subscriptions/sources/list": row({}),
  "GET subscriptions/account/list": row({}),
  "POST subscriptions/account/list": row({ sources: ["sale"] }),
  "POST subscriptions/subscribe": row({ email: person.email, sources: ["sale"], captchaToken: "x" }, "account_captcha"),
  "POST subscriptions/confirm": row({ token: TOKEN }, "account_link_invalid"),
  "POST subscriptions/unsubscribe": row({ token: TOKEN }, "account_link_invalid"),

  "GET suggestions/querysuggestions/list": row(({ marked }) => ({ query: marked.name })),

  "GET tag/groups": row({}),
  "POST tag/event": row({ name: "nothing", data: { url: "http://localhost:3000/en/", storeFrontId: 1 } }, "tag_unknown"),
  "POST tag/{name}": row({ name: "nothing", data: { url: "http://localhost:3000/en/", storeFrontId: 1 } }, "tag_unknown"),
  "GET tag/script/{file}": row({ file: `${"0".repeat(32)}.js` }, "request_not_found"),

  "GET webreceipt/payment": row({ id: TOKEN }, "webreceipt_not_found"),
  "POST webreceipt/receipttext": {
    ...row(
      ({ guestReceipt }) => ({ type: "order", hash: guestReceipt }),
      ({ name }) => (name === "hidden prices" ? "account_prices_hidden" : "ok"),
    ),
    other: { input: () => ({ type: "payment", hash: TOKEN }), says: "webreceipt_not_found" },
  },

  "GET usertag/list": row({}),
  "GET usertag/detail/{tagId}": {
    ...row({ tagId: 999_999 }, "usertag_not_found"),
    other: { input: ({ stranger }) => ({ tagId: stranger.tagId }), says: "usertag_not_found" },
  },
  "POST usertag/shared": row({ ticket: TOKEN }, "usertag_link_unknown"),
  "POST usertag/show": row({ entries: [{ kind: "product", reference: "POR-1224-GRAY" }] }),
  "POST usertag/addtag": row({ name: "Terrace" }),
  "POST usertag/edittag": {
    ...row({ tagId: 999_999 }, "usertag_not_found"),
    other: { input: ({ stranger }) => ({ tagId: stranger.tagId, name: "taken" }), says: "usertag_not_found" },
  },
  "POST usertag/deletetag": {
    ...row({ tagId: 999_999 }),
    other: { input: ({ stranger }) => ({ tagId: stranger.tagId }), says: "ok" },
  },
  "POST usertag/deletetagentry": {
    ...row({ tagId: 999_999, entryId: 1 }, "usertag_not_found"),
    other: { input: ({ stranger }) => ({ tagId: stranger.tagId, entryId: 1 }), says: "usertag_not_found" },
  },
  "GET usertag/getusertagentrymappings": row({ itemNo: "POR-1224-GRAY" }),
  "POST usertag/setusertagentrymappings": {
    ...row(({ marked }) => ({ entry: { kind: "product", reference: marked.itemNo }, tagIds: [] })),
    other: {
      input: ({ stranger, marked }) => ({ entry: { kind: "product", reference: marked.itemNo }, tagIds: [stranger.tagId] }),
      says: "usertag_not_found",
    },
  },

  "POST webshoppingbag/getuserwishlists": {
    ...row({}),
    other: { input: ({ stranger }) => ({ wishlistId: stranger.wishlistId }), says: "wishlist_not_found" },
  },
  "POST webshoppingbag/addwishlist": row({ name: "Terrace" }),
  "POST webshoppingbag/addwishlistitem": {
    ...row(itemNo),
    other: { input: (world) => ({ wishlistId: world.stranger.wishlistId, ...itemNo(world) }), says: "wishlist_not_found" },
  },
  "POST webshoppingbag/updatewishlistitem": {
    ...row({ wishlistId: 999_999 }, "wishlist_not_found"),
    other: { input: ({ stranger }) => ({ wishlistId: stranger.wishlistId, name: "taken" }), says: "wishlist_not_found" },
  },
  "POST webshoppingbag/removewishlist": {
    ...row({ wishlistId: 999_999 }),
    other: { input: ({ stranger }) => ({ wishlistId: stranger.wishlistId }), says: "ok" },
  },
  "POST webshoppingbag/addcurrentbagtowishList": bagRow(),
  "POST webshoppingbag/addallwishlistitemstoorder": {
    ...row({ wishlistId: 999_999 }, "wishlist_not_found"),
    other: { input: ({ stranger }) => ({ wishlistId: stranger.wishlistId }), says: "wishlist_not_found" },
  },
  "POST webshoppingbag/addbagitemV2": {
    own: ({ marked }) => ({ items: [{ itemNo: marked.itemNo, quantity: 1 }] }),
    other: {
      input: (world) => ({ shoppingBagQuoteId: world.stranger.bagId, items: [{ ...itemNo(world), quantity: 1 }] }),
      says: "webshoppingbag_not_found",
    },
  },
  "POST webshoppingbag/defaultshoppingbagmodel": row({}),
  "GET webshoppingbag/getcustomershoppingbag": bagRow(),
  "POST webshoppingbag/updatebagitems": {
    own: async (world, caller) => {
      const { shoppingBagQuoteId, lineId } = await bag(world, caller);
      return { shoppingBagQuoteId, items: [{ lineId, quantity: 2 }] };
    },
    other: { input: strangersBag({ items: [{ lineId: 1, quantity: 9 }] }), says: "webshoppingbag_not_found" },
  },
  "POST webshoppingbag/removebagitem": bagRow({ lineId: 999_999 }),
  "POST webshoppingbag/applypromocode": promoRow,
  "POST webshoppingbag/removepromocode": promoRow,
  "POST webshoppingbag/cleanupshoppingbag": bagRow(),
  "POST webshoppingbag/changepickupstorenumber": bagRow({ storeNumber: 1 }),
  "GET webshoppingbag/pickupstores": bagRow(),
  "POST webshoppingbag/mergebag": bagRow(),
};

/** Anyone with its link may cancel a guest's order; an order of an account only that account. */
function cancellationRow(): Row {
  return {
    ...row(({ guestReceipt }) => ({ id: guestReceipt, lines: [{ lineId: 2_000_000_000, units: 1 }] }), "customer_cancel_left"),
    other: { input: ({ stranger }) => ({ id: stranger.receiptId }), says: "customer_cancel_sign_in" },
  };
}

/** A guest has a preference only by receipt; the receipt of an account's order is only for that account. */
function preferenceRow(more: object, says = "ok"): Row {
  return {
    own: ({ guestReceipt }, { kind }) => ({ ...more, ...(kind === "guest" && { receiptId: guestReceipt }) }),
    says,
    other: { input: ({ stranger }) => ({ ...more, receiptId: stranger.receiptId }), says: "customer_receipt_not_found" },
  };
}
