import type { Database } from "@azulejo/database";
import { sql } from "kysely";

/** Ids of rows left by an earlier release. */
export type OldRows = Awaited<ReturnType<typeof readOldRows>>;

/** The rows' owners: a private person, and a business's administrator. */
export const owners = ["homeowner@demo.test", "dealer-admin@demo.test"];

const SHOWN = 4;

/** Reads the ids of a migrated database's rows, as used in calls and pages. */
export async function readOldRows({ query }: Database) {
  const rowsOf = async <T>(select: string): Promise<T[]> => (await sql<T>`${sql.raw(select)}`.execute(query)).rows;
  const ids = async <T = number>(select: string): Promise<T[]> => (await rowsOf<{ id: T }>(select)).map(({ id }) => id);
  const names = (select: string) => ids<string>(select);
  const own = `account_id in (select id from account where email in ('${owners.join("','")}'))`;
  const order = "customer_order where customer_order.status = 'placed'";
  const lines = (where: string) => `select order_no, receipt_key as receipt, min(order_line.id) as line_id
    from order_line, ${order} and order_id = customer_order.id and ${where} group by 1, 2`;
  return {
    orderNos: await ids(`select order_no as id from ${order} order by 1`),
    receipts: await names(`select receipt_key as id from ${order} order by order_no`),
    ownReceipts: await names(`select receipt_key as id from ${order} and ${own} order by order_no`),
    payments: await names(`select payment.receipt_key as id from payment, ${order} and order_id = customer_order.id order by payment.id`),
    lines: await rowsOf<OldLine>(lines("true")),
    cancelable: await rowsOf<OldLine>(
      lines(`fulfilment <> 'ELTR' and finished_at is null and (account_id is null or customer_id is null and ${own})
        and not exists (select from order_line_step where order_line_id = order_line.id)`),
    ),
    handedOver: await rowsOf<OldLine>(
      lines(`(account_id is null and customer_id is null or ${own})
        and exists (select from order_line_step where order_line_id = order_line.id and kind = 'shipped')`),
    ),
    delays: await rowsOf<{ receipt: string; id: number }>(
      `select receipt_key as receipt, delay.id from delay, ${order} and order_id = customer_order.id`,
    ),
    bags: await names("select id from bag where status = 'open' and account_id is null"),
    deliveredQuotes: await names("select reference as id from delivered_quote order by delivered_quote.id"),
    invoices: await ids("select invoice_no as id from invoice order by 1"),
    quotes: await ids("select quote_no as id from sales_quote order by 1"),
    ownQuotes: await ids(`select quote_no as id from sales_quote where ${own} order by 1`),
    sentQuotes: await ids(
      `select quote_no as id from sales_quote where ${own}
        and exists (select from sales_quote_version where quote_id = sales_quote.id) order by 1`,
    ),
    customers: await ids("select id from customer order by id"),
    accounts: await ids("select id from account where deleted_at is null and email_proved_at is not null order by id"),
    applications: await ids("select id from customer_request order by id"),
    applicationDocuments: await ids("select id from customer_request_document order by id"),
    exemptions: await ids("select id from tax_exemption order by id"),
    avatars: await names("select key as id from account_avatar"),
    ideaBooks: await ids(`select id from idea_book where ${own}`),
    layouts: await ids(`select id from slab_layout where ${own}`),
    items: await names(`select item_no as id from item where kind = 'item' order by item.id limit ${SHOWN}`),
    samples: await names(`select item_no as id from item where kind <> 'item' order by item.id limit ${SHOWN}`),
    products: await ids(`select id from product order by id limit ${SHOWN}`),
    productCodes: await names(`select code as id from product order by product.id limit ${SHOWN}`),
    series: await names(`select code as id from series order by series.id limit ${SHOWN}`),
    slugs: await rowsOf<{ language: string; slug: string }>(`select language, slug from product_text order by slug limit ${2 * SHOWN}`),
    slabs: await names(
      `select slab_bundle.code || '-' || sequence as id from slab, slab_bundle where slab_bundle.id = bundle_id order by slab.id limit ${SHOWN}`,
    ),
    scenes: await names(`select code as id from gallery_scene order by gallery_scene.id limit ${SHOWN}`),
    stores: await names(`select code as id from place order by place.id limit ${SHOWN}`),
    yards: await names(`select code as id from place where 'slabYard' = any(operation_types) order by place.id limit ${SHOWN}`),
    stories: await ids("select id from content.story where not is_folder order by id"),
    formEntries: await ids("select id from form_entry order by id"),
    staff: await ids("select id from staff order by id"),
  };
}

