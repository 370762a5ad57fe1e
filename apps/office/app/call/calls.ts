import type { Call, InputOf, office, ValueOf } from "@azulejo/contract";

type Calls = typeof office;

/** The contract's office calls, by their names there; a call's path is its name in lower case, which a test checks. */
export type CallName = { [Name in keyof Calls]: Calls[Name] extends Call ? Name : never }[keyof Calls];
export type CallInput<Name extends CallName> = InputOf<Calls[Name]>;
export type CallValue<Name extends CallName> = ValueOf<Calls[Name]>;

/** Calls made with GET. The contract itself stays out of the browser's files. */
export const reads: ReadonlySet<string> = new Set<CallName>([
  "applicationDocument",
  "applications",
  "ageing",
  "bookChecks",
  "buyers",
  "catalogueProduct",
  "catalogueRows",
  "catalogueWords",
  "customer",
  "containerLabels",
  "containers",
  "counts",
  "audit",
  "auditFile",
  "contentReleases",
  "contentSchema",
  "contentStories",
  "contentStory",
  "contentVersions",
  "customerPrices",
  "customers",
  "formEntries",
  "formEntry",
  "journalFile",
  "moneyBack",
  "months",
  "order",
  "orderPaper",
  "orders",
  "ownSessions",
  "people",
  "person",
  "payments",
  "pickupStores",
  "places",
  "priceHistory",
  "priceLevels",
  "quote",
  "quotes",
  "readContainer",
  "readCount",
  "readApplication",
  "readPhoneOrder",
  "readTransfer",
  "redirects",
  "salesReport",
  "samplesReport",
  "savedPayments",
  "session",
  "mailWords",
  "settingRows",
  "shopSettings",
  "slab",
  "slabRows",
  "staffList",
  "staffMember",
  "staffRoles",
  "staffSessions",
  "stock",
  "stockReport",
  "taxExemptionDocument",
  "taxExemptions",
  "transfers",
  "tryAddress",
]);

/** Returns the path of a call below `/office/api/`. */
export const pathOf = (name: CallName): string => name.toLowerCase();
