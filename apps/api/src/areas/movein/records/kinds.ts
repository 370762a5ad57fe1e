import type { Language } from "@azulejo/contract";
import type { Cells } from "./cells.rules.ts";
import { type CostRecord, readCost } from "./costs.rules.ts";
import { type FurtherIdRecord, readFurtherId } from "./external-ids.rules.ts";
import { type FigureRecord, readFigure } from "./figures.rules.ts";
import { type GiftCardRecord, readGiftCard } from "./gift-cards.rules.ts";
import { type AddressRecord, type CertificateRecord, readAddress, readCertificate, readWish, type WishRecord } from "./of-people.rules.ts";
import { type LineRecord, type OrderRecord, readLine, readOrder } from "./orders.rules.ts";
import { type ContractRecord, type LevelRecord, readContract, readLevel } from "./prices.rules.ts";
import { type QuoteLineRecord, type QuoteRecord, readQuote, readQuoteLine } from "./quotes.rules.ts";
import {
  type BranchRecord,
  type BusinessRecord,
  type InvoiceRecord,
  type PersonRecord,
  readBranch,
  readBusiness,
  readInvoice,
  readPerson,
} from "./records.rules.ts";
import { type RedirectRecord, readRedirect } from "./redirects.rules.ts";
import { readSlab, type SlabRecord } from "./slabs.rules.ts";
import { type ContainerRecord, readContainer, readStoreHours, type StoreHoursRecord, weekdays } from "./stores.rules.ts";

export interface Records {
  level: LevelRecord;
  business: BusinessRecord;
  branch: BranchRecord;
  person: PersonRecord;
  address: AddressRecord;
  contract: ContractRecord;
  certificate: CertificateRecord;
  wish: WishRecord;
  invoice: InvoiceRecord;
  order: OrderRecord;
  line: LineRecord;
  quote: QuoteRecord;
  quoteLine: QuoteLineRecord;
  giftCard: GiftCardRecord;
  hours: StoreHoursRecord;
  container: ContainerRecord;
  slab: SlabRecord;
  cost: CostRecord;
  redirect: RedirectRecord;
  figure: FigureRecord;
  furtherId: FurtherIdRecord;
}

export type Kind = keyof Records;

interface KindOfFile<Of extends Kind> {
  /** The file's name, without its ending. */
  file: string;
  required: readonly string[];
  optional: readonly string[];
  /** Rows of other files refer to its rows, so a check remembers their ids. */
  isNamed?: true;
  /** Returns what identifies the record that rows of the file make up together: a row that a later file no longer has is removed from it. */
  wholeOf?(record: Records[Of]): readonly string[];
  read(cells: Cells, language: Language): Records[Of];
}

/** The files of a folder, in reading order: a row may refer to rows of earlier files. */
export const kinds: { [Of in Kind]: KindOfFile<Of> } = {
  level: { file: "levels", required: ["code", "name"], optional: ["id"], isNamed: true, read: readLevel },
  business: {
    file: "businesses",
    required: ["id", "name"],
    optional: ["type", "paymentTerm", "creditLimit", "priceLevel", "postalCode", "city", "state"],
    isNamed: true,
    read: readBusiness,
  },
  branch: {
    file: "branches",
    required: ["id", "business", "number", "name"],
    optional: ["city", "state"],
    isNamed: true,
    read: readBranch,
  },
  person: {
    file: "people",
    required: ["id", "email", "givenName", "surname"],
    optional: ["business", "phone", "language", "roles", "branches", "newsletters", "passwordHash"],
    isNamed: true,
    read: readPerson,
  },
  address: {
    file: "addresses",
    required: ["id", "person", "line1", "city", "state", "postalCode"],
    optional: ["label", "preferred", "firstName", "lastName", "company", "line2", "country", "kind", "phone"],
    read: readAddress,
  },
  contract: {
    file: "contracts",
    required: [],
    optional: ["id", "business", "level", "item", "series", "department", "price", "off", "minimum", "from", "until"],
    read: readContract,
  },
  certificate: {
    file: "certificates",
    required: ["id", "business", "state", "number", "file"],
    optional: ["country", "expiresOn"],
    read: readCertificate,
  },
  wish: {
    file: "lists",
    required: ["person", "list", "item"],
    optional: ["quantity", "note"],
    wholeOf: ({ person, list }) => [person, list],
    read: readWish,
  },
  invoice: {
    file: "invoices",
    required: ["id", "business", "issuedOn", "total", "open"],
    optional: ["branch", "kind", "number", "dueOn", "tax", "purchaseOrder", "job"],
    isNamed: true,
    read: readInvoice,
  },
  order: {
    file: "orders",
    required: ["id", "placedOn", "total"],
    optional: ["number", "business", "branch", "person", "state", "store", "tax", "freight", "purchaseOrder", "job"],
    isNamed: true,
    read: readOrder,
  },
  line: {
    file: "order-lines",
    required: ["order", "line", "item", "units", "price"],
    optional: ["name", "unit", "total", "tax", "lot"],
    wholeOf: ({ order }) => [order],
    read: readLine,
  },
  quote: {
    file: "quotes",
    required: ["id", "quotedOn", "validUntil", "total"],
    optional: [
      ...[
        "number",
        "business",
        "branch",
        "person",
        "phone",
        "store",
        "line1",
        "line2",
        "company",
        "city",
        "state",
        "postalCode",
        "country",
      ],
      ...["kind", "service", "deliveryDays", "freight", "tax", "purchaseOrder", "job", "note"],
    ],
    isNamed: true,
    read: readQuote,
  },
  quoteLine: {
    file: "quote-lines",
    required: ["quote", "line", "item", "units", "price"],
    optional: ["way"],
    wholeOf: ({ quote }) => [quote],
    read: readQuoteLine,
  },
  giftCard: {
    file: "gift-cards",
    required: ["code", "balance"],
    optional: ["id", "issuedOn", "expiresOn"],
    isNamed: true,
    read: readGiftCard,
  },
  hours: { file: "store-hours", required: ["store", ...weekdays], optional: ["closedOn"], read: readStoreHours },
  container: {
    file: "containers",
    required: ["container", "supplier", "store", "item", "lot", "units"],
    optional: ["id", "expectedOn", "shade", "caliber"],
    wholeOf: ({ code }) => [code],
    isNamed: true,
    read: readContainer,
  },
  slab: {
    file: "slabs",
    required: ["bundle", "sequence", "item", "store", "arrivedOn", "widthMm", "heightMm"],
    optional: ["id", "block", "price", "picture"],
    wholeOf: ({ bundle }) => [bundle],
    isNamed: true,
    read: readSlab,
  },
  cost: { file: "costs", required: ["item", "from", "cost"], optional: [], read: readCost },
  redirect: { file: "redirects", required: ["from", "to"], optional: ["status"], isNamed: true, read: readRedirect },
  figure: { file: "figures", required: ["day", "figure", "amount"], optional: ["place"], read: readFigure },
  furtherId: { file: "external-ids", required: ["kind", "record", "source", "id"], optional: [], read: readFurtherId },
};

export const kindNames = Object.keys(kinds) as Kind[];
