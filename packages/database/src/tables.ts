// Written by tools/checks/tables.ts from the migrated database.

import type { ColumnType } from "kysely";
import type {
  Address,
  ApprovedLine,
  DeliveryPromise,
  FactValues,
  Fields,
  Hours,
  Json,
  JsonWithDefault,
  ListingFilter,
  Localized,
  LotUnits,
  NullableJson,
  OfferedLine,
  OrderDerivation,
  OrderEventDetail,
  PromotionOffer,
  PromotionScope,
  QuotedFacts,
  QuotedTerms,
  Recipient,
  Room,
  RoomLots,
  StockMovementKind,
  TaxLine,
  TranslatedSlug,
} from "./column-types.ts";

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Account {
  activeBranchId: number | null;
  avatarKey: string | null;
  blockedAt: Date | null;
  createdAt: Generated<Date>;
  customerId: number | null;
  deletedAt: Date | null;
  details: JsonWithDefault<Fields>;
  email: string;
  /**
   * the address as it is compared: lower case, composed
   */
  emailKey: string;
  emailProvedAt: Date | null;
  givenName: string;
  hidePrices: Generated<boolean>;
  id: Generated<number>;
  language: string;
  /**
   * why staff locked the account, for staff; null unless they did
   */
  lockReason: string | null;
  passwordHash: string | null;
  phone: string | null;
  pricesWithheld: Generated<boolean>;
  /**
   * words by which staff find the person, kept by triggers
   */
  search: string | null;
  storefrontId: number;
  surname: string;
  type: "homeowner" | "dealer" | "designer" | "contractor" | "builder";
}

export interface AccountAddress {
  accountId: number;
  address: Json<Address>;
  id: Generated<number>;
  label: string;
  phone: string | null;
  preferred: Generated<boolean>;
  updatedAt: Generated<Date>;
}

export interface AccountAvatar {
  accountId: number;
  createdAt: Generated<Date>;
  data: Uint8Array;
  key: string;
}

export interface AccountBranch {
  accountId: number;
  branchId: number;
}

export interface AccountingDrop {
  day: string;
  droppedAt: Date;
  format: "csv" | "quickbooksOnline" | "quickbooksDesktop" | "netsuite";
  kind: "journal" | "invoices" | "payments" | "customers";
  /**
   * the key of the file in the store; null for a day without records
   */
  name: string | null;
  storefrontId: number;
}

export interface AccountingFile {
  /**
   * in the time zone of the storefront; null for customers, who are always all
   */
  firstDay: string | null;
  format: "csv" | "quickbooksOnline" | "quickbooksDesktop" | "netsuite";
  id: Generated<number>;
  kind: "journal" | "invoices" | "payments" | "customers";
  lastDay: string | null;
  /**
   * postings, invoices, payments or customers
   */
  rows: number;
  storefrontId: number;
  /**
   * debits of a journal, totals of invoices or payments; 0 for customers
   */
  sumCents: number;
  takenAt: Date;
  takenBy: number | null;
}

export interface AccountLink {
  accountId: number | null;
  data: JsonWithDefault<Fields>;
  expiresAt: Date;
  hash: string;
  kind:
    | "proof"
    | "address"
    | "reset"
    | "code"
    | "webauthn"
    | "external"
    | "captcha"
    | "subscription"
    | "view"
    | "staff_webauthn"
    | "privacy"
    | "stock_alert";
  storefrontId: number;
  usedAt: Date | null;
}

export interface AccountRole {
  accountId: number;
  role: "Administrator" | "Accounting" | "Sales" | "Professional";
}

export interface ApiKey {
  /**
   * the only addresses and networks (CIDR) that it may be used from; any if empty
   */
  addresses: Generated<string[]>;
  createdAt: Date;
  /**
   * the email or command that created it
   */
  createdBy: string;
  expiresAt: Date | null;
  staffId: number;
}

export interface ApiKeySecret {
  createdAt: Date;
  /**
   * when a replaced one is no longer good; null for the newest
   */
  endsAt: Date | null;
  /**
   * SHA-256 of a random secret, in base64url
   */
  hash: string;
  /**
   * its last characters
   */
  hint: string;
  id: Generated<number>;
  staffId: number;
  /**
   * to the minute
   */
  usedAt: Date | null;
  usedFrom: string | null;
}

export interface ApprovalRequest {
  accountId: number;
  answer: string | null;
  approverId: number | null;
  askedAt: Date;
  bagId: string;
  /**
   * a hash of lines and place; other contents need another approval
   */
  contents: string;
  currency: string;
  customerId: number;
  decidedAt: Date | null;
  decidedBy: number | null;
  id: Generated<number>;
  jobName: string | null;
  lines: Json<ApprovedLine[]>;
  note: string | null;
  /**
   * the order that was placed with it
   */
  orderId: number | null;
  purchaseOrderNo: string | null;
  status: "asked" | "approved" | "rejected" | "replaced";
  storefrontId: number;
  totalCents: number;
}

export interface ApprovalRule {
  aboveCents: number;
  /**
   * whose orders; null for everybody but administrators
   */
  accountId: number | null;
  /**
   * who approves beside the administrators; null for them alone
   */
  approverId: number | null;
  customerId: number;
  endedAt: Date | null;
  endedBy: number | null;
  id: Generated<number>;
  setAt: Date;
  setBy: number;
}

export interface AuditEntry {
  actor: "staff" | "command" | "system";
  /**
   * the email as it was then, or the name of the command or job
   */
  actorName: string;
  /**
   * the changed fields as they are now; null for something removed
   */
  after: NullableJson<Fields> | null;
  at: Date;
  /**
   * the changed fields as they were; null for something new
   */
  before: NullableJson<Fields> | null;
  id: Generated<number>;
  kind: string;
  staffId: number | null;
  storefrontId: number;
  subject: string;
  /**
   * the number or code by which staff know the subject
   */
  subjectNo: string;
}

export interface Bag {
  accountId: number | null;
  checkout: JsonWithDefault<Fields>;
  createdAt: Generated<Date>;
  /**
   * the gift card that its buyer wants to use
   */
  giftCardId: number | null;
  id: string;
  nextBagId: string | null;
  pickupPlaceId: number | null;
  status: Generated<"open" | "ordered" | "joined" | "quoted">;
  storefrontId: number;
  updatedAt: Generated<Date>;
}

export interface BagLine {
  /**
   * the lots with their units that the buyer has agreed to; another split needs a new agreement
   */
  agreedLots: NullableJson<LotUnits[]> | null;
  bagId: string;
  fulfilment: "NONE" | "DLVR" | "PKUP" | "ELTR";
  id: Generated<number>;
  itemId: number;
  quantity: number;
  recipient: NullableJson<Recipient> | null;
  /**
   * rooms with their units, together at most the quantity; each comes from one lot if the stock allows
   */
  rooms: JsonWithDefault<Room[]>;
  /**
   * the lot of a sample that the buyer has named
   */
  sampleLot: string | null;
  seenPriceCents: number;
}

export interface BagPromotion {
  bagId: string;
  code: string;
  id: Generated<number>;
}

export interface BookCheckRun {
  at: Date;
  /**
   * each check with the number of rows that violate it and the first of their names
   */
  findings: Json<unknown[]>;
  id: Generated<number>;
  /**
   * how many rows were compared, and the sums of the ledger
   */
  proof: Json<Fields>;
  /**
   * who asked for it; null for the daily one
   */
  staffId: number | null;
}

