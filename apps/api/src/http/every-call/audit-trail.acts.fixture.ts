import type { AuditKind, AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import { address, contact } from "@azulejo/testing/guest.ts";
import { invitationMailedTo, staffHeaders } from "@azulejo/testing/office.ts";
import { bearer, boxInReno, DEMO_PASSWORD, provedPerson } from "@azulejo/testing/people.ts";
import { sendFile, sendPicture, somePicture } from "@azulejo/testing/pictures.ts";
import { codeAt } from "@azulejo/testing/second-factor.ts";
import { createAuthenticator } from "@azulejo/testing/software-authenticator.ts";
import type { Office } from "./audit-trail.fixture.ts";

/** Makes a call that changes something. @returns the entries that it has to leave, in order */
type Act = (office: Office) => Promise<Expected | Expected[]>;
interface Expected {
  kind: AuditKind;
  subject: AuditSubject;
  no: string | number;
  /** Who did it; the demo's owner by default. */
  by?: string;
}

const entry = (kind: AuditKind, subject: AuditSubject, no: string | number): Expected => ({ kind, subject, no });

/** Ships a unit and announces that it comes back. */
async function announced({ act, order, read }: Office) {
  const { orderNo, lineId } = await order();
  await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
  await act("announcereturn", { orderNo, lines: [{ lineId, units: 1 }], reason: "Too much", ourFault: false });
  const { returnNo } = (await read(`order?orderNo=${orderNo}`)).returns[0];
  return { orderNo, lineId, returnNo };
}

/** Ships an order of which a unit broke, and sets its replacement aside. */
async function replaced({ act, order, read }: Office) {
  const { orderNo, lineId } = await order();
  await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
  const [{ lots }] = (await read(`order?orderNo=${orderNo}`)).lines;
  const from = { store: lots[0].place, lot: lots[0].code };
  const { replacements } = (
    await act("replaceunits", { orderNo, lineId, units: 1, ...from, brokenGoods: "written_off", reason: "One box broken" })
  ).body.value;
  return { orderNo, replacementNo: replacements[0].replacementNo };
}

/** Keeps a box for somebody without an account. */
async function reserved({ act, shop, read }: Office, item: number): Promise<number> {
  const itemNo = await boxInReno(shop, item);
  const [lot] = (await read(`stock?itemNo=${itemNo}`)).lots.filter((one: { store: string }) => one.store === "reno");
  const lastDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const kept = { itemNo, store: "reno", lot: lot.code, units: 1, customerName: "Ana Ruiz", phone: "775 555 0100", lastDay };
  return (await act("reservestock", kept)).body.value.reservationNo;
}

const personOf = async ({ read }: Office, email: string) => (await read(`people?query=${email}`)).people[0];

/** Applies for a business account with a new account. */
async function applied({ shop, as, read }: Office) {
  const { pair } = await provedPerson(shop);
  const where = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  const fields = { kind: "business", type: "dealer", company: "Ruiz Tile", phone: "775 555 0100", address: where };
  const { reference } = await as(bearer(pair), "customer/createcustomerrequest", fields);
  const { applications } = await read("applications");
  return applications.find((one: { reference: string }) => one.reference === reference);
}

/** Another colleague for each act. */
let colleagues = 0;
async function invited({ act, read }: Office) {
  const email = `colleague-${++colleagues}@example.test`;
  await act("invitestaff", { email, name: "Colleague", language: "en", role: "warehouse", stores: null });
  const { invitations } = await read("stafflist");
  return { email, invitationId: invitations.find((one: { email: string }) => one.email === email).invitationId };
}

/** Adds an authenticator app to the account of one of the demo's staff. */
async function addSecondFactor({ shop, as }: Office, email: string) {
  const headers = await staffHeaders(shop, email);
  const { secret } = await as(headers, "office/startownsecondfactor", { password: DEMO_PASSWORD });
  const { recoveryCodes } = await as(headers, "office/confirmownsecondfactor", { code: codeAt(secret) });
  return { email, headers, recoveryCodes };
}

/** Adds a passkey to the account of a new colleague. */
async function addPasskey(office: Office) {
  const { shop, as } = office;
  const { email } = await invited(office);
  const password = "wide joints and cold stones";
  const token = await invitationMailedTo(shop, email);
  const headers = bearer(await as({}, "office/acceptstaffinvitation", { token, name: "Colleague", password }));
  const { options } = await as(headers, "office/startownpasskey", { password });
  const authenticator = createAuthenticator();
  await as(headers, "office/addownpasskey", { response: authenticator.create(options), name: "Laptop" });
  return { email, headers, password, id: authenticator.id };
}

/** Records a request about personal data. @returns its number */
async function asked({ act }: Office): Promise<string> {
  const receivedOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const person = { email: "asks@example.test", name: "Asks", language: "en" };
  return (await act("recordprivacyrequest", { kind: "deletion", ...person, receivedOn, details: "Everything" })).body.value.requestNo;
}

/** Uploads a file for the catalog and checks it. */
async function checkedImport({ shop, staff, act, read }: Office): Promise<{ id: number }> {
  const file = Buffer.from("productCode,itemNo,nameEn\naudited,AUDITED-1,Audited\n");
  const { body } = await sendFile(shop, "uploadcataloguefile", staff, file, "audited.csv");
  const { id } = body.value as unknown as { id: number };
  await act("checkcatalogueimport", { id, options: (await read(`catalogueimport?id=${id}`)).options });
  await shop.api.services.importWork.idle();
  return { id };
}

const memberOf = async ({ read }: Office, email: string) =>
  (await read("stafflist")).staff.find((one: { email: string }) => one.email === email);

/** One successful change by each call of staff that the audit log records. */
export const acts: Record<string, Act> = {
  async placephoneorder({ act, shop }) {
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo: await boxInReno(shop, 61), units: 1 });
    const { quote } = (await act("savephonedetails", { draftNo, contact, deliveryAddress: address, deliveryService: "freight" })).body
      .value;
    const placed = await act("placephoneorder", { draftNo, payment: "link", expectedTotalCents: quote.totals.totalCents });
    return entry("order.taken", "order", placed.body.value.orderNo);
  },
  async payphoneorder({ act, shop }) {
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo: await boxInReno(shop, 62), units: 1 });
    const { quote } = (await act("savephonedetails", { draftNo, contact, deliveryAddress: address, deliveryService: "freight" })).body
      .value;
    const card = { paymentMethodId: "pm_card_visa", attempt: "audit-phone-card" };
    const placed = await act("payphoneorder", { draftNo, ...card, expectedTotalCents: quote.totals.totalCents });
    return entry("order.taken", "order", placed.body.value.orderNo);
  },
  async takecard({ act, owingOrder, read }) {
    const { orderNo } = await owingOrder();
    const { owedCents } = await read(`owedpayment?orderNo=${orderNo}`);
    await act("takecard", { orderNo, paymentMethodId: "pm_card_visa", attempt: "audit-owed-card", expectedCents: owedCents });
    return entry("order.card_taken", "order", orderNo);
  },
  async sendstatement({ act, invoice, dealerId, read }) {
    await invoice();
    const { months, readers } = await read(`customerstatements?customerId=${dealerId}`);
    await act("sendstatement", { customerId: dealerId, month: months[0].month, accountId: readers[0].accountId });
    return entry("customer.statement_sent", "customer", dealerId);
  },
  async importcosts({ act, shop }) {
    const startsOn = "2026-02-03";
    await act("importcosts", { startsOn, lines: [{ itemNo: await boxInReno(shop, 63), costCents: 1250 }] });
    return entry("costs.imported", "prices", startsOn);
  },
  async exchangelot({ act, order, read, shop }) {
    const { orderNo, lineId, itemNo } = await order();
    const [{ lots }] = (await read(`order?orderNo=${orderNo}`)).lines;
    const { id } = await shop.database.query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
    const { id: placeId } = await shop.database.query
      .selectFrom("place")
      .select("id")
      .where("code", "=", lots[0].place)
      .executeTakeFirstOrThrow();
    await shop.database.query.insertInto("lot").values({ itemId: id, placeId, code: "AUDIT", onHand: 9 }).execute();
    await act("exchangelot", { orderNo, lineId, store: lots[0].place, from: lots[0].code, to: "AUDIT", units: 1 });
    return entry("order.lot_exchanged", "order", orderNo);
  },
  async replaceunits(office) {
    const { orderNo } = await replaced(office);
    return entry("order.replacement_held", "order", orderNo);
  },
  async sendreplacement(office) {
    const named = await replaced(office);
    await office.act("sendreplacement", { ...named, carrier: "Own truck" });
    return entry("order.replacement_sent", "order", named.orderNo);
  },
  async withdrawreplacement(office) {
    const named = await replaced(office);
    await office.act("withdrawreplacement", named);
    return entry("order.replacement_withdrawn", "order", named.orderNo);
  },
  async inspectreturn(office) {
    const { orderNo, lineId, returnNo } = await announced(office);
    await office.act("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 1, broken: 0, missing: 0 }] });
    return entry("order.return_inspected", "order", orderNo);
  },
  async refundreturn(office) {
    const { orderNo, lineId, returnNo } = await announced(office);
    await office.act("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 1, broken: 0, missing: 0 }] });
    const { amountCents } = (await office.act("previewreturn", { orderNo, returnNo })).body.value;
    await office.act("refundreturn", { orderNo, returnNo, expectedCents: amountCents });
    return entry("order.refund_requested", "order", orderNo);
  },
  async shiplines({ act, order }) {
    const { orderNo, lineId } = await order();
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    return entry("order.shipped", "order", orderNo);
  },
  async refundline({ act, order }) {
    const { orderNo, lineId } = await order();
    await act("refundline", { orderNo, lineId, units: 1, shipped: false, reason: "Broken" });
    return entry("order.refund_requested", "order", orderNo);
  },
  async cancelorder({ act, order }) {
    const { orderNo } = await order();
    await act("cancelorder", { orderNo });
    return entry("order.canceled", "order", orderNo);
  },
  async sendpaymentlink({ act, owingOrder }) {
    const { orderNo } = await owingOrder();
    await act("sendpaymentlink", { orderNo });
    return entry("order.payment_requested", "order", orderNo);
  },
  async requestpayment({ act, owingOrder }) {
    const { orderNo } = await owingOrder();
    await act("requestpayment", { orderNo });
    return entry("order.payment_requested", "order", orderNo);
  },
  async movepromises({ act, order }) {
    const { orderNo } = await order();
    await act("movepromises", { orderNo, promisedOn: "2099-01-01", reason: "container" });
    return entry("order.promise_moved", "order", orderNo);
  },
  async moveitempromises({ act, order }) {
    const { orderNo, itemNo } = await order();
    await act("moveitempromises", { itemNo, promisedOn: "2099-02-01", reason: "container" });
    return entry("order.promise_moved", "order", orderNo);
  },
  async adjuststock({ act, shop, read }) {
    const itemNo = await boxInReno(shop, 60);
    const [lot] = (await read(`stock?itemNo=${itemNo}`)).lots.filter((one: { store: string }) => one.store === "reno");
    await act("adjuststock", { itemNo, store: "reno", lot: lot.code, units: -1, note: "Chipped" });
    return entry("stock.adjusted", "lot", `${itemNo} / reno / ${lot.code}`);
  },
  async reservestock(office) {
    return entry("stock.reserved", "reservation", await reserved(office, 60));
  },
  async releasereservation(office) {
    const reservationNo = await reserved(office, 60);
    await office.act("releasereservation", { reservationNo });
    return [entry("stock.reserved", "reservation", reservationNo), entry("stock.reservation_released", "reservation", reservationNo)];
  },
  async announcecontainer({ act, shop }) {
    await act("announcecontainer", { ...containerOf(await boxInReno(shop, 61)), code: "AUDIT-1" });
    return entry("container.announced", "container", "AUDIT-1");
  },
  async movecontainer({ act, shop }) {
    await act("announcecontainer", { ...containerOf(await boxInReno(shop, 61)), code: "AUDIT-2" });
    await act("movecontainer", { code: "AUDIT-2", expectedOn: "2099-01-01" });
    return [entry("container.announced", "container", "AUDIT-2"), entry("container.moved", "container", "AUDIT-2")];
  },
  async receivecontainer({ act, shop }) {
    const { body } = await act("announcecontainer", { ...containerOf(await boxInReno(shop, 61)), code: "AUDIT-3" });
    await act("receivecontainer", { code: "AUDIT-3", lines: [{ lineId: body.value.contents[0].lineId, counted: 9 }] });
    return [entry("container.announced", "container", "AUDIT-3"), entry("container.received", "container", "AUDIT-3")];
  },
  async sendtransfer({ act, shop, read }) {
    const { transferNo } = await sendOne(act, shop, read);
    return entry("transfer.sent", "transfer", transferNo);
  },
  async receivetransfer({ act, shop, read }) {
    const { transferNo, lines } = await sendOne(act, shop, read);
    await act("receivetransfer", { transferNo, lines: [{ lineId: lines[0].lineId, arrived: 1 }] });
    return [entry("transfer.sent", "transfer", transferNo), entry("transfer.received", "transfer", transferNo)];
  },
  async endcount({ act, shop }) {
    const { body } = await act("startcount", { store: "reno", scope: await boxInReno(shop, 63) });
    const { countNo, lines } = body.value;
    await act("countlots", { countNo, lots: [{ lotId: lines[0].lotId, counted: 1 }] });
    await act("endcount", { countNo, book: true });
    return entry("count.booked", "count", countNo);
  },
  async closemonth({ act, read, shop, order }) {
    await order();
    await shop.database.query
      .updateTable("ledgerPosting")
      .set({ at: new Date(Date.now() - 40 * 86_400_000) })
      .execute();
    const [{ month }] = await read("months");
    await act("closemonth", { month });
    return entry("month.closed", "month", month);
  },
  async setslabstate({ act }) {
    await act("setslabstate", { code: "S19-2", state: "sold" });
    return entry("slab.state", "slab", "S19-2");
  },
  async addslabs({ act, read }) {
    const [{ itemNo }] = (await read("slabrows")).slabs;
    const slabs = [{ widthMm: 3000, heightMm: 1800 }];
    await act("addslabs", { bundle: "AUDIT", block: "B-1", itemNo, store: "anaheim", arrivedOn: "2026-11-01", slabs });
    return entry("slab.taken_in", "slab", "AUDIT");
  },
  async setslabpicture({ act, read }) {
    const { picture } = await read("slab?code=S19-3");
    await act("setslabpicture", { code: "S19-3", picture: null, before: picture.address });
    return entry("slab.picture", "slab", "S19-3");
  },
  async releaseslabhold({ act, as, dealer }) {
    await as(dealer, "slabs/hold", { code: "S19-1" });
    await act("releaseslabhold", { code: "S19-1" });
    return entry("slab.released", "slab", "S19-1");
  },
  async saveterms({ act, dealerId }) {
    await act("saveterms", { customerId: dealerId, paymentTerm: "NET45", creditLimitCents: 9_000_000, locked: false });
    return entry("customer.terms", "customer", dealerId);
  },
  async lockcustomer({ act, dealerId }) {
    await act("lockcustomer", { customerId: dealerId, locked: true, reason: "Returned checks" });
    await act("lockcustomer", { customerId: dealerId, locked: false });
    return entry("customer.locked", "customer", dealerId);
  },
  async lockperson(office) {
    const { accountId, email } = await personOf(office, "locked@demo.test");
    await office.act("lockperson", { accountId, reason: "Returned checks" });
    return entry("customer.locked", "person", email);
  },
  async unlockperson(office) {
    const { accountId, email } = await personOf(office, "locked@demo.test");
    await office.act("lockperson", { accountId, reason: "Again" });
    await office.act("unlockperson", { accountId });
    return entry("customer.locked", "person", email);
  },
  async decideapplication(office) {
    const { id, reference } = await applied(office);
    await office.act("decideapplication", { id, accepted: true });
    return entry("application.decided", "application", reference);
  },
  async askapplicant(office) {
    const { id, reference } = await applied(office);
    await office.act("askapplicant", { id, question: "Which state?" });
    return entry("application.asked", "application", reference);
  },
  async changesettings({ act, read }) {
    const { settings, revisions } = await read("shopsettings?sections=storefront");
    const newForDays = settings.storefront.newForDays + 1;
    await act("changesettings", { settings: { version: 1, storefront: { newForDays } }, revisions });
    return entry("settings.changed", "settings", 1);
  },
  async changesettingrows({ act }) {
    const rate = { country: "US", state: "NV", postalPrefix: "", name: "city:AUDIT", percent: 1, taxesDelivery: false };
    await act("changesettingrows", { table: "taxRates", changes: [{ after: { ...rate, from: "2098-01-01", until: null } }] });
    return entry("settings.changed", "settings", 1);
  },
  async savepromotion({ act }) {
    const after = { code: "AUDIT", name: { en: "Audit", es: "Auditoría" }, kind: "percentage", value: 10 };
    await act("savepromotion", { after });
    return entry("settings.changed", "settings", 1);
  },
  async changeprices({ act, shop }) {
    const itemNo = await boxInReno(shop, 64);
    const change = { scope: { of: "item", keys: [itemNo] }, kind: "sale", basisPoints: 1000 };
    const { revision } = (await act("previewprices", change)).body.value;
    await act("changeprices", { change, revision });
    return entry("prices.changed", "prices", itemNo);
  },
  async savecataloguecells({ act, read }) {
    const [{ productId, productCode, productRevision }] = (await read("cataloguerows?limit=1")).rows;
    await act("savecataloguecells", { items: [], products: [{ id: productId, revision: productRevision, cells: { colorEn: "Audited" } }] });
    return entry("catalogue.changed", "product", productCode);
  },
  async runcatalogueimport(office) {
    const { id } = await checkedImport(office);
    await office.act("runcatalogueimport", { id });
    await office.shop.api.services.importWork.idle();
    return [entry("catalogue.import_started", "import", id), entry("catalogue.import_ended", "import", id)];
  },
  async stopcatalogueimport(office) {
    const { id } = await checkedImport(office);
    const { query } = office.shop.database;
    await query.updateTable("catalogueImport").set({ state: "running", beatAt: new Date() }).where("id", "=", id).execute();
    await office.act("stopcatalogueimport", { id });
    await query.updateTable("catalogueImport").set({ state: "stopped" }).where("id", "=", id).execute();
    return entry("catalogue.import_stopped", "import", id);
  },
  async uploadproductpicture({ shop, staff }) {
    const { address } = await sendPicture(shop, "uploadproductpicture", staff, await somePicture(8, 6));
    return entry("picture.uploaded", "picture", address);
  },
  async uploadslabpicture({ shop, staff }) {
    const { address } = await sendPicture(shop, "uploadslabpicture", staff, await somePicture(9, 6));
    return entry("picture.uploaded", "picture", address);
  },
  async croppicture({ shop, staff, act }) {
    const { address } = await sendPicture(shop, "uploadproductpicture", staff, await somePicture(40, 30));
    const { body } = await act("croppicture", { address, left: 10, top: 5, width: 20, height: 20 });
    return entry("picture.uploaded", "picture", body.value.address);
  },
  async saveproductpictures({ act, read }) {
    const [{ productId: id, productCode }] = (await read("cataloguerows?limit=1&offset=80")).rows;
    const { pictures, revision } = await read(`productpictures?id=${id}`);
    await act("saveproductpictures", { id, revision, pictures: [{ ...pictures[0], altEn: "Audited" }] });
    return entry("catalogue.changed", "product", productCode);
  },
  async savecatalogueproduct({ act, read }) {
    const [{ productId }] = (await read("cataloguerows?limit=1&offset=40")).rows;
    const { id, code, revision } = await read(`catalogueproduct?id=${productId}`);
    await act("savecatalogueproduct", { id, revision, fields: { seoTitleEn: "Audited" } });
    return entry("catalogue.changed", "product", code);
  },
  async savepricelevel({ act }) {
    const line = { scope: "all", key: "", offBasisPoints: 500, cents: null };
    await act("savepricelevel", { code: "AUDIT", name: "Audit", lines: [line], revision: null });
    return entry("price_level.saved", "price_level", "AUDIT");
  },
  async savecustomerprices({ act, read, dealerId }) {
    const { revision } = await read(`customerprices?customerId=${dealerId}`);
    const line = { scope: "all", key: "", offBasisPoints: 700, cents: null };
    await act("savecustomerprices", { customerId: dealerId, level: null, lines: [line], revision });
    return entry("customer.prices", "customer", dealerId);
  },
  async recordcheck({ act, invoice, dealerId }) {
    const { invoiceNo, totalCents } = await invoice();
    await act("recordcheck", { customerId: dealerId, reference: "1042", invoices: [{ invoiceNo, amountCents: totalCents }] });
    return entry("customer.check", "customer", dealerId);
  },
  async sendquote({ act, quote }) {
    const quoteNo = await quote();
    await act("sendquote", { quoteNo });
    return entry("quote.sent", "quote", quoteNo);
  },
  async publishcontent({ act }) {
    const { id, lockVersion } = await contentStory(act, "published");
    await act("publishcontent", { action: "publish", stories: [{ id, lockVersion }] });
    return entry("content.published", "story", id);
  },
  async approverelease({ act }) {
    const { id, lockVersion } = await contentStory(act, "released");
    const asked = { name: "Released", action: "publish", stories: [{ id, lockVersion }], publishAt: null, note: "" };
    const { value } = (await act("askrelease", asked)).body;
    await act("approverelease", { id: value.id, publishAt: null });
    return entry("content.published", "story", id);
  },
  async reviewlegaltext({ act, read }) {
    const [{ storyId, fingerprints }] = (await read("legaltexts")).texts;
    await act("reviewlegaltext", { storyId, fingerprints, note: "Counsel" });
    return entry("content.reviewed", "story", storyId);
  },
  async settermsversion({ act, read }) {
    const { terms } = await read("legaltexts");
    const { revisions } = await read("shopsettings?sections=storefront");
    await act("changesettings", { settings: { version: 1, storefront: { termsVersion: "audit" } }, revisions });
    await act("settermsversion", { was: "audit", version: terms.published });
    return [entry("settings.changed", "settings", 1), entry("settings.changed", "settings", 1)];
  },
  async sendtestletter({ act }) {
    await act("sendtestletter", { letter: "proof", language: "en" });
    return entry("letter.tested", "letter", "proof");
  },
  async deletecontentstory({ act }) {
    const { id, lockVersion } = await contentStory(act, "deleted");
    await act("deletecontentstory", { id, lockVersion });
    return entry("content.deleted", "story", id);
  },
  async endbanner(office) {
    const { id, lockVersion } = await storedBanner(office, "ended");
    await office.act("publishcontent", { action: "publish", stories: [{ id, lockVersion }] });
    const now = (await office.read("banners")).find((one: { id: number }) => one.id === id);
    await office.act("endbanner", { id, lockVersion: now.lockVersion, until: "2030-01-01T00:00:00.000Z" });
    return [entry("content.published", "story", id), entry("content.published", "story", id)];
  },
  async orderbanners(office) {
    const first = await storedBanner(office, "first");
    await office.act("publishcontent", { action: "publish", stories: [{ id: first.id, lockVersion: first.lockVersion }] });
    const last = await storedBanner(office, "last");
    const now = (await office.read("banners")).find((one: { id: number }) => one.id === first.id);
    await office.act("orderbanners", { banners: [last, now].map(({ id, lockVersion }) => ({ id, lockVersion })) });
    return [entry("content.published", "story", first.id), entry("content.published", "story", first.id)];
  },
  async uploadcontentasset(office) {
    return entry("asset.uploaded", "asset", (await storedAsset(office, 7)).id);
  },
  async savecontentasset(office) {
    const { id, revision } = await storedAsset(office, 8);
    await office.act("savecontentasset", { id, revision, altEn: "Audited", altEs: "", focus: null, folderId: null });
    return [entry("asset.uploaded", "asset", id), entry("asset.changed", "asset", id)];
  },
  async replacecontentasset(office) {
    const [old, next] = [await storedAsset(office, 9), await storedAsset(office, 10)];
    await office.act("replacecontentasset", { id: old.id, revision: old.revision, by: next.id });
    return [...[old, next].map(({ id }) => entry("asset.uploaded", "asset", id)), entry("asset.replaced", "asset", old.id)];
  },
  async deletecontentasset(office) {
    const { id, revision } = await storedAsset(office, 11);
    await office.act("deletecontentasset", { id, revision });
    return [entry("asset.uploaded", "asset", id), entry("asset.deleted", "asset", id)];
  },
  async restorecontentasset(office) {
    const { id, revision } = await storedAsset(office, 12);
    await office.act("deletecontentasset", { id, revision });
    await office.act("restorecontentasset", { id });
    return (["asset.uploaded", "asset.deleted", "asset.restored"] as const).map((kind) => entry(kind, "asset", id));
  },
  async viewascustomer(office) {
    const { accountId } = await personOf(office, "dealer-admin@demo.test");
    await office.act("viewascustomer", { accountId, reason: "They ask why a price is missing" });
    return entry("customer.viewed", "person", "dealer-admin@demo.test");
  },
  async deleteformentry({ act, shop, read }) {
    await shop.database.query
      .insertInto("formEntry")
      .values({
        ...{ storefrontId: 1, form: "contact", language: "en", reference: "AUDT-0001", page: "/contact" },
        ...{ fields: JSON.stringify({ name: "Ana", email: "ana@example.test" }), captchaKey: "audit-form", subject: null },
      })
      .execute();
    const [{ id }] = (await read("formentries?query=AUDT-0001")).entries;
    await act("deleteformentry", { id });
    return entry("form_entry.deleted", "form_entry", "AUDT-0001");
  },
  async savesearchword({ act }) {
    await act("savesearchword", { id: null, was: null, language: "en", term: "audited", finds: ["tile"] });
    return entry("search_word.saved", "search_word", "audited");
  },
  async deletesearchword({ act }) {
    const was = { term: "audit-deleted", finds: ["tile"] };
    const { id } = (await act("savesearchword", { id: null, was: null, language: "en", ...was })).body.value;
    await act("deletesearchword", { id, language: "en", was });
    return entry("search_word.deleted", "search_word", "audit-deleted");
  },
  async saveredirect({ act }) {
    await act("saveredirect", { id: null, was: null, from: "/audit-saved", to: "/about", status: 301 });
    return entry("redirect.saved", "redirect", "/audit-saved");
  },
  async deleteredirect({ act }) {
    const values = { from: "/audit-deleted", to: "/about", status: 301 };
    const { id } = (await act("saveredirect", { id: null, was: null, ...values })).body.value;
    await act("deleteredirect", { id, was: values });
    return entry("redirect.deleted", "redirect", "/audit-deleted");
  },
  async invitestaff(office) {
    return entry("staff.invited", "staff", (await invited(office)).email);
  },
  async resendstaffinvitation(office) {
    const { email, invitationId } = await invited(office);
    await office.act("resendstaffinvitation", { invitationId });
    return [entry("staff.invited", "staff", email), entry("staff.invited", "staff", email)];
  },
  async withdrawstaffinvitation(office) {
    const { email, invitationId } = await invited(office);
    await office.act("withdrawstaffinvitation", { invitationId });
    return [entry("staff.invited", "staff", email), entry("staff.invitation_withdrawn", "staff", email)];
  },
  async acceptstaffinvitation(office) {
    const { email } = await invited(office);
    const token = await invitationMailedTo(office.shop, email);
    await office.shop.call("office/acceptstaffinvitation", { token, name: "Colleague", password: "wide joints and cold stones" });
    return { ...entry("staff.added", "staff", email), by: email };
  },
  async changestaff(office) {
    const { staffId, revision } = await memberOf(office, "content@demo.test");
    await office.act("changestaff", { staffId, role: "catalogue", stores: null, revision });
    return entry("staff.changed", "staff", "content@demo.test");
  },
  async changeownpassword({ act }) {
    const password = "wide joints and cold stones";
    await act("changeownpassword", { currentPassword: DEMO_PASSWORD, password });
    await act("changeownpassword", { currentPassword: password, password: DEMO_PASSWORD });
    return entry("staff.password", "staff", "staff@demo.test");
  },
  async endstaffsessions(office) {
    await staffHeaders(office.shop, "accounting@demo.test");
    const { staffId } = await memberOf(office, "accounting@demo.test");
    await office.act("endstaffsessions", { staffId, sessionId: null });
    return entry("staff.sessions_ended", "staff", "accounting@demo.test");
  },
  async confirmownsecondfactor(office) {
    const { email } = await addSecondFactor(office, "sales@demo.test");
    return { ...entry("staff.second_factor_on", "staff", email), by: email };
  },
  async removeownsecondfactor(office) {
    const { email, headers, recoveryCodes } = await addSecondFactor(office, "store-manager@demo.test");
    await office.as(headers, "office/removeownsecondfactor", { code: recoveryCodes[0] });
    return { ...entry("staff.second_factor_off", "staff", email), by: email };
  },
  async addownpasskey(office) {
    const { email } = await addPasskey(office);
    return { ...entry("staff.passkey_added", "staff", email), by: email };
  },
  async renameownpasskey(office) {
    const { email, headers, id } = await addPasskey(office);
    await office.as(headers, "office/renameownpasskey", { id, name: "Old laptop" });
    return { ...entry("staff.passkey_renamed", "staff", email), by: email };
  },
  async removeownpasskey(office) {
    const { email, headers, id, password } = await addPasskey(office);
    await office.as(headers, "office/removeownpasskey", { id, password });
    return { ...entry("staff.passkey_removed", "staff", email), by: email };
  },
  async resetstaffsecondfactor(office) {
    const { email } = await addSecondFactor(office, "catalogue@demo.test");
    await office.act("resetstaffsecondfactor", { staffId: (await memberOf(office, email)).staffId });
    return entry("staff.second_factor_reset", "staff", email);
  },
  async savestaffrole({ act }) {
    await act("savestaffrole", { code: null, name: { en: "Audited", es: "Auditado" }, rights: ["orders.read"], revision: null });
    return entry("staff_role.saved", "staff_role", "audited");
  },
  async deletestaffrole({ act }) {
    const name = { en: "Audited twice", es: "Auditado dos veces" };
    await act("savestaffrole", { code: null, name, rights: ["orders.read"], revision: null });
    await act("deletestaffrole", { code: "audited-twice" });
    return [entry("staff_role.saved", "staff_role", "audited-twice"), entry("staff_role.deleted", "staff_role", "audited-twice")];
  },
  async blockstaff(office) {
    const { staffId } = await memberOf(office, "warehouse@demo.test");
    await office.act("blockstaff", { staffId, reason: "Left" });
    return entry("staff.locked", "staff", "warehouse@demo.test");
  },
  async unblockstaff(office) {
    const { staffId } = await memberOf(office, "slab-yard@demo.test");
    await office.act("blockstaff", { staffId, reason: "Left" });
    await office.act("unblockstaff", { staffId });
    return [entry("staff.locked", "staff", "slab-yard@demo.test"), entry("staff.unlocked", "staff", "slab-yard@demo.test")];
  },
  async recordprivacyrequest(office) {
    const requestNo = await asked(office);
    return entry("privacy.recorded", "privacy_request", requestNo);
  },
  async verifyprivacyrequest(office) {
    const requestNo = await asked(office);
    await office.act("verifyprivacyrequest", { requestNo, how: "Called back" });
    return entry("privacy.verified", "privacy_request", requestNo);
  },
  async extendprivacyrequest(office) {
    const requestNo = await asked(office);
    await office.act("extendprivacyrequest", { requestNo, reason: "Orders of ten years" });
    return entry("privacy.extended", "privacy_request", requestNo);
  },
  async exportprivacydata(office) {
    const requestNo = await asked(office);
    await office.act("verifyprivacyrequest", { requestNo, how: "Called back" });
    await office.act("exportprivacydata", { requestNo });
    return entry("privacy.exported", "privacy_request", requestNo);
  },
  async eraseprivacydata(office) {
    const requestNo = await asked(office);
    await office.act("verifyprivacyrequest", { requestNo, how: "Called back" });
    await office.act("eraseprivacydata", { requestNo, confirm: "DELETE" });
    return entry("privacy.erased", "privacy_request", requestNo);
  },
  async closeprivacyrequest(office) {
    const requestNo = await asked(office);
    await office.act("closeprivacyrequest", { requestNo, outcome: "refused", note: "Somebody else" });
    return entry("privacy.closed", "privacy_request", requestNo);
  },
  async decidetaxexemption({ act, as, dealer }) {
    const document = { name: "resale.pdf", type: "application/pdf", data: Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64") };
    const certificate = { country: "US", province: "NV", certificateNo: "RCE-002-913", document };
    const { id } = await as(dealer, "customer/submittaxexemption", certificate);
    await act("decidetaxexemption", { id, approved: true });
    return entry("certificate.decided", "certificate", id);
  },
};

const containerOf = (itemNo: string) => ({ store: "reno", expectedOn: null, lines: [{ itemNo, lot: "AUDIT", units: 10 }] });

/** Sends a unit from the demo's first store to another. */
async function sendOne(act: Office["act"], shop: Office["shop"], read: Office["read"]) {
  const itemNo = await boxInReno(shop, 62);
  const lot = (await read(`stock?itemNo=${itemNo}`)).lots.find(
    (one: { store: string; onHand: number }) => one.store === "reno" && one.onHand > 0,
  );
  const to = (await read("pickupstores")).find(({ code }: { code: string }) => code !== "reno").code;
  return (await act("sendtransfer", { from: "reno", to, lines: [{ itemNo, lot: lot.code, units: 1 }] })).body.value;
}

async function storedBanner({ act }: Office, name: string): Promise<{ id: number; lockVersion: number }> {
  const words = { name: `Audit ${name}`, textEn: name, textEs: name, linkTo: "", labelEn: "", labelEs: "", tone: "plain" };
  const reach = { paths: ["audit/"], query: [], languages: [], customerKinds: [], from: null, until: null };
  return (await act("savebanner", { id: null, lockVersion: null, ...words, ...reach })).body.value;
}

/** Uploads a picture of some width, so that each is another file. */
async function storedAsset({ shop, staff }: Office, width: number): Promise<{ id: number; revision: string }> {
  const { body } = await sendFile<{ id: number; revision: string }>(shop, "uploadcontentasset", staff, await somePicture(width, 99));
  return body.value;
}

/** Creates a story that can be published. */
async function contentStory(act: Office["act"], name: string): Promise<{ id: number; lockVersion: number }> {
  const { value } = (await act("createcontentstory", { parentId: 0, name, slug: `audit-${name}`, component: "page" })).body;
  const content = { component: "page", title: name };
  return (await act("savecontentstory", { id: value.id, lockVersion: value.lockVersion, name, content })).body.value;
}

/** Calls that change something and leave no entry, with the reason. */
export const unrecorded: Record<string, string> = {
  trysearchword: "finds out what a term finds, and changes nothing",
  uploadcataloguefile: "keeps a file that changes nothing until it is imported",
  checkcatalogueimport: "finds out what an import would change, and changes nothing",
  createcontentstory: "is the first version of its story, with who wrote it",
  savecontentstory: "is a version of its story, with who wrote it",
  placecontentstory: "changes nothing that is lost: the old address leads to the new one",
  duplicatecontentstory: "is the first version of its story, with who wrote it",
  saveassetfolder: "names a folder of files, which readers never see",
  deleteassetfolder: "takes files out of a folder, which readers never see",
  savebanner: "is a version of its story, with who wrote it",
  askrelease: "keeps who asked beside the release",
  planrelease: "keeps who planned it beside the release; its entry follows when it becomes public",
  refuserelease: "keeps who refused beside the release",
  withdrawrelease: "changes nothing that is public",
  markformentry: "says who answered and when beside the entry",
  signin: "opens a session, which the list of sessions shows",
  signinwithpasskey: "opens a session, which the list of sessions shows",
  signinpasskeychallenge: "makes a challenge that changes nothing until a device answers it",
  refresh: "renews a session",
  signout: "ends the caller's own session",
  endownsessions: "ends the caller's own sessions",
  startownpasskey: "makes a challenge that changes nothing until a device answers it",
  startownsecondfactor: "makes a secret that doesn't count until a code confirms it",
  saveownaccount: "changes how the caller is addressed, and nothing that they may do",
  refreshpayouts: "reads what the provider says, which changes nothing of the shop's",
  orderreservation: "opens a draft, which changes nothing until it is placed",
  startphoneorder: "opens a draft, which changes nothing until it is placed",
  setphonebuyer: "changes a draft",
  addphoneline: "changes a draft",
  changephoneline: "changes a draft",
  savephonedetails: "changes a draft",
  addordernote: "is itself kept with the order, with who wrote it",
  sendordermessage: "is itself kept with the order, with who wrote it",
  closeorderquestions: "moves neither goods nor money; the order's history names who did it",
  announcereturn: "moves neither goods nor money; the order's history names who did it",
  receivereturn: "moves neither goods nor money; the order's history names who did it",
  withdrawreturn: "moves neither goods nor money; the order's history names who did it",
  picklines: "moves goods within the shop; the order's history names who did it",
  readylines: "moves goods within the shop; the order's history names who did it",
  deliverlines: "records what a carrier did; the order's history names who noted it",
  checkbooks: "changes nothing; the check itself is kept with who asked for it",
  startcount: "changes no stock; the count names who started it",
  countlots: "changes no stock; each line names who counted it",
  writequotemessage: "is itself kept in the quote, with who wrote it",
};