interface OldLine {
  orderNo: number;
  receipt: string;
  lineId: number;
}

type Inputs = (rows: OldRows) => object[];
const each =
  <K extends keyof OldRows>(rows: K, name: string): Inputs =>
  (old) =>
    (old[rows] as unknown[]).map((one) => ({ [name]: one }));
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const period = { from: day(-300), to: day(0) };
const month = day(0).slice(0, 7);
const settingTables = ["taxRates", "deliveryZones", "deliveryRates", "deliveryCharges"].map((table) => ({ table }));

/**
 * Inputs, made of old rows, of every reading call that needs one. Each succeeds for at least one caller. Calls that accept an empty input
 * get that.
 */
export const oldInputs: Record<string, Inputs> = {
  "POST banner/list": () => [{ path: "/" }],
  "GET office/previewmerge": (old) => old.customers.slice(1).map((from) => ({ from, into: old.customers[0] })),
  "POST checkout/deliveryestimate": (old) => old.bags.map((shoppingBagQuoteId) => ({ shoppingBagQuoteId, postalCode: "89501" })),
  "GET checkout/quoteddeliveredprice": each("deliveredQuotes", "quoteId"),
  "GET content/redirect": () => [{ path: "/nowhere/" }],
  "GET content/searchpages/{page}/{size}": () => [{ page: 1, size: 10, query: "stone" }],
  "GET customer/avatar/{key}": each("avatars", "key"),
  "GET customer/orderdetails": each("ownReceipts", "id"),
  "GET customer/ordermessages": each("receipts", "id"),
  "POST customer/orders": () => [{}, { sort: "total_desc", search: "adv" }],
  "POST customer/previewcancellation": (old) =>
    old.cancelable.map(({ receipt, lineId }) => ({ id: receipt, lines: [{ lineId, units: 1 }] })),
  "GET customer/orderreturns": each("receipts", "id"),
  "POST customer/previewreturn": (old) => old.handedOver.map(({ receipt, lineId }) => ({ id: receipt, lines: [{ lineId, units: 1 }] })),
  "GET customer/quote/{id}": each("ownQuotes", "id"),
  "GET customer/renderquote/{id}": each("sentQuotes", "id"),
  "GET customer/getreceiptmodel": each("receipts", "id"),
  "GET customer/renderinvoice/{id}": each("invoices", "id"),
  "GET customer/renderorderacceptance/{id}": each("receipts", "id"),
  "GET customer/renderreceipt/{id}": each("receipts", "id"),
  "GET gallery/detail/{id}/": each("scenes", "id"),
  "GET gallery/ofproduct": each("productCodes", "code"),
  "GET gallery/surfaces": each("items", "itemNo"),
  "GET office/applicationdocument": each("applicationDocuments", "id"),
  "GET office/buyers": () => [{ query: "demo" }],
  "GET office/catalogueproduct": each("products", "id"),
  "GET office/productfacts": each("products", "id"),
  "GET office/carrierbookings": each("orderNos", "orderNo"),
  "GET office/contentchoices": () => [{ of: "products", query: "" }, { of: "stories" }],
  "GET office/contentstory": each("stories", "id"),
  "GET office/contentversions": each("stories", "id"),
  "GET office/customer": each("customers", "customerId"),
  "GET office/customerprices": each("customers", "customerId"),
  "GET office/customerstatements": each("customers", "customerId"),
  "GET office/formentry": each("formEntries", "id"),
  "GET office/journalfile": () => [{ month }],
  "GET office/marginreport": () => [period],
  "GET office/taxreport": () => [period],
  "GET office/order": each("orderNos", "orderNo"),
  "GET office/orderpaper": ({ orderNos: [orderNo] }) => ["pickList", "boxLabels"].map((kind) => ({ orderNo, kind })),
  "GET office/owedpayment": each("orderNos", "orderNo"),
  "GET office/person": each("accounts", "accountId"),
  "POST office/previewrefund": (old) =>
    old.lines.map(({ orderNo, lineId }) => ({ orderNo, lines: [{ lineId, units: 1 }], shipped: false, withDelivery: true })),
  "GET office/pricehistory": each("items", "itemNo"),
  "GET office/productpictures": each("products", "id"),
  "GET office/quote": each("quotes", "quoteNo"),
  "GET office/invoice": each("invoices", "invoiceNo"),
  "GET office/invoicelink": each("invoices", "invoiceNo"),
  "GET office/readapplication": each("applications", "id"),
  "GET office/salesreport": () => ["day", "store", "department", "item", "customer"].map((by) => ({ ...period, by })),
  "GET office/samplesreport": () => [period],
  "GET office/savedpayments": each("orderNos", "orderNo"),
  "GET office/searchesreport": () => [period],
  "GET office/settingrows": () => settingTables,
  "GET office/slab": each("slabs", "code"),
  "GET office/staffmember": each("staff", "staffId"),
  "GET office/staffsessions": each("staff", "staffId"),
  "GET office/stock": each("items", "itemNo"),
  "GET office/taxexemptiondocument": each("exemptions", "id"),
  "GET office/tryaddress": () => [{ path: "/old/" }],
  "POST product/getaltimages": each("items", "itemNo"),
  "POST product/availabilityV2": ({ items, samples }) => [{ itemNos: [...items, ...samples] }],
  "POST product/cards": ({ productCodes }) => [{ codes: productCodes }],
  "POST product/detailV2": each("items", "itemNo"),
  "POST product/getrelateditems": each("items", "itemNo"),
  "GET product/tearsheet/{id}": each("series", "id"),
  "POST slabs/detail": each("slabs", "code"),
  "GET slabs/layouts/{layoutId}": each("layouts", "layoutId"),
  "POST slabs/list/{storeId}": each("yards", "storeId"),
  "GET storelocator/detail/{id}": each("stores", "id"),
  "GET storelocator/find/{a}/{b}/{c}": () => [{ a: 39.5, b: -119.8, c: 250 }],
  "GET storelocator/findnearest/{a}/{b}": () => [{ a: 39.5, b: -119.8 }],
  "GET suggestions/querysuggestions/list": () => [{ query: "adobe" }],
  "GET usertag/getusertagentrymappings": each("items", "itemNo"),
  "GET usertag/detail/{tagId}": each("ideaBooks", "tagId"),
  "POST usertag/show": ({ items }) => [{ entries: items.map((reference) => ({ kind: "product", reference })) }],
  "GET webreceipt/payment": each("payments", "id"),
  "POST webreceipt/receipttext": (old) => old.receipts.map((hash) => ({ type: "order", hash })),
  "GET webshoppingbag/getcustomershoppingbag": (old) => [{}, ...old.bags.map((shoppingBagQuoteId) => ({ shoppingBagQuoteId }))],
  "GET webshoppingbag/pickupstores": each("bags", "shoppingBagQuoteId"),
  "POST webshoppingbag/quickorder": ({ items }) => [{ text: items.map((one) => `${one} 2`).join("\n") }],
};