export interface CarrierBooking {
  /**
   * since when a process asks the service to book; null when none does
   */
  askedAt: Date | null;
  /**
   * the staff member who canceled it; null if its units were canceled
   */
  canceledBy: number | null;
  carrier: string;
  /**
   * what the carrier charges the shop
   */
  costCents: number;
  currency: string;
  endedAt: Date | null;
  id: Generated<number>;
  /**
   * of the try that started it; a repeat finds the booking
   */
  key: string;
  label: Uint8Array | null;
  /**
   * the service's id of the shipment, one rate of which can be booked
   */
  offer: string;
  orderId: number;
  provider: string;
  rate: string;
  /**
   * the service's id of the booking
   */
  ref: string | null;
  service: string;
  /**
   * what was booked: addresses, pieces and accessorials; null for bookings before it was stored
   */
  shipment: NullableJson<Fields> | null;
  /**
   * the event that counts its units as shipped; null before that
   */
  shippedEventId: number | null;
  staffId: number | null;
  startedAt: Date;
  state: Generated<"started" | "booked" | "canceling" | "canceled" | "refused">;
  /**
   * when a service without webhooks was last asked where the goods are
   */
  trackedAt: Date | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

export interface CarrierBookingLine {
  bookingId: number;
  orderLineId: number;
  units: number;
}

export interface CarrierEvent {
  /**
   * when it was so, by the carrier; later ones count
   */
  at: Date;
  bookingId: number;
  deliveredAt: Date | null;
  estimatedOn: string | null;
  eventId: string;
  /**
   * the parcel that it is about; null for the whole booking
   */
  pieceNo: number | null;
  receivedAt: Date;
  signedBy: string | null;
  status: "announced" | "moving" | "outForDelivery" | "delivered" | "returned" | "failed";
}

export interface CarrierPiece {
  bookingId: number;
  label: Uint8Array | null;
  pieceNo: number;
  /**
   * the service's id of the parcel, known before it is booked
   */
  ref: string;
  /**
   * null until the service has booked it
   */
  trackingNumber: string | null;
  trackingUrl: string | null;
}

export interface CarrierProof {
  bookingId: number;
  id: Generated<number>;
  /**
   * of a stored file; document: PDF
   */
  kind: Generated<"picture" | "document">;
  nextAt: Date;
  /**
   * JPEG without the camera's data, such as the place; or the PDF as it came
   */
  picture: Uint8Array | null;
  /**
   * the parcel; null for the whole booking
   */
  pieceNo: number | null;
  /**
   * waiting: the carrier may add it later; unusable: neither a picture nor a PDF, infected, or too large
   */
  state: Generated<"waiting" | "stored" | "missing" | "unusable">;
  tries: Generated<number>;
}

export interface CatalogueImport {
  /**
   * when the process that works on it was last alive; another one takes it over later
   */
  beatAt: Date | null;
  bytes: number;
  createdAt: Date;
  differences: NullableJson<Fields[]> | null;
  endedAt: Date | null;
  fault: string | null;
  /**
   * null once it is imported
   */
  file: Uint8Array | null;
  firstRejects: NullableJson<Fields[]> | null;
  /**
   * the columns of a CSV file, by which its map of columns is found again
   */
  header: string[];
  id: Generated<number>;
  name: string;
  options: Json<Fields>;
  /**
   * the process that works on it
   */
  owner: string | null;
  progress: NullableJson<Fields> | null;
  /**
   * the report of rejected rows as CSV
   */
  rejects: string | null;
  staffId: number | null;
  staffName: string;
  state: "open" | "checking" | "checked" | "running" | "done" | "stopped" | "failed";
  stops: Generated<boolean>;
  storefrontId: number;
  summary: NullableJson<Fields> | null;
}

export interface CatalogueRow {
  isSample: boolean;
  /**
   * whether the variant and its product are published
   */
  isShown: boolean;
  itemId: number;
  itemNo: string;
  /**
   * words of the item number and size, and of the product's names and colors
   */
  search: string;
  seriesId: number;
  storefrontId: number;
}

export interface ChangeFeed {
  /**
   * the last position that is no longer kept
   */
  dropped: Generated<number>;
  last: Generated<number>;
  onlyOne: Generated<boolean>;
}

export interface ChangeLog {
  at: Generated<Date>;
  entity: string;
  id: Generated<number>;
  kind: string;
  transactionId: ColumnType<number, never, never>;
}

export interface ClosedMonth {
  closedAt: Date;
  closedBy: number | null;
  month: string;
  storefrontId: number;
  /**
   * debits and credits of each account in that month, in cents, as they were when it was closed
   */
  sums: Json<unknown[]>;
}

export interface ConnectAttempt {
  accountId: number;
  at: Date;
  /**
   * as typed, whether there is such an account or not
   */
  customerNo: number;
  id: Generated<number>;
  succeeded: boolean;
}

export interface Container {
  announcedAt: Generated<Date>;
  code: string;
  /**
   * null if the date is not known; nothing is promised then
   */
  expectedOn: string | null;
  id: Generated<number>;
  placeId: number;
  storefrontId: number;
  supplier: string;
}

export interface ContainerLine {
  caliber: string | null;
  containerId: number;
  /**
   * sell units that arrived; null until counted
   */
  counted: number | null;
  countedAt: Date | null;
  countedBy: number | null;
  /**
   * sell units of the papers; 0 for what arrived without being on them
   */
  expected: number;
  id: Generated<number>;
  itemId: number;
  lotCode: string;
  shade: string | null;
}

export interface ContentAsset {
  alt: string | null;
  assetFolderId: number | null;
  /**
   * mean color of a picture, shown until it is loaded
   */
  color: string | null;
  contentLength: number;
  contentType: string;
  copyright: string | null;
  createdAt: Generated<Date>;
  /**
   * since when it is no longer served; it can be restored until it is cleared away
   */
  deletedAt: Date | null;
  filename: string;
  focus: string | null;
  /**
   * of the bytes; the file lies under it
   */
  hash: string;
  height: number | null;
  id: Generated<number>;
  metaData: JsonWithDefault<Fields>;
  name: string;
  source: string | null;
  spaceId: number;
  title: string | null;
  updatedAt: Generated<Date>;
  width: number | null;
}

export interface ContentComponent {
  createdAt: Generated<Date>;
  displayName: string;
  /**
   * what only editors use: group, color, icon, image, preview field, tags
   */
  editor: JsonWithDefault<Fields>;
  id: Generated<number>;
  isNestable: boolean;
  isRoot: boolean;
  name: string;
  schema: Json<Record<string, Fields>>;
  spaceId: number;
  updatedAt: Generated<Date>;
}

export interface ContentDatasource {
  dimensions: JsonWithDefault<{ name: string; entry_value: string }[]>;
  id: Generated<number>;
  name: string;
  slug: string;
  spaceId: number;
}

export interface ContentDatasourceEntry {
  datasourceId: number;
  dimensionValues: JsonWithDefault<Record<string, string>>;
  id: Generated<number>;
  name: string;
  position: Generated<number>;
  value: string;
}

export interface ContentEditorRecord {
  createdAt: Date;
  fields: Json<Fields>;
  id: Generated<number>;
  kind: "component_group" | "preset" | "internal_tag" | "asset_folder";
  spaceId: number;
  updatedAt: Date;
  uuid: Generated<string>;
}

export interface ContentFileStore {
  id: string;
  single: Generated<boolean>;
}

export interface ContentRelease {
  action: "publish" | "unpublish";
  askedAt: Date;
  askedBy: number | null;
  decidedAt: Date | null;
  decidedBy: number | null;
  endedAt: Date | null;
  /**
   * the error that stopped it: code and values
   */
  fault: NullableJson<Fields> | null;
  id: Generated<number>;
  name: string;
  note: string;
  /**
   * null for as soon as it is approved
   */
  publishAt: Date | null;
  reason: string | null;
  state: "asked" | "planned" | "publishing" | "done" | "failed" | "refused" | "withdrawn";
  storefrontId: number;
}

export interface ContentReleaseStory {
  address: string;
  lockVersion: number;
  name: string;
  releaseId: number;
  storyId: number;
}

export interface ContentSpace {
  createdAt: Generated<Date>;
  defaultLanguage: string;
  domain: string;
  id: number;
  languages: string[];
  name: string;
  /**
   * rises with each change of what the public sees, near the Unix time in seconds
   */
  version: number;
}

export interface ContentStory {
  createdAt: Date;
  draft: Json<Fields>;
  firstPublishedAt: Date | null;
  fullSlug: string;
  groupId: Generated<string>;
  id: Generated<number>;
  isFolder: Generated<boolean>;
  isStartpage: Generated<boolean>;
  /**
   * rises when somebody saves; a save names the one it has read
   */
  lockVersion: Generated<number>;
  name: string;
  parentId: number | null;
  path: string | null;
  position: Generated<number>;
  /**
   * rises when the public sees something else
   */
  publicRevision: Generated<number>;
  published: NullableJson<Fields> | null;
  publishedAt: Date | null;
  /**
   * rises with every change of the row
   */
  revision: Generated<number>;
  slug: string;
  sortByDate: string | null;
  spaceId: number;
  tagList: Generated<string[]>;
  translatedSlugs: JsonWithDefault<TranslatedSlug[]>;
  updatedAt: Date;
  uuid: string;
}

export interface ContentStoryVersion {
  at: Date;
  /**
   * the name that came with the change; null for none
   */
  author: string | null;
  content: Json<Fields>;
  id: Generated<number>;
  kind: "saved" | "published" | "unpublished";
  name: string;
  number: number;
  storyId: number;
}

export interface ContentToken {
  kind: "public" | "preview" | "management";
  /**
   * of the delivery API; null for the configured limit
   */
  requestsPerSecond: number | null;
  spaceId: number;
  token: string;
}

export interface Customer {
  createdAt: Generated<Date>;
  /**
   * null: no credit line
   */
  creditLimitCents: number | null;
  id: Generated<number>;
  locked: Generated<boolean>;
  /**
   * why staff locked the account, for staff
   */
  lockReason: string | null;
  mergedAt: Date | null;
  /**
   * the account that took over everything of this one; null for an account in use
   */
  mergedInto: number | null;
  name: string;
  paymentTerm: Generated<string>;
  /**
   * of its billing address; null as long as nobody can connect by it
   */
  postalCode: string | null;
  storefrontId: number;
  type: "dealer" | "designer" | "contractor" | "builder";
}

export interface CustomerBranch {
  city: string;
  customerId: number;
  id: Generated<number>;
  name: string;
  number: string;
  state: string;
}

export interface CustomerOrder {
  accountId: number | null;
  attemptKey: string;
  bagId: string;
  billingAddress: NullableJson<Address> | null;
  /**
   * the branch of the business account that it was placed for; null for the account itself
   */
  branchId: number | null;
  canceledAt: Date | null;
  clientKey: string | null;
  company: string | null;
  currency: string;
  customerId: number | null;
  delivery: NullableJson<DeliveryPromise> | null;
  deliveryAddress: NullableJson<Address> | null;
  deliveryCents: number;
  /**
   * the rows and rules that its amounts came from; null for orders placed before it was recorded
   */
  derivation: NullableJson<OrderDerivation> | null;
  /**
   * what promotions took off the lines; goods_cents is what was left to pay
   */
  discountCents: Generated<number>;
  /**
   * the earliest day that is promised for units not handed over
   */
  dueOn: string | null;
  /**
   * its number in the system that it was moved from; null for one of this shop
   */
  earlierNo: string | null;
  email: string;
  /**
   * when every line had been handed over or canceled; null while something is left to do
   */
  finishedAt: Date | null;
  firstName: string;
  /**
   * the gift card that pays a part of it or all; such an order is on no credit line
   */
  giftCardId: number | null;
  goodsCents: number;
  id: Generated<number>;
  /**
   * the project that it is for
   */
  jobName: string | null;
  language: string;
  lastName: string;
  measured: Generated<boolean>;
  orderNo: Generated<number>;
  phone: string;
  /**
   * who may pick it up besides the buyer
   */
  pickupPerson: string | null;
  pickupPlaceId: number | null;
  placedAt: Date | null;
  /**
   * the customer's own number for it
   */
  purchaseOrderNo: string | null;
  receiptKey: string;
  releasedAt: Date | null;
  reservedAt: Generated<Date>;
  sampleDelivery: NullableJson<DeliveryPromise> | null;
  /**
   * words by which its customer finds it, kept by a trigger once it is placed
   */
  search: string | null;
  status: "reserved" | "placed" | "released";
  storefrontId: number;
  taxCents: number;
  taxes: Json<TaxLine[]>;
  termsVersion: string;
  /**
   * whether units wait in a store for their customer
   */
  toCollect: Generated<boolean>;
  /**
   * whether units are left to take from the shelf; kept by triggers like to_collect, to_ship and due_on
   */
  toPick: Generated<boolean>;
  /**
   * whether picked units wait for a carrier
   */
  toShip: Generated<boolean>;
  totalCents: number;
  waitingSince: Date | null;
  wantsAccount: Generated<boolean>;
}

export interface CustomerRequest {
  accountId: number;
  /**
   * what staff wrote to the applicant last: a question, or the reason of a refusal
   */
  answer: string | null;
  askedAt: Date | null;
  createdAt: Generated<Date>;
  decidedAt: Date | null;
  fields: Json<Fields>;
  id: Generated<number>;
  kind: "business" | "professional";
  reference: string;
  staffId: number | null;
  status: Generated<"open" | "accepted" | "refused">;
}

export interface CustomerRequestDocument {
  data: Uint8Array;
  id: Generated<number>;
  name: string;
  requestId: number;
  type: string;
}

export interface CustomerTermsChange {
  at: Generated<Date>;
  creditLimitCents: number | null;
  customerId: number;
  id: Generated<number>;
  locked: boolean;
  /**
   * the account whose terms they were, if it was merged into this one
   */
  mergedCustomerId: number | null;
  paymentTerm: string;
  staffId: number | null;
}

export interface Delay {
  /**
   * without an answer by then, its lines are canceled and refunded
   */
  answerBy: Date;
  /**
   * the last day to answer in the storefront's time zone; answer_by is its end
   */
  answerOn: string;
  askedAt: Generated<Date>;
  eventId: number;
  id: Generated<number>;
  orderId: number;
  promisedOn: string;
  /**
   * the link itself is only in its messages
   */
  tokenHash: string;
}

export interface DelayLine {
  /**
   * the last date that the customer agreed to, by ordering or by waiting
   */
  agreedOn: string;
  delayId: number;
  endedAt: Date | null;
  orderLineId: number;
  /**
   * null while the customer is asked
   */
  outcome: "waited" | "canceled" | "expired" | "replaced" | "withdrawn" | "started" | null;
}

export interface DeliveredQuote {
  /**
   * the only account that may use it; null for a guest's
   */
  accountId: number | null;
  /**
   * the only bag that it is for; null until it is used for one
   */
  bagId: string | null;
  createdAt: Date;
  currency: string;
  customerId: number | null;
  expiresAt: Date;
  /**
   * what was quoted: items, quantities, destination, promo codes
   */
  facts: Json<QuotedFacts>;
  /**
   * a digest of the facts; equal facts have equal keys
   */
  factsKey: string;
  id: Generated<number>;
  /**
   * signed; whoever knows it can see the quote and use it for one bag
   */
  reference: string;
  storefrontId: number;
  /**
   * the prices, discounts, delivery rates and tax rates that it promises, with the rows that they came from
   */
  terms: Json<QuotedTerms>;
  totalCents: number;
}

export interface DeliveryCharge {
  id: Generated<number>;
  kind: "appointment" | "limited_access";
  priceCents: number;
  service: "parcel" | "freight";
  storefrontId: number;
  validFrom: string;
  validUntil: string | null;
}

export interface DeliveryRate {
  id: Generated<number>;
  priceCents: number;
  service: "parcel" | "freight";
  storefrontId: number;
  upToLb: number;
  validFrom: string;
  validUntil: string | null;
  zone: number;
}

export interface DeliveryZone {
  country: string;
  id: Generated<number>;
  postalPrefix: string;
  storefrontId: number;
  transitDays: number;
  validFrom: string;
  validUntil: string | null;
  zone: number;
}

export interface Document {
  /**
   * a path; {language} stands for the reader's language
   */
  address: string;
  id: Generated<number>;
  key: string;
  seriesId: number | null;
  storefrontId: number;
}

export interface DocumentText {
  documentId: number;
  language: string;
  title: string;
}

export interface ExternalAttempt {
  /**
   * who is signed in and links a service; null for a sign-in
   */
  accountId: number | null;
  bindingHash: string;
  expiresAt: Date;
  nonce: string;
  provider: string;
  returnTo: string | null;
  state: string;
  storefrontId: number;
  verifier: string;
}

export interface ExternalId {
  /**
   * a hash of the row that was written last, by which an unchanged row is skipped
   */
  content: string;
  externalId: string;
  /**
   * when a person was asked to choose a password; null for anybody else
   */
  invitedAt: Date | null;
  kind:
    | "business"
    | "branch"
    | "person"
    | "invoice"
    | "level"
    | "address"
    | "contract"
    | "certificate"
    | "wish"
    | "order"
    | "line"
    | "giftCard"
    | "hours"
    | "container"
    | "slab"
    | "item"
    | "furtherId"
    | "cost"
    | "redirect"
    | "figure"
    | "quote"
    | "quoteLine";
  /**
   * the id of the record in the table of its kind
   */
  recordId: number;
  source: string;
  storefrontId: number;
  writtenAt: Date;
}

export interface ExternalLogin {
  accountId: number;
  email: string;
  linkedAt: Generated<Date>;
  provider: string;
  storefrontId: number;
  subject: string;
  usedAt: Date | null;
}

export interface FormEntry {
  /**
   * when staff marked it as answered; null while it is open
   */
  answeredAt: Date | null;
  answeredBy: number | null;
  /**
   * of the solved challenge: the same one twice is the same entry
   */
  captchaKey: string;
  createdAt: Generated<Date>;
  fields: Json<Record<string, string>>;
  form: string;
  id: Generated<number>;
  language: string;
  page: string;
  reference: string;
  /**
   * words by which staff find it
   */
  search: Generated<string | null>;
  storefrontId: number;
  subject: string | null;
}

export interface GalleryScene {
  code: string;
  id: Generated<number>;
  pictureAddress: string;
  pictureColor: string | null;
  pictureHeight: number;
  pictureWidth: number;
  position: number;
  room: "kitchen" | "bath" | "living" | "entry" | "outdoors" | "business";
  storefrontId: number;
  /**
   * a flat surface that other tiles can be laid on: its part, its place in the picture and the picture of the light on it
   */
  surface: NullableJson<Fields> | null;
}

export interface GallerySceneProduct {
  part: "floor" | "wall" | "backsplash" | "counter" | "shower" | "paving" | "fireplace" | "front";
  position: number;
  productId: number;
  sceneId: number;
  x: number;
  y: number;
}

export interface GallerySceneText {
  /**
   * what the picture shows, for those who do not see it
   */
  alt: string;
  language: string;
  sceneId: number;
  title: string;
}

export interface GiftCard {
  /**
   * what the ledger says is left of it, kept by a trigger; below zero when a refund to it failed after it was used
   */
  balanceCents: Generated<number>;
  /**
   * as it is printed on the card
   */
  code: string;
  /**
   * the code in capitals, without spaces and hyphens
   */
  codeKey: string;
  /**
   * the last day on which it can be used; null for no end
   */
  expiresOn: string | null;
  id: Generated<number>;
  issuedOn: string | null;
  storefrontId: number;
}

export interface IdeaBook {
  accountId: number;
  changedAt: Generated<Date>;
  coverEntryId: number | null;
  id: Generated<number>;
  lastOpenedAt: Date | null;
  name: string;
  /**
   * how often others opened the shared link
   */
  openedCount: Generated<number>;
  /**
   * the same ticket, encrypted, so that its owner can copy the link again
   */
  sealedTicket: string | null;
  /**
   * of the ticket in the shared link; null while the book is not shared
   */
  shareHash: string | null;
  showsNotes: Generated<boolean>;
  showsPrices: Generated<boolean>;
  storefrontId: number;
}

export interface IdeaBookEntry {
  id: Generated<number>;
  ideaBookId: number;
  kind: string;
  /**
   * the owner's own words
   */
  note: Generated<string>;
  position: number;
  /**
   * an item's or slab's number, a scene's code, or a story's uuid
   */
  reference: string;
}

export interface Idempotency {
  answer: ColumnType<unknown, string | null, string | null> | null;
  call: string;
  caller: string;
  createdAt: Generated<Date>;
  key: string;
  requestHash: string;
  status: number | null;
  storefrontId: number;
}

export interface Invitation {
  acceptedAt: Date | null;
  branchIds: number[];
  cancelledAt: Date | null;
  customerId: number;
  email: string;
  emailKey: string;
  expiresAt: Date;
  givenName: string;
  hash: string;
  id: Generated<number>;
  invitedAt: Generated<Date>;
  /**
   * the account that invites; null for the shop
   */
  invitedBy: number | null;
  language: string;
  pricesWithheld: Generated<boolean>;
  roles: string[];
  surname: string;
}

export interface Invoice {
  branchId: number | null;
  currency: string;
  customerId: number;
  deliveryCents: number;
  dueOn: string | null;
  /**
   * its number in the system that it was moved from; null for one of this shop
   */
  earlierNo: string | null;
  /**
   * the handing over that an invoice is for; null for a credit
   */
  eventId: number | null;
  goodsCents: number;
  id: Generated<number>;
  invoiceNo: Generated<number>;
  issuedAt: Date;
  issuedOn: string;
  jobName: string | null;
  kind: "invoice" | "credit";
  /**
   * the sum of its entries in the ledger, kept by a trigger; negative for a credit
   */
  openCents: Generated<number>;
  /**
   * null for one that was moved from another system
   */
  orderId: number | null;
  paymentTerm: string;
  /**
   * the part that had been paid with the order
   */
  prepaidCents: Generated<number>;
  purchaseOrderNo: string | null;
  /**
   * the refund that a credit is for; null for an invoice
   */
  refundId: number | null;
  storefrontId: number;
  taxCents: number;
  totalCents: number;
}

export interface InvoiceLine {
  deliveryCents: number;
  goodsCents: number;
  invoiceId: number;
  orderLineId: number;
  position: number;
  taxCents: number;
  units: number;
}

export interface InvoicePayment {
  accountId: number | null;
  amountCents: number;
  /**
   * when its provider was last asked about it
   */
  askedAt: Date | null;
  attemptKey: string;
  brand: string | null;
  createdAt: Date;
  customerId: number;
  failureCode: string | null;
  id: Generated<number>;
  last4: string | null;
  /**
   * what the payer of a bank debit agreed to, in their language
   */
  mandateText: string | null;
  mandateVersion: string | null;
  method: "CreditCard" | "Ach" | "Check" | "Credit";
  paidAt: Date | null;
  provider: string | null;
  providerId: string | null;
  /**
   * the number of a check
   */
  reference: string | null;
  staffId: number | null;
  status: "started" | "pending" | "captured" | "declined" | "cancelled" | "returned";
  storefrontId: number;
  /**
   * its bank has asked the payer, who has not answered yet
   */
  waitsForPayer: Generated<boolean>;
}

export interface InvoicePaymentPart {
  /**
   * what it pays of an invoice; negative for what it uses of a credit
   */
  amountCents: number;
  invoiceId: number;
  paymentId: number;
}

export interface Item {
  /**
   * 1e-4 square feet per sell unit
   */
  areaPerUnit: number | null;
  chipHeightMm: string | null;
  /**
   * arrangement of the chips on a mosaic sheet, such as hexagon or brick
   */
  chipLayout: string | null;
  chipWidthMm: string | null;
  edge: string | null;
  /**
   * values of the supplier's own facts, by the code of the fact in the storefront's settings
   */
  facts: JsonWithDefault<FactValues>;
  finish: string | null;
  gtin: string | null;
  heightMm: string | null;
  id: Generated<number>;
  itemNo: string;
  kind: Generated<"item" | "sample" | "electronic">;
  /**
   * the manufacturer's own number (MPN)
   */
  partNumber: string | null;
  piecesPerUnit: Generated<number>;
  position: Generated<number>;
  productId: number;
  published: Generated<boolean>;
  sampleItemNo: string | null;
  sellUnit: "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each" | "pack";
  shape: string | null;
  size: string | null;
  storefrontId: number;
  /**
   * its product tax code at the tax service; null for that of its kind
   */
  taxCode: string | null;
  thicknessMm: string | null;
  unitsPerPallet: number | null;
  /**
   * 1e-2 pounds per sell unit
   */
  weightPerUnit: Generated<number>;
  widthMm: string | null;
}

export interface ItemCost {
  costCents: number;
  createdAt: Date;
  itemId: number;
  staffId: number | null;
  startsOn: string;
}

export interface ItemText {
  itemId: number;
  label: string;
  language: string;
}

export interface LedgerEntry {
  account:
    | "receivable"
    | "cash"
    | "sales"
    | "delivery"
    | "tax"
    | "refunds"
    | "disputes"
    | "credit_line"
    | "invoiced"
    | "opening"
    | "gift_cards";
  amountCents: number;
  giftCardId: number | null;
  invoiceId: number | null;
  postingId: number;
}

export interface LedgerPosting {
  at: Generated<Date>;
  id: Generated<number>;
  key: string;
  orderId: number | null;
}

export interface LedgerSum {
  account: string;
  creditCents: number;
  debitCents: number;
  month: string;
  storefrontId: number;
}

export interface LedgerSummed {
  postingId: number;
  storefrontId: number;
  /**
   * the one whose months they are; with another one the sums are not used
   */
  timezone: string;
}

export interface LegalTextReview {
  fingerprintEn: string;
  fingerprintEs: string;
  id: Generated<number>;
  note: string;
  reviewedAt: Date;
  reviewedBy: string;
  storefrontId: number;
  storyUuid: string;
  /**
   * as the text calls itself; the fingerprints say what was reviewed
   */
  version: string;
}

export interface Listing {
  filter: Json<ListingFilter>;
  id: Generated<number>;
  inMenu: Generated<boolean>;
  parent: string | null;
  path: string;
  position: Generated<number>;
  storefrontId: number;
}

export interface ListingText {
  intro: string;
  language: string;
  listingId: number;
  name: string;
  slug: string;
  storefrontId: number;
  title: string;
}

export interface Lot {
  caliber: string | null;
  code: string;
  id: Generated<number>;
  itemId: number;
  onHand: number;
  placeId: number;
  reserved: Generated<number>;
  shade: string | null;
  short: Generated<number>;
}

export interface MoneyBack {
  amountCents: number;
  createdAt: Generated<Date>;
  id: Generated<number>;
  kind: "refund" | "dispute" | "return";
  paymentId: number;
  provider: string;
  providerRef: string;
  state: "open" | "done" | "failed";
  updatedAt: Generated<Date>;
}

export interface MovedQuote {
  deliveryCents: number;
  /**
   * from the order to the delivery, for a place that the delivery tables do not serve
   */
  deliveryDays: number;
  deliveryService: "parcel" | "freight";
  goodsCents: number;
  /**
   * whether it differs from the newest version
   */
  isPending: Generated<boolean>;
  note: string | null;
  quotedOn: string;
  quoteId: number;
  taxCents: number;
  validUntil: string;
}

export interface MovedQuoteLine {
  /**
   * null for that of the quote: picked up if it names a store, else delivered
   */
  fulfilment: "DLVR" | "PKUP" | "ELTR" | null;
  id: Generated<number>;
  itemId: number;
  position: number;
  /**
   * in sell units; 0 for a line that was taken out
   */
  quantity: number;
  quoteId: number;
  unitPriceCents: number;
}

export interface MoveIn {
  beatAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  /**
   * why the files can't be read
   */
  fault: string | null;
  firstRejects: NullableJson<Fields[]> | null;
  id: Generated<number>;
  options: Json<Fields>;
  /**
   * the process that works on it
   */
  owner: string | null;
  progress: NullableJson<Fields> | null;
  /**
   * the report of rejected rows as CSV
   */
  rejects: string | null;
  /**
   * who accepted that totals differ
   */
  signedBy: string | null;
  /**
   * the name of the system that the files come from, which ids belong to
   */
  source: string;
  staffId: number | null;
  staffName: string;
  state: "open" | "checking" | "checked" | "running" | "done" | "stopped" | "failed";
  stops: Generated<boolean>;
  storefrontId: number;
  summary: NullableJson<Fields> | null;
}

export interface MoveInFile {
  bytes: number;
  data: Uint8Array;
  moveInId: number;
  name: string;
}

export interface OrderEvent {
  /**
   * the signed-in customer who did it; null for staff, the shop itself, and a guest
   */
  accountId: number | null;
  amountCents: number | null;
  at: Generated<Date>;
  byCustomer: Generated<boolean>;
  /**
   * carrier, trackingNumber and trackingUrl of a shipment; reason of a refund or cancellation
   */
  detail: NullableJson<OrderEventDetail> | null;
  id: Generated<number>;
  key: string;
  kind:
    | "refunded"
    | "refund_failed"
    | "dispute_opened"
    | "dispute_won"
    | "dispute_lost"
    | "picked"
    | "ready"
    | "shipped"
    | "canceled"
    | "refund_requested"
    | "payment_voided"
    | "payment_settled"
    | "payment_returned"
    | "payment_requested"
    | "payment_received"
    | "promise_moved"
    | "delay_accepted"
    | "delivered"
    | "taken_by_phone"
    | "message_sent"
    | "return_announced"
    | "return_received"
    | "return_inspected"
    | "return_withdrawn"
    | "lot_exchanged"
    | "payment_reminded"
    | "replacement_held"
    | "replacement_sent"
    | "replacement_withdrawn"
    | "question_received"
    | "questions_closed";
  orderId: number;
  staffId: number | null;
}

export interface OrderLine {
  area: number | null;
  bagLineId: number | null;
  detail: string;
  /**
   * what promotions took off; goods_cents is what was left to pay
   */
  discountCents: Generated<number>;
  /**
   * the lot of a moved order, as it was called there; such lines hold no stock
   */
  earlierLot: string | null;
  /**
   * shape and real size of one piece, or of a sheet and its chips; null for goods that are not laid
   */
  format: NullableJson<Fields> | null;
  fulfilment: BagLine["fulfilment"];
  goodsCents: number;
  id: Generated<number>;
  itemId: number | null;
  itemNo: string;
  name: string;
  orderId: number;
  picture: NullableJson<Fields> | null;
  placeId: number | null;
  position: number;
  promisedOn: string | null;
  promiseReason: string | null;
  quantity: number;
  recipient: NullableJson<Recipient> | null;
  /**
   * rooms with their units by lot
   */
  rooms: JsonWithDefault<RoomLots[]>;
  sellUnit: Item["sellUnit"];
  taxCents: number;
  unitPriceCents: number;
  warnings: Generated<string[]>;
}

export interface OrderLineLot {
  lotId: number;
  orderLineId: number;
  quantity: number;
}

export interface OrderLineStep {
  eventId: number;
  kind: "picked" | "ready" | "shipped" | "canceled" | "returned" | "delivered";
  orderLineId: number;
  /**
   * sell units; negative when picked units go back to the shelf
   */
  units: number;
}

export interface OrderNote {
  /**
   * when staff answered a question, or decided that it needs no answer
   */
  answeredAt: Date | null;
  at: Date;
  id: Generated<number>;
  /**
   * a note stays with the staff; a message was mailed to the customer; a question came from the customer
   */
  kind: "note" | "message" | "question";
  orderId: number;
  staffId: number | null;
  text: string;
}

export interface OrderPromotion {
  code: string;
  deliveryDiscountCents: number;
  discountCents: number;
  name: Json<Localized>;
  orderId: number;
}

export interface OrderReplacement {
  /**
   * written_off: the customer need not give them back; taken_back: they are collected, and never enter the stock
   */
  brokenGoods: "written_off" | "taken_back";
  carrier: string | null;
  createdAt: Date;
  endedAt: Date | null;
  id: Generated<number>;
  lotId: number;
  orderId: number;
  orderLineId: number;
  reason: string;
  staffId: number;
  state: Generated<"held" | "sent" | "withdrawn">;
  trackingNumber: string | null;
  trackingUrl: string | null;
  units: number;
}

export interface OrderReturn {
  announcedAt: Date;
  endedAt: Date | null;
  id: Generated<number>;
  orderId: number;
  /**
   * the shop sent something wrong or broken: no time limit, and nothing is withheld
   */
  ourFault: boolean;
  /**
   * in the words of who announced it; may be empty for a customer's
   */
  reason: string;
  /**
   * what the customer chose; null for a return that staff announced
   */
  reasonKind: "tooMuch" | "changedMind" | "wrongItem" | "damaged" | "shade" | "late" | "other" | null;
  receivedAt: Date | null;
  /**
   * null for a return that the customer announced; its event names the account
   */
  staffId: number | null;
  state: Generated<"announced" | "received" | "inspected" | "refunded" | "withdrawn">;
}

export interface OrderReturnLine {
  broken: number | null;
  missing: number | null;
  orderLineId: number;
  returnId: number;
  sellable: number | null;
  /**
   * sell units that the customer announced; sellable, broken and missing are what the inspection found
   */
  units: number;
}

export interface OrderTax {
  cents: number;
  country: string;
  id: Generated<number>;
  /**
   * level and jurisdiction, such as state:NV
   */
  name: string;
  orderId: number;
  /**
   * null for deliveries
   */
  orderLineId: number | null;
  province: string;
  ratePpm: number;
  taxableCents: number;
}

export interface OutboxBeforeQueues {
  availableAt: Generated<Date>;
  id: Generated<number>;
  key: string;
  kind: string;
  payload: Json<Fields>;
}

export interface Passkey {
  accountId: number;
  addedAt: Generated<Date>;
  counter: number;
  id: string;
  name: string;
  publicKey: Uint8Array;
  transports: string[];
  usedAt: Date | null;
}

export interface Payment {
  amountCents: number;
  attemptKey: string | null;
  /**
   * the brand of a card, the name of a bank
   */
  brand: string | null;
  createdAt: Generated<Date>;
  /**
   * of a credit line: when its invoice is due; of a payment link: the last day to pay, after which the order is canceled
   */
  dueOn: string | null;
  failureCode: string | null;
  id: Generated<number>;
  last4: string | null;
  method: string;
  orderId: number;
  provider: string;
  providerId: string | null;
  /**
   * the secret part of the address of its receipt
   */
  receiptKey: Generated<string>;
  /**
   * the link that it was made with; null for a payment at checkout
   */
  requestId: number | null;
  status: "started" | "pending" | "authorised" | "captured" | "declined" | "cancelled" | "refunded" | "returned";
  updatedAt: Generated<Date>;
  /**
   * of one made with a link: its bank has asked the payer, who has not answered yet
   */
  waitsForPayer: Generated<boolean>;
}

export interface PaymentCustomer {
  accountId: number;
  /**
   * the idempotency key of its creation
   */
  creationKey: string;
  /**
   * null until the provider has created it
   */
  providerId: string | null;
}

export interface PaymentMandate {
  agreedAt: Date;
  language: string;
  paymentId: number;
  text: string;
  version: string;
}

export interface PaymentRequest {
  amountCents: number | null;
  createdAt: Generated<Date>;
  expiresAt: Date;
  id: Generated<number>;
  /**
   * link: pays what is owed with any card; authorization: an amount with a saved card; phone: staff enter a card that its owner reads out
   */
  kind: Generated<"link" | "authorization" | "phone">;
  orderId: number;
  paidAt: Date | null;
  /**
   * null for a link, and once the card is removed
   */
  savedPaymentId: number | null;
  /**
   * who sent it; null for a link that the customer asked for
   */
  staffId: number | null;
  storefrontId: number;
  /**
   * the link itself is only in its mail
   */
  tokenHash: string;
  /**
   * when a newer link took its place
   */
  withdrawnAt: Date | null;
}

export interface Payout {
  amountCents: number;
  arrivesOn: string;
  createdAt: Date;
  currency: string;
  id: Generated<number>;
  provider: string;
  providerRef: string;
  readAt: Date;
  state: "on_its_way" | "paid" | "failed";
}

export interface PayoutItem {
  /**
   * before the fee; negative for money that went back
   */
  amountCents: number;
  /**
   * the provider's id of the refund or dispute
   */
  backRef: string | null;
  feeCents: number;
  kind: "payment" | "refund" | "dispute" | "other";
  /**
   * the provider's id of the payment that it is about
   */
  paymentRef: string | null;
  payoutId: number;
  providerRef: string;
}

export interface PhoneOrder {
  /**
   * on whose terms; null for a guest
   */
  accountId: number | null;
  bagId: string;
  createdAt: Date;
  id: Generated<number>;
  language: string;
  orderId: number | null;
  staffId: number;
  storefrontId: number;
  updatedAt: Date;
}

export interface Picture {
  address: string;
  altEn: string | null;
  altEs: string | null;
  cellHeightMm: number | null;
  cellWidthMm: number | null;
  color: string | null;
  /**
   * where the cut begins, in pixels of the original
   */
  cropLeft: number | null;
  cropTop: number | null;
  extentHeightMm: number | null;
  extentWidthMm: number | null;
  height: number;
  id: Generated<number>;
  kind: "face" | "sheet" | "object" | "slab" | "scene" | "photo";
  /**
   * the whole picture that this one was cut from; null for a whole one
   */
  originalAddress: string | null;
  originalHeight: number | null;
  originalWidth: number | null;
  position: Generated<number>;
  productId: number;
  rowMm: number | null;
  /**
   * shows variants of this size only; null for every size
   */
  size: string | null;
  width: number;
}

export interface Place {
  city: string;
  /**
   * days on which the place is closed, as yyyy-mm-dd
   */
  closedOn: Generated<string[]>;
  code: string;
  country: Generated<string>;
  email: string | null;
  hours: Json<Hours>;
  id: Generated<number>;
  latitude: number;
  longitude: number;
  number: number;
  operationTypes: string[];
  phone: string;
  postalCode: string;
  /**
   * whether customers see it and its stock is for sale; until then its address may be empty
   */
  published: Generated<boolean>;
  state: string;
  storefrontId: number;
  street: string;
  timezone: string;
}

export interface PlaceText {
  description: string;
  language: string;
  name: string;
  placeId: number;
  slug: string;
}

export interface PlannedPrice {
  itemId: number;
  listCents: number;
  pricePlanId: number;
  startsOn: string;
}

export interface PostalRange {
  country: string;
  firstPrefix: string;
  lastPrefix: string;
  province: string;
}

export interface Price {
  currency: Generated<string>;
  itemId: number;
  listCents: number;
  saleCents: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
}

export interface PriceBreak {
  fromUnits: number;
  itemId: number;
  priceCents: number;
}

export interface PriceHistory {
  at: Generated<Date>;
  beforeListCents: number;
  beforeSaleCents: number | null;
  beforeSaleFrom: string | null;
  beforeSaleUntil: string | null;
  id: Generated<number>;
  itemId: number;
  listCents: number;
  saleCents: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  /**
   * null for an import or a command
   */
  staffId: number | null;
}

export interface PriceLevel {
  code: string;
  id: Generated<number>;
  name: string;
  storefrontId: number;
}

export interface PriceLevelAssignment {
  customerId: number;
  endedAt: Date | null;
  endedBy: number | null;
  id: Generated<number>;
  priceLevelId: number;
  setAt: Date;
  setBy: number | null;
}

export interface PriceLine {
  cents: number | null;
  customerId: number | null;
  endedAt: Date | null;
  endedBy: number | null;
  firstDay: string | null;
  fromUnits: number;
  id: Generated<number>;
  /**
   * the code of the department or series, or the item number; empty for everything
   */
  key: string;
  lastDay: string | null;
  /**
   * off the list price, in hundredths of a percent
   */
  offBasisPoints: number | null;
  priceLevelId: number | null;
  scope: "all" | "department" | "series" | "item";
  setAt: Date;
  setBy: number | null;
  storefrontId: number;
}

export interface PricePlan {
  /**
   * up or down, in hundredths of a percent
   */
  basisPoints: number | null;
  cents: number | null;
  /**
   * numbers of items in its scope that keep their prices
   */
  exceptItems: Generated<string[]>;
  id: Generated<number>;
  keys: string[];
  kind: "list" | "price" | "import";
  scope: "all" | "department" | "series" | "item";
  setAt: Date;
  staffId: number | null;
  startsOn: string;
  storefrontId: number;
}

export interface PrivacyRequest {
  closedAt: Date | null;
  closedBy: string | null;
  details: string;
  email: string;
  emailKey: string;
  extendedAt: Date | null;
  extensionReason: string | null;
  id: Generated<number>;
  kind: "copy" | "correction" | "deletion";
  language: "en" | "es";
  name: string;
  outcome: string | null;
  /**
   * the day on which the person asked, from which the law counts
   */
  receivedOn: string;
  recordedAt: Date;
  /**
   * who of the staff recorded it; null if the person asked in the shop
   */
  recordedBy: string | null;
  requestNo: string;
  state: "open" | "verified" | "done" | "refused";
  storefrontId: number;
  verifiedAt: Date | null;
  verifiedBy: string | null;
  verifiedHow: string | null;
}

export interface Product {
  code: string;
  colorCode: string;
  colorFamily: string | null;
  /**
   * the last day in the shop, while it is not over; then published is unset and this is emptied
   */
  hideAfter: string | null;
  id: Generated<number>;
  introducedOn: string;
  look: string | null;
  popularity: Generated<number>;
  published: Generated<boolean>;
  seriesId: number;
  /**
   * the first day in the shop, while it is to come; then published is set and this is emptied
   */
  showOn: string | null;
  storefrontId: number;
  tags: Generated<string[]>;
}

export interface ProductOldAddress {
  /**
   * of another system, in lower case and without a language; then its parameters in order
   */
  path: string;
  productId: number;
  storefrontId: number;
}

export interface ProductRelation {
  position: Generated<number>;
  productId: number;
  relatedId: number;
}

export interface ProductSlugHistory {
  language: string;
  productId: number;
  slug: string;
  storefrontId: number;
}

export interface ProductText {
  color: Generated<string>;
  description: Generated<string>;
  language: string;
  name: string;
  productId: number;
  seoDescription: string | null;
  seoTitle: string | null;
  slug: string;
  storefrontId: number;
}

export interface PromiseMove {
  eventId: number;
  fromOn: string;
  fromReason: string | null;
  orderLineId: number;
  reason: string;
  toOn: string;
}

export interface Promotion {
  code: string;
  customerKinds: ("guest" | "member" | "business")[];
  id: Generated<number>;
  minimumCents: number;
  name: Json<Localized>;
  offer: Json<PromotionOffer>;
  position: number;
  scope: Json<PromotionScope>;
  stacks: boolean;
  storefrontId: number;
  uses: number | null;
  usesPerBuyer: number | null;
  validFrom: string | null;
  validUntil: string | null;
}

export interface ProviderEvent {
  eventId: string;
  provider: string;
  receivedAt: Generated<Date>;
}

export interface Province {
  code: string;
  country: string;
  nameEn: string;
  nameEs: string;
}

export interface RecordChange {
  action: "created" | "updated" | "deleted";
  at: Generated<Date>;
  id: Generated<number>;
  kind: "product" | "price" | "stock" | "order" | "invoice" | "customer" | "content" | "contract" | "priceLevel";
  /**
   * the places that have the record or had it until this change; given with its position
   */
  placeIds: number[] | null;
  /**
   * its place in the feed, given after its transaction has committed
   */
  position: number | null;
  /**
   * the number or code by which callers know the record; of stock, the id of the lot
   */
  record: string;
  storefrontId: number;
  transactionId: Generated<number>;
}

export interface RecoveryCode {
  accountId: number;
  hash: string;
  usedAt: Date | null;
}

export interface RefreshToken {
  expiresAt: Date;
  hash: string;
  sessionId: string;
  successor: string | null;
  usedAt: Date | null;
}

export interface Refund {
  amountCents: number;
  /**
   * the part that goes back to the credit line or the gift card, not through the provider
   */
  creditCents: Generated<number>;
  endedAt: Date | null;
  /**
   * whether the whole order was canceled; an uncaptured payment is then voided
   */
  endsOrder: boolean;
  eventId: number;
  id: Generated<number>;
  orderId: number;
  /**
   * how staff paid it out; null for one that goes back to a payment or becomes a credit
   */
  paidBy: "check" | "cash" | null;
  /**
   * null for an order that was moved from another system
   */
  paymentId: number | null;
  providerRef: string | null;
  reason: string | null;
  /**
   * of what staff paid out, such as the number of a check
   */
  reference: string | null;
  requestedAt: Generated<Date>;
  state: Generated<"requested" | "done" | "voided" | "failed">;
}

export interface RefundLine {
  /**
   * with its tax
   */
  deliveryCents: number;
  goodsCents: number;
  orderLineId: number;
  refundId: number;
  /**
   * whether the units had been handed over; otherwise they were canceled
   */
  shipped: boolean;
  taxCents: number;
  units: number;
  withDelivery: boolean;
  /**
   * what the shop kept for restocking; goods_cents is what went back
   */
  withheldGoodsCents: Generated<number>;
  withheldTaxCents: Generated<number>;
}

export interface RefundTax {
  cents: number;
  country: string;
  id: Generated<number>;
  name: string;
  orderLineId: number | null;
  province: string;
  ratePpm: number;
  refundId: number;
}

export interface SalesQuote {
  accountId: number;
  /**
   * the lots with their units that the buyer has agreed to, by line of the newest version
   */
  agreedLots: NullableJson<LotUnits[][]> | null;
  /**
   * the bag that was asked about, which nobody can change any more
   */
  bagId: string;
  branchId: number | null;
  currency: string;
  customerId: number | null;
  /**
   * its number in the system that it was moved from; null for a quote of this shop
   */
  earlierNo: string | null;
  endedAt: Date | null;
  id: Generated<number>;
  jobName: string | null;
  language: string;
  orderId: number | null;
  purchaseOrderNo: string | null;
  quoteNo: Generated<number>;
  rejectNote: string | null;
  rejectReason: string | null;
  requestedAt: Date;
  status: "requested" | "sent" | "accepted" | "rejected" | "withdrawn";
  storefrontId: number;
}

export interface SalesQuoteMessage {
  accountId: number | null;
  at: Date;
  id: Generated<number>;
  quoteId: number;
  staffId: number | null;
  text: string;
}

export interface SalesQuoteVersion {
  deliveryCents: number;
  expiresAt: Date;
  goodsCents: number;
  /**
   * items, units and prices in their order
   */
  lines: Json<OfferedLine[]>;
  note: string | null;
  quoteId: number;
  sentAt: Date;
  staffId: number | null;
  taxCents: number;
  /**
   * the prices, delivery rates and tax rates that it promises, with the rows that they came from
   */
  terms: Json<QuotedTerms>;
  totalCents: number;
  versionNo: number;
}

export interface SavedPayment {
  accountId: number;
  /**
   * the brand of a card, the name of a bank
   */
  brand: string;
  createdAt: Generated<Date>;
  expMonth: number | null;
  expYear: number | null;
  /**
   * the same for the same card or account, however often it is entered
   */
  fingerprint: string;
  id: Generated<number>;
  kind: Generated<"card" | "bank">;
  last4: string;
  /**
   * what the owner of a bank account agreed to who saved it without paying
   */
  mandateText: string | null;
  mandateVersion: string | null;
  name: Generated<string>;
  preferred: Generated<boolean>;
  providerId: string;
  /**
   * of a bank account until its owner has verified it
   */
  setupId: string | null;
}

export interface SearchCount {
  /**
   * in the time zone of the storefront
   */
  day: string;
  /**
   * products and pages that were found the last time
   */
  hits: number;
  language: string;
  storefrontId: number;
  term: string;
  times: number;
  /**
   * how many of the times nothing was found
   */
  withoutHit: number;
}

export interface SearchLabel {
  code: number;
  en: string;
  es: string;
  storefrontId: number;
}

export interface SearchPosting {
  language: string;
  productId: number;
  storefrontId: number;
  term: string;
  weight: number;
}

export interface SearchProduct {
  colorFamily: string | null;
  department: string;
  /**
   * codes of search_value
   */
  facets: number[];
  /**
   * the hash of what was indexed; a product that has it already is not written again
   */
  fingerprint: string;
  highestCents: number;
  introduced: number;
  listings: string[];
  look: string | null;
  lowestCents: number;
  material: string;
  nameEn: string;
  nameEs: string;
  onSale: boolean;
  popularity: number;
  productId: number;
  season: string | null;
  series: string;
  stone: string | null;
  storefrontId: number;
  tags: string[];
  uses: string[];
  /**
   * what any of its variants has
   */
  variantFacets: number[];
  /**
   * each use of a word that counts in search_word
   */
  wordsEn: string[];
  wordsEs: string[];
}

export interface SearchSpelling {
  language: string;
  productId: number;
  storefrontId: number;
  word: string;
  written: string;
}

export interface SearchState {
  products: number;
  storefrontId: number;
}

export interface SearchValue {
  code: number;
  facet: string;
  storefrontId: number;
  value: string;
}

export interface SearchVariant {
  areaPerUnit: number;
  facets: number[];
  itemNo: string;
  label: number;
  listCents: number;
  onSale: boolean;
  position: number;
  priceCents: number;
  productId: number;
  restockedAt: Date | null;
  stockedAt: string[];
  storefrontId: number;
}

export interface SearchWord {
  language: string;
  /**
   * which letters the word has, as bits; several letters share one
   */
  letters: number;
  storefrontId: number;
  term: string;
  uses: number;
  word: string;
}

export interface SecondFactor {
  accountId: number;
  confirmedAt: Date | null;
  /**
   * of the last code that was taken: none is taken twice
   */
  lastStep: Generated<number>;
  sealedSecret: string;
}

export interface Series {
  /**
   * the manufacturer or its brand; null for the shop's own goods
   */
  brand: string | null;
  breakingStrengthLbf: number | null;
  code: string;
  dcofWet: string | null;
  department: string;
  documentKeys: Generated<string[]>;
  frostResistant: boolean | null;
  id: Generated<number>;
  listings: Generated<string[]>;
  material: string;
  mohs: string | null;
  name: string;
  origin: string | null;
  pei: number | null;
  rectified: boolean | null;
  recycledPct: number | null;
  season: string | null;
  shadeVariation: "V1" | "V2" | "V3" | "V4" | null;
  stone: string | null;
  storefrontId: number;
  uses: Generated<string[]>;
  warnings: Generated<string[]>;
  waterAbsorptionPct: string | null;
}

export interface SeriesText {
  description: Generated<string>;
  language: string;
  seriesId: number;
}

export interface Session {
  accountId: number | null;
  device: Generated<string>;
  endedAt: Date | null;
  endedBecause: string | null;
  id: string;
  place: Generated<string>;
  staffId: number | null;
  startedAt: Generated<Date>;
  usedAt: Generated<Date>;
  /**
   * who of the staff sees the shop as the account does, and changes nothing; null for its owner
   */
  viewedBy: number | null;
  way: "password" | "passkey" | "external" | "link" | "view";
}

export interface SignInFailure {
  count: number;
  key: string;
  lastAt: Generated<Date>;
}

export interface SigningKey {
  createdAt: Generated<Date>;
  id: string;
  publicKey: Json<Fields>;
  /**
   * encrypted with SESSION_SECRET
   */
  sealedPrivateKey: string;
}

export interface Slab {
  bundleId: number;
  heightMm: number;
  id: Generated<number>;
  pictureAddress: string | null;
  pictureColor: string | null;
  pictureHeight: number | null;
  pictureWidth: number | null;
  /**
   * null for the price of its item
   */
  priceCents: number | null;
  /**
   * its position in the order of the saw
   */
  sequence: number;
  soldAt: Date | null;
  widthMm: number;
}

export interface SlabBundle {
  arrivedOn: string;
  block: string;
  /**
   * also the lot
   */
  code: string;
  id: Generated<number>;
  itemId: number;
  placeId: number;
  storefrontId: number;
}

export interface SlabEvent {
  at: Date;
  holdId: number | null;
  id: Generated<number>;
  kind: "held" | "queued" | "promoted" | "left" | "expired" | "released" | "sold" | "returned";
  note: string | null;
  slabId: number;
  staffId: number | null;
}

export interface SlabHold {
  accountId: number;
  askedAt: Date;
  endedAt: Date | null;
  expiresAt: Date | null;
  id: Generated<number>;
  outcome: "left" | "expired" | "released" | "sold" | null;
  slabId: number;
  state: "waiting" | "holding" | "ended";
}

export interface SlabLayout {
  /**
   * null for a guest's, which its link alone opens
   */
  accountId: number | null;
  id: Generated<number>;
  /**
   * slabs, pieces and the vein's direction, as in the contract
   */
  layout: Json<Fields>;
  name: string;
  savedAt: Date;
  /**
   * the same ticket, encrypted, so that its owner can copy the link again
   */
  sealedTicket: string | null;
  /**
   * of the ticket in the shared link; null while the layout is not shared
   */
  shareHash: string | null;
  storefrontId: number;
}

export interface SmsConsent {
  accountId: number | null;
  at: Generated<Date>;
  consentText: string;
  consentVersion: string;
  id: Generated<number>;
  orderId: number | null;
  phone: string;
  place: string;
  state: "in" | "out";
  storefrontId: number;
}

export interface SoldOutCount {
  countedAt: Date;
  items: number;
  placeId: number;
}

export interface SpentPoints {
  expire: number | null;
  key: string;
  points: number;
}

export interface Staff {
  blockedAt: Date | null;
  createdAt: Generated<Date>;
  email: string;
  emailKey: string;
  id: Generated<number>;
  language: Generated<"en" | "es">;
  lockReason: string | null;
  name: Generated<string>;
  passwordHash: string;
  /**
   * rights of their own; those of the role count if there is one
   */
  rights: string[];
  /**
   * null for staff with rights of their own
   */
  roleId: number | null;
  signedInAt: Date | null;
  storefrontId: number;
}

export interface StaffInvitation {
  email: string;
  emailKey: string;
  expiresAt: Date;
  hash: string;
  id: Generated<number>;
  invitedAt: Date;
  invitedBy: number | null;
  language: "en" | "es";
  name: string;
  placeIds: number[];
  roleId: number;
  storefrontId: number;
}

export interface StaffPasskey {
  addedAt: Date;
  counter: number;
  id: string;
  name: string;
  publicKey: Uint8Array;
  staffId: number;
  transports: string[];
  usedAt: Date | null;
}

export interface StaffRecoveryCode {
  hash: string;
  staffId: number;
  usedAt: Date | null;
}

export interface StaffRole {
  code: string;
  id: Generated<number>;
  /**
   * in each language
   */
  name: Json<Localized>;
  rights: string[];
  storefrontId: number;
}

export interface StaffSecondFactor {
  confirmedAt: Date | null;
  /**
   * of the last code that was taken: none is taken twice
   */
  lastStep: Generated<number>;
  sealedSecret: string;
  staffId: number;
}

export interface StaffStore {
  placeId: number;
  staffId: number;
}

export interface StatedFigure {
  /**
   * in cents; the number of orders for order-count
   */
  amount: number;
  day: string;
  figure: "orders" | "order-count" | "receivables" | "stock";
  id: Generated<number>;
  /**
   * the code of a place; empty for all
   */
  place: Generated<string>;
  source: string;
  storefrontId: number;
}

export interface StockAlert {
  askedAt: Date;
  email: string;
  emailKey: string;
  expiresAt: Date;
  id: Generated<number>;
  itemId: number;
  language: string;
  /**
   * how many emails were written, of which at most one was sent
   */
  letters: Generated<number>;
  /**
   * the store where the person picks up; null for a delivery
   */
  placeId: number | null;
  storefrontId: number;
  /**
   * of the emailed link that confirmed it; null for one made by its signed-in owner
   */
  tokenHash: string | null;
  /**
   * when its email was written; null again if the stock had gone before it was sent
   */
  toldAt: Date | null;
  /**
   * in sell units
   */
  units: number;
  withdrawnAt: Date | null;
}

export interface StockCount {
  booked: Generated<boolean>;
  endedAt: Date | null;
  endedBy: number | null;
  id: Generated<number>;
  placeId: number;
  /**
   * the beginning of the item numbers that are counted; empty for everything
   */
  scope: string;
  startedAt: Date;
  startedBy: number | null;
  storefrontId: number;
}

export interface StockCountLine {
  counted: number | null;
  countedAt: Date | null;
  countedBy: number | null;
  countId: number;
  /**
   * sell units that the count changed; null until it is booked
   */
  difference: number | null;
  lotId: number;
}

export interface StockMovement {
  at: Generated<Date>;
  document: string | null;
  id: Generated<number>;
  kind: StockMovementKind;
  lotId: number;
  note: string | null;
  onHand: number;
  orderLineId: number | null;
  reserved: number;
  /**
   * who adjusted the stock; null for a movement with another cause
   */
  staffId: number | null;
}

export interface StockReservation {
  /**
   * null for a customer without an account, whose name and phone are beside it
   */
  accountId: number | null;
  /**
   * the bag of the phone order that is to take the units
   */
  bagId: string | null;
  createdAt: Date;
  customerName: string;
  endedAt: Date | null;
  endedBy: number | null;
  id: Generated<number>;
  /**
   * in the time zone of the storefront; the units are for sale again the day after
   */
  lastDay: string;
  lotId: number;
  note: string;
  /**
   * the order that took the units
   */
  orderId: number | null;
  phone: string;
  requestKey: string;
  staffId: number | null;
  state: Generated<"held" | "released" | "ordered" | "expired">;
  storefrontId: number;
  units: number;
}

export interface StockTransfer {
  fromPlaceId: number;
  id: Generated<number>;
  note: string | null;
  receivedAt: Date | null;
  receivedBy: number | null;
  /**
   * who sent it with which idempotency key, so that a repeat sends nothing
   */
  requestKey: string;
  sentAt: Date;
  sentBy: number | null;
  storefrontId: number;
  toPlaceId: number;
}

export interface StockTransferLine {
  arrived: number | null;
  id: Generated<number>;
  /**
   * the lot at the place that sent it
   */
  lotId: number;
  transferId: number;
  units: number;
}

export interface Storefront {
  /**
   * its space in the content system; null for the configured one, or for none
   */
  contentSpaceId: number | null;
  id: number;
  name: string;
  publicKey: string;
  settings: Json<Fields>;
  siteKey: string;
  timezone: string;
}

export interface StorefrontPicture {
  data: Uint8Array;
  hash: string;
  height: number;
  kind: "logo" | "favicon";
  storefrontId: number;
  type: "image/svg+xml" | "image/png";
  width: number;
}

export interface Subscription {
  email: string;
  emailKey: string;
  endedAt: Date | null;
  language: string;
  since: Generated<Date>;
  source: string;
  storefrontId: number;
  token: string;
}

export interface TaxAnswer {
  /**
   * null: the tables of the storefront apply
   */
  answer: NullableJson<Fields> | null;
  answeredAt: Date;
  expiresAt: Date;
  /**
   * why there is no answer
   */
  fault: "unavailable" | "address" | null;
  /**
   * hash of what was asked
   */
  key: string;
  service: string;
  storefrontId: number;
}

export interface TaxExemption {
  accountId: number | null;
  certificateNo: string;
  country: "US" | "CA";
  customerId: number;
  decidedAt: Date | null;
  document: Uint8Array;
  documentName: string;
  documentType: string;
  /**
   * the last day on which it applies; null without an end
   */
  expiresOn: string | null;
  id: Generated<number>;
  province: string;
  /**
   * why it was refused, for the customer
   */
  reason: string | null;
  staffId: number | null;
  state: Generated<"submitted" | "approved" | "refused">;
  submittedAt: Generated<Date>;
}

export interface TaxRate {
  country: string;
  id: Generated<number>;
  name: string;
  postalPrefix: Generated<string>;
  province: string;
  ratePpm: number;
  storefrontId: number;
  taxesDelivery: Generated<boolean>;
  validFrom: string;
  validUntil: string | null;
}

export interface TaxSale {
  committedAt: Date | null;
  /**
   * items, addresses and certificates as they are reported
   */
  document: Json<Fields>;
  orderId: number;
  /**
   * by which the service finds it again
   */
  ref: string | null;
  service: string;
  voidedAt: Date | null;
}

export interface Term {
  kind: string;
  label: string;
  language: string;
  position: Generated<number>;
  storefrontId: number;
  value: string;
}

export interface TextMessage {
  accountId: number | null;
  at: Generated<Date>;
  errorCode: string | null;
  /**
   * the message of the outbox, so that a repeat sends nothing
   */
  key: string;
  orderId: number | null;
  phone: string;
  providerRef: string | null;
  /**
   * sending: a crash may have come between the provider and our books, so it is sent again
   */
  state: "sending" | "sent" | "delivered" | "failed";
  storefrontId: number;
}

export interface TextRequest {
  at: Date;
  id: Generated<number>;
  orderId: number;
  phone: string;
  staffId: number;
  storefrontId: number;
}

export interface Upkeep {
  act: string;
  at: Date;
}

export interface Webhook {
  /**
   * who is mailed when it is paused because it failed for days
   */
  contact: string;
  createdAt: Date;
  createdBy: string;
  deletedAt: Date | null;
  failingSince: Date | null;
  failures: Generated<number>;
  formerUntil: Date | null;
  id: Generated<number>;
  kinds: string[];
  language: "en" | "es";
  name: string;
  /**
   * before it, a receiver that fails is left alone
   */
  nextTryAt: Date | null;
  /**
   * signs as well until former_until, while the receiver takes the new one over
   */
  sealedFormerSecret: string | null;
  /**
   * encrypted with SESSION_SECRET
   */
  sealedSecret: string;
  /**
   * failed: paused by the shop
   */
  state: Generated<"active" | "paused" | "failed">;
  storefrontId: number;
  url: string;
}

export interface WebhookDelivery {
  /**
   * the beginning of the body of the last answer
   */
  answer: string | null;
  attempts: Generated<number>;
  body: string;
  /**
   * one of a record is sent at a time
   */
  claimedUntil: Date | null;
  createdAt: Date;
  failure: string | null;
  id: Generated<number>;
  kind: string;
  /**
   * of the change in the feed; null for a test
   */
  position: number | null;
  record: string;
  state: Generated<"waiting" | "delivered">;
  status: number | null;
  triedAt: Date | null;
  webhookId: number;
}

export interface WishList {
  accountId: number;
  changedAt: Generated<Date>;
  id: Generated<number>;
  name: string;
  storefrontId: number;
}

export interface WishListLine {
  id: Generated<number>;
  itemId: number;
  /**
   * the owner's own words
   */
  note: Generated<string>;
  /**
   * in sell units
   */
  quantity: number;
  wishListId: number;
}

export interface DB {
  account: Account;
  accountAddress: AccountAddress;
  accountAvatar: AccountAvatar;
  accountBranch: AccountBranch;
  accountingDrop: AccountingDrop;
  accountingFile: AccountingFile;
  accountLink: AccountLink;
  accountRole: AccountRole;
  apiKey: ApiKey;
  apiKeySecret: ApiKeySecret;
  approvalRequest: ApprovalRequest;
  approvalRule: ApprovalRule;
  auditEntry: AuditEntry;
  bag: Bag;
  bagLine: BagLine;
  bagPromotion: BagPromotion;
  bookCheckRun: BookCheckRun;
  carrierBooking: CarrierBooking;
  carrierBookingLine: CarrierBookingLine;
  carrierEvent: CarrierEvent;
  carrierPiece: CarrierPiece;
  carrierProof: CarrierProof;
  catalogueImport: CatalogueImport;
  catalogueRow: CatalogueRow;
  changeFeed: ChangeFeed;
  changeLog: ChangeLog;
  closedMonth: ClosedMonth;
  connectAttempt: ConnectAttempt;
  container: Container;
  containerLine: ContainerLine;
  "content.asset": ContentAsset;
  "content.component": ContentComponent;
  "content.datasource": ContentDatasource;
  "content.datasourceEntry": ContentDatasourceEntry;
  "content.editorRecord": ContentEditorRecord;
  "content.fileStore": ContentFileStore;
  "content.space": ContentSpace;
  "content.story": ContentStory;
  "content.storyVersion": ContentStoryVersion;
  "content.token": ContentToken;
  contentRelease: ContentRelease;
  contentReleaseStory: ContentReleaseStory;
  customer: Customer;
  customerBranch: CustomerBranch;
  customerOrder: CustomerOrder;
  customerRequest: CustomerRequest;
  customerRequestDocument: CustomerRequestDocument;
  customerTermsChange: CustomerTermsChange;
  delay: Delay;
  delayLine: DelayLine;
  deliveredQuote: DeliveredQuote;
  deliveryCharge: DeliveryCharge;
  deliveryRate: DeliveryRate;
  deliveryZone: DeliveryZone;
  document: Document;
  documentText: DocumentText;
  externalAttempt: ExternalAttempt;
  externalId: ExternalId;
  externalLogin: ExternalLogin;
  formEntry: FormEntry;
  galleryScene: GalleryScene;
  gallerySceneProduct: GallerySceneProduct;
  gallerySceneText: GallerySceneText;
  giftCard: GiftCard;
  ideaBook: IdeaBook;
  ideaBookEntry: IdeaBookEntry;
  idempotency: Idempotency;
  invitation: Invitation;
  invoice: Invoice;
  invoiceLine: InvoiceLine;
  invoicePayment: InvoicePayment;
  invoicePaymentPart: InvoicePaymentPart;
  item: Item;
  itemCost: ItemCost;
  itemText: ItemText;
  ledgerEntry: LedgerEntry;
  ledgerPosting: LedgerPosting;
  ledgerSum: LedgerSum;
  ledgerSummed: LedgerSummed;
  legalTextReview: LegalTextReview;
  listing: Listing;
  listingText: ListingText;
  lot: Lot;
  moneyBack: MoneyBack;
  movedQuote: MovedQuote;
  movedQuoteLine: MovedQuoteLine;
  moveIn: MoveIn;
  moveInFile: MoveInFile;
  orderEvent: OrderEvent;
  orderLine: OrderLine;
  orderLineLot: OrderLineLot;
  orderLineStep: OrderLineStep;
  orderNote: OrderNote;
  orderPromotion: OrderPromotion;
  orderReplacement: OrderReplacement;
  orderReturn: OrderReturn;
  orderReturnLine: OrderReturnLine;
  orderTax: OrderTax;
  outboxBeforeQueues: OutboxBeforeQueues;
  passkey: Passkey;
  payment: Payment;
  paymentCustomer: PaymentCustomer;
  paymentMandate: PaymentMandate;
  paymentRequest: PaymentRequest;
  payout: Payout;
  payoutItem: PayoutItem;
  phoneOrder: PhoneOrder;
  picture: Picture;
  place: Place;
  placeText: PlaceText;
  plannedPrice: PlannedPrice;
  postalRange: PostalRange;
  price: Price;
  priceBreak: PriceBreak;
  priceHistory: PriceHistory;
  priceLevel: PriceLevel;
  priceLevelAssignment: PriceLevelAssignment;
  priceLine: PriceLine;
  pricePlan: PricePlan;
  privacyRequest: PrivacyRequest;
  product: Product;
  productOldAddress: ProductOldAddress;
  productRelation: ProductRelation;
  productSlugHistory: ProductSlugHistory;
  productText: ProductText;
  promiseMove: PromiseMove;
  promotion: Promotion;
  providerEvent: ProviderEvent;
  province: Province;
  recordChange: RecordChange;
  recoveryCode: RecoveryCode;
  refreshToken: RefreshToken;
  refund: Refund;
  refundLine: RefundLine;
  refundTax: RefundTax;
  salesQuote: SalesQuote;
  salesQuoteMessage: SalesQuoteMessage;
  salesQuoteVersion: SalesQuoteVersion;
  savedPayment: SavedPayment;
  searchCount: SearchCount;
  searchLabel: SearchLabel;
  searchPosting: SearchPosting;
  searchProduct: SearchProduct;
  searchSpelling: SearchSpelling;
  searchState: SearchState;
  searchValue: SearchValue;
  searchVariant: SearchVariant;
  searchWord: SearchWord;
  secondFactor: SecondFactor;
  series: Series;
  seriesText: SeriesText;
  session: Session;
  signInFailure: SignInFailure;
  signingKey: SigningKey;
  slab: Slab;
  slabBundle: SlabBundle;
  slabEvent: SlabEvent;
  slabHold: SlabHold;
  slabLayout: SlabLayout;
  smsConsent: SmsConsent;
  soldOutCount: SoldOutCount;
  spentPoints: SpentPoints;
  staff: Staff;
  staffInvitation: StaffInvitation;
  staffPasskey: StaffPasskey;
  staffRecoveryCode: StaffRecoveryCode;
  staffRole: StaffRole;
  staffSecondFactor: StaffSecondFactor;
  staffStore: StaffStore;
  statedFigure: StatedFigure;
  stockAlert: StockAlert;
  stockCount: StockCount;
  stockCountLine: StockCountLine;
  stockMovement: StockMovement;
  stockReservation: StockReservation;
  stockTransfer: StockTransfer;
  stockTransferLine: StockTransferLine;
  storefront: Storefront;
  storefrontPicture: StorefrontPicture;
  subscription: Subscription;
  taxAnswer: TaxAnswer;
  taxExemption: TaxExemption;
  taxRate: TaxRate;
  taxSale: TaxSale;
  term: Term;
  textMessage: TextMessage;
  textRequest: TextRequest;
  upkeep: Upkeep;
  webhook: Webhook;
  webhookDelivery: WebhookDelivery;
  wishList: WishList;
  wishListLine: WishListLine;
}
