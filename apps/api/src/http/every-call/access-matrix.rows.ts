import { customerRows } from "./access-matrix.customer-rows.ts";
import { officeRows } from "./access-matrix.office-rows.ts";
import { linked, PASSWORD, proof, publicFacts, type Row, row, TOKEN } from "./access-matrix.row.ts";
import {
  bag,
  bagRow,
  complete,
  emptyLayout,
  itemNo,
  mayNotOrder,
  person,
  preferenceRow,
  promoRow,
  strangersBag,
} from "./access-matrix.row-kinds.ts";

/**
 * Every call of the contract by method and path. Where success would change the caller, a wrong password or code is sent, whose error shows
 * that access was allowed.
 */
export const rows: Record<string, Row> = {
  ...customerRows,
  ...officeRows,
  "POST account/login": { ...row({ userName: "nobody@demo.test", password: PASSWORD }, "account_credentials"), shared: proof },
  "POST account/logout": row({ refreshToken: TOKEN }),
  "GET account/refreshauthtokenclaims": row({}, "account_session_ended"),
  "POST account/accesscode": row({}),
  "GET account/obtainaccesstoken": { ...row({ code: TOKEN }, "account_link_invalid"), shared: proof },
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
  "POST account/externalloginauthorize": { ...row({ state: TOKEN, code: "x", binding: TOKEN }), shared: proof },
  "POST account/externalloginconfirmation": { ...row({ ticket: TOKEN, binding: TOKEN }, "account_link_invalid"), shared: proof },
  "GET account/linkedexternallogins": row({}),
  "POST account/removeexternallogin": row({ provider: "sandbox" }),
  "POST account/passkeyoptions": row({}),
  "POST account/addpasskey": row({ response: {} }, "account_passkey_invalid"),
  "GET account/passkeys": row({}),
  "POST account/removepasskey": { ...row({ id: "nobody" }), other: { input: () => ({ id: "passkey-of-a-stranger" }), says: "ok" } },
  "POST account/passkeychallenge": row({}),
  "POST account/openview": row({ ticket: TOKEN }, "account_link_invalid"),
  "POST account/passkeylogin": row({ ticket: TOKEN, response: {} }, "account_passkey_invalid"),
  "POST account/startsecondfactor": row({ password: "wrong" }, "account_password_wrong"),
  "POST account/confirmsecondfactor": { ...row({ code: "000000" }, "account_code_wrong"), shared: proof },
  "POST account/removesecondfactor": { ...row({ code: "000000" }), shared: proof },
  "GET account/exportdata": row({}),
  "POST account/deleteaccount": row({ password: "wrong", confirm: "DELETE" }, "account_password_wrong"),

  "POST banner/list": row({ path: "/" }),

  "POST checkout/checkout": bagRow(),
  "POST checkout/deliveryestimate": bagRow({ postalCode: "89502" }),
  "POST checkout/deliveredprice": bagRow({ postalCode: "89502" }),
  "GET checkout/quoteddeliveredprice": { ...row({ quoteId: "x".repeat(120) }, "checkout_delivered_price_not_found"), shared: linked },
  "POST checkout/keepdeliveredprice": bagRow({ quoteId: "x".repeat(120) }, "checkout_delivered_price_not_found"),
  "POST checkout/applygiftcard": bagRow({ code: "GC-NOBODYS-CARD" }, "checkout_gift_card_unknown"),
  "POST checkout/removegiftcard": bagRow(),
  "POST checkout/complete": bagRow(complete, ({ name }) => mayNotOrder[name] ?? "checkout_incomplete"),

  "GET content/challenge": row({ form: "sign-in" }),
  "GET content/redirect": row({ path: "/nowhere/" }),
  "GET content/searchpages/{page}/{size}": row(({ marked }) => ({ page: 1, size: 10, query: marked.name })),
  "POST content/form": row({ form: "contact", fields: {}, page: "contact/", captcha: "x" }, "request_invalid"),

  "POST webshoppingbag/quickorder": row({ text: "NO-SUCH-ITEM 3" }),

  "POST log": { ...row({ endpoint: "exception", data: { error: "of the matrix" } }), shared: "the id is of a report that is only written" },

  "POST notificationpreference/checknotificationpreference": preferenceRow({}),
  "POST notificationpreference/optincustomersmsnotification": preferenceRow(
    { phone: "775 555 0100", consentVersion: "1999" },
    "notificationpreference_consent_changed",
  ),
  "POST notificationpreference/optoutcustomersmsnotification": preferenceRow({}),

  "POST product/list": row(({ marked }) => ({ query: marked.name, sort: "price_asc", price: { fromCents: 1 }, pageSize: 96 })),
  "POST product/detailV2": { ...row(itemNo), shared: publicFacts },
  "POST product/availabilityV2": row(({ marked }) => ({ itemNos: [marked.itemNo] })),
  "POST product/getaltimages": row(itemNo),
  "POST product/getrelateditems": row(itemNo),
  "GET product/listings": row({}),
  "POST product/cards": { ...row(({ marked }) => ({ codes: [marked.code] })), shared: publicFacts },
  "GET product/showcase": row({}),
  "GET product/offers": row({ size: 10 }),
  "GET product/slugs": row({ page: 1, size: 10 }),
  "GET product/tearsheet/{id}": { ...row({ id: "nobodys" }, "product_not_found"), shared: publicFacts },
  "GET product/tearsheetfile/{storefront}/{language}/{productCode}": row(
    { storefront: 1, language: "en", productCode: "nobodys" },
    "request_not_found",
  ),
  "POST product/documents": { ...row({}), shared: publicFacts },

  "GET storefront/getstateprovinces": row({ countryCode: "US" }),
  "GET storefront/settings": row({}),
  "GET storelocator/default": row({}),
  "GET storelocator/detail/{id}": { ...row({ id: "reno" }), shared: publicFacts },
  "GET storelocator/list": row({}),
  "GET storelocator/find/{a}/{b}/{c}": row({ a: 39.5, b: -119.8, c: 250 }),
  "GET storelocator/places": row({ query: "Truckee" }),
  "GET storelocator/openings": row({}),
  "GET storelocator/mapservice": row({}),
  "GET storelocator/findnearest/{a}/{b}": row({ a: 39.5, b: -119.8 }),
  "POST gallery/list": row({}),
  "GET gallery/detail/{id}/": { ...row({ id: "blue-bath" }), shared: publicFacts },
  "GET gallery/ofproduct": { ...row({ code: "marin-tomales" }), shared: publicFacts },
  "GET gallery/surfaces": { ...row({ itemNo: "CBR-GULL-624-M" }), shared: publicFacts },
  "POST slabs/list/{storeId}": { ...row({ storeId: "reno" }), shared: publicFacts },
  "POST slabs/detail": { ...row({ code: "E32-1" }), shared: publicFacts },
  "POST slabs/hold": { ...row({ code: "E32-2" }, "slabs_sold"), shared: "everybody may wait for a slab" },
  "POST slabs/leave": { ...row({ code: "E32-1" }), other: { input: ({ reno }) => ({ code: reno.heldSlab }), says: "ok" } },
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
  "GET storelocator/opening/{code}": { ...row({ code: "nowhere" }, "storelocator_not_found"), shared: publicFacts },

  "GET subscriptions/sources/list": row({}),
  "GET subscriptions/account/list": row({}),
  "POST subscriptions/account/list": row({ sources: ["sale"] }),
  "POST privacy/ask": row(
    { kind: "copy", name: "Ana Ruiz", email: person.email, details: "Everything", captchaToken: "x" },
    "account_captcha",
  ),
  "POST privacy/confirm": row({ token: TOKEN }, "account_link_invalid"),
  "POST subscriptions/subscribe": row({ email: person.email, sources: ["sale"], captchaToken: "x" }, "account_captcha"),
  "POST subscriptions/confirm": row({ token: TOKEN }, "account_link_invalid"),
  "POST stockalert/ask": {
    ...row(({ marked }) => ({ itemNo: marked.itemNo, email: person.email }), "account_captcha_required"),
    shared: publicFacts,
  },
  "GET stockalert/show": row({ token: TOKEN }, "account_link_invalid"),
  "POST stockalert/confirm": row({ token: TOKEN }, "account_link_invalid"),
  "POST stockalert/withdraw": row({ token: TOKEN }, "account_link_invalid"),
  "GET stockalert/account/list": row({}),
  "POST stockalert/account/withdraw": {
    ...row({ alertId: 999_999 }),
    other: { input: ({ stranger }) => ({ alertId: stranger.alertId }), says: "ok" },
  },
  "POST subscriptions/unsubscribe": row({ token: TOKEN }, "account_link_invalid"),

  "GET suggestions/querysuggestions/list": row(({ marked }) => ({ query: marked.name })),

  "GET tag/groups": row({}),
  "POST tag/event": row({ name: "nothing", data: { url: "http://localhost:3000/en/", storeFrontId: 1 } }, "tag_unknown"),
  "POST tag/{name}": row({ name: "nothing", data: { url: "http://localhost:3000/en/", storeFrontId: 1 } }, "tag_unknown"),
  "GET tag/script/{file}": row({ file: `${"0".repeat(32)}.js` }, "request_not_found"),

  "GET webreceipt/payment": { ...row({ id: TOKEN }, "webreceipt_not_found"), shared: linked },
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