/** Addresses, below the language, of every page with an id in its address. Each is shown to at least one visitor. */
export const oldPages: Record<string, (rows: OldRows, language: string) => string[]> = {
  "order/receipt/:id": ({ receipts }) => receipts.map((id) => `order/receipt/${id}`),
  "order/receipt/:id/cancel": ({ receipts }) => receipts.map((id) => `order/receipt/${id}/cancel`),
  "order/receipt/:id/return": ({ receipts }) => receipts.map((id) => `order/receipt/${id}/return`),
  "order/receipt/:id/setting": ({ receipts }) => receipts.map((id) => `order/receipt/${id}/setting`),
  "order/receipt/:id/messages": ({ receipts }) => receipts.map((id) => `order/receipt/${id}/messages`),
  "order/receipt/:id/delay/:delay": ({ delays }) => delays.map(({ receipt, id }) => `order/receipt/${receipt}/delay/${id}`),
  "receipt/payment/:id": ({ payments }) => payments.map((id) => `receipt/payment/${id}`),
  "receipt/:type/:hash": ({ receipts }) => receipts.map((id) => `receipt/order/${id}`),
  "account/orders/:id": ({ ownReceipts }) => ownReceipts.map((id) => `account/orders/${id}`),
  "account/quotes/:number": ({ ownQuotes }) => ownQuotes.map((quoteNo) => `account/quotes/${quoteNo}`),
  "product/detail/*": ({ slugs }, language) => slugs.filter((one) => one.language === language).map(({ slug }) => `product/detail/${slug}`),
  "product/list/*": (_, language) => [language === "en" ? "product/list/porcelain/" : "product/list/porcelanico/"],
  "gallery/detail/:id": ({ scenes }) => scenes.map((code) => `gallery/detail/${code}/`),
  "gallery/*": () => ["gallery"],
  "slabs/detail": ({ slabs }) => slabs.map((code) => `slabs/detail?code=${code}`),
  "slabs/zoom": ({ slabs }) => slabs.map((code) => `slabs/zoom?code=${code}`),
  "order/acceptquote": ({ sentQuotes }) => sentQuotes.map((quoteNo) => `order/acceptquote?quote=${quoteNo}`),
  "order/rejectquote": ({ sentQuotes }) => sentQuotes.map((quoteNo) => `order/rejectquote?quote=${quoteNo}`),
  "slabs/layout": ({ layouts }) => layouts.map((id) => `slabs/layout?id=${id}`),
  "slabs/store/:code": ({ yards }) => yards.map((code) => `slabs/store/${code}`),
  "our-locations/:slug/:code": ({ stores }) => stores.map((code) => `our-locations/${code}/${code}`),
};

