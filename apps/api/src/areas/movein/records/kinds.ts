import type { Language } from "@azulejo/contract";
import type { Cells } from "./cells.rules.ts";
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

export interface Records {
  business: BusinessRecord;
  branch: BranchRecord;
  person: PersonRecord;
  invoice: InvoiceRecord;
}

export type Kind = keyof Records;

interface KindOfFile<Of extends Kind> {
  /** The file's name, without its ending. */
  file: string;
  required: readonly string[];
  optional: readonly string[];
  read(cells: Cells, language: Language): Records[Of];
}

/** The files of a folder, in the order in which they are read: a row may name rows of earlier files. */
export const kinds: { [Of in Kind]: KindOfFile<Of> } = {
  business: {
    file: "businesses",
    required: ["id", "name"],
    optional: ["type", "paymentTerm", "creditLimit", "postalCode", "city", "state"],
    read: readBusiness,
  },
  branch: {
    file: "branches",
    required: ["id", "business", "number", "name"],
    optional: ["city", "state"],
    read: readBranch,
  },
  person: {
    file: "people",
    required: ["id", "email", "givenName", "surname"],
    optional: ["business", "phone", "language", "roles", "branches"],
    read: readPerson,
  },
  invoice: {
    file: "invoices",
    required: ["id", "business", "issuedOn", "total", "open"],
    optional: ["branch", "kind", "number", "dueOn", "tax", "purchaseOrder", "job"],
    read: readInvoice,
  },
};

export const kindNames = Object.keys(kinds) as Kind[];