/** Calls that answer from their input alone, or from rows that no earlier release wrote. */
export const withoutOldRows: readonly string[] = [
  "GET content/challenge",
  "GET customer/deliverydocument/{ticket}",
  "GET customer/deliverypicture/{ticket}",
  "GET customer/document/{ticket}",
  "GET customer/getdataforuserinvitation",
  "GET customer/getdownloadstatementlink/{id}",
  "POST customer/getdelay",
  "POST customer/getpayorderrequest",
  "POST customer/getpaymentauthrequest",
  "POST customer/linkedquote",
  "POST log",
  "GET office/catalogueimport",
  "GET office/catalogueimportrejects",
  "GET office/containerlabels",
  "GET office/contentasset",
  "GET office/customerstatementlink",
  "GET office/externalids",
  "GET office/findexternalid",
  "GET office/legaltext",
  "GET office/movein",
  "GET office/moveinrejects",
  "GET office/letterfile/{ticket}",
  "GET office/payout",
  "GET office/webhookdeliveries",
  "GET office/priceplan",
  "POST office/comparebalances",
  "POST office/uploadaccountingtable",
  "POST office/previewcosts",
  "POST office/previewletter",
  "POST office/previewprices",
  "POST office/previewpromotion",
  "POST office/previewreturn",
  "POST office/previewsettingrows",
  "POST office/previewsettings",
  "GET office/privacyrequest",
  "GET office/readcontainer",
  "GET office/readcount",
  "GET office/readphoneorder",
  "POST office/readstaffinvitation",
  "GET office/readtransfer",
  "GET product/tearsheetfile/{storefront}/{language}/{productCode}",
  "POST slabs/layout/shared",
  "GET stockalert/show",
  "GET storefront/getstateprovinces",
  "GET storelocator/opening/{code}",
  "GET storelocator/places",
  "GET tag/script/{file}",
];
