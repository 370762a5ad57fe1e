import type { Language, Role } from "@azulejo/contract";
import { emailKey } from "../../../domain/email-key.ts";
import { isVerifiable } from "../../../session/passwords.ts";
import * as cell from "./cells.rules.ts";

/** A record's id in its former system. */
export interface Named {
  externalId: string;
  line: number;
}

export interface BusinessRecord extends Named {
  name: string;
  type: "dealer" | "designer" | "contractor" | "builder";
  paymentTerm: string;
  /** Null for no credit line. */
  creditLimitCents: number | null;
  /** The price level's external id; null for none, undefined where the file has no such column. */
  priceLevel: string | null | undefined;
  postalCode: string | null;
  city: string;
  state: string;
}

export interface BranchRecord extends Named {
  /** The business's external id. */
  business: string;
  number: string;
  name: string;
  city: string;
  state: string;
}

export interface PersonRecord extends Named {
  /** The business's external id; null for a consumer. */
  business: string | null;
  email: string;
  emailKey: string;
  givenName: string;
  surname: string;
  phone: string | null;
  language: Language;
  roles: Role[];
  /** The branches' external ids; empty for all. */
  branches: string[];
  /** The newsletters that the person has subscribed to; undefined where the file has no such column. */
  newsletters: string[] | undefined;
  /** A bcrypt or Argon2 hash; undefined without one. */
  passwordHash: string | undefined;
}

export interface InvoiceRecord extends Named {
  business: string;
  branch: string | null;
  kind: "invoice" | "credit";
  earlierNo: string;
  issuedOn: string;
  /** The day of issue if the file has no due day; null for a credit. */
  dueOn: string | null;
  /** Amounts are in cents, negative for a credit. */
  totalCents: number;
  taxCents: number;
  openCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
}

export const named = (cells: cell.Cells): Named => ({ externalId: cell.required(cells, "id", 80), line: cells.line });

export const readBusiness = (cells: cell.Cells): BusinessRecord => {
  const creditLimitCents = cell.money(cells, "creditLimit");
  if (creditLimitCents !== null && creditLimitCents < 0) cell.refuse(cells, "creditLimit", "is below zero");
  return {
    ...named(cells),
    name: cell.required(cells, "name", 120),
    type: cell.choice(cells, "type", ["dealer", "designer", "contractor", "builder"]),
    paymentTerm: cell.paymentTerm(cells, "paymentTerm"),
    creditLimitCents,
    priceLevel: cells.has("priceLevel") ? cell.optional(cells, "priceLevel", 80) : undefined,
    postalCode: cell.optional(cells, "postalCode", 12),
    city: cell.line(cells, "city", 80),
    state: cell.line(cells, "state", 20),
  };
};

export const readBranch = (cells: cell.Cells): BranchRecord => ({
  ...named(cells),
  business: cell.required(cells, "business", 80),
  number: cell.required(cells, "number", 20),
  name: cell.required(cells, "name", 120),
  city: cell.line(cells, "city", 80),
  state: cell.line(cells, "state", 20),
});

export const readPerson = (cells: cell.Cells, fallback: Language): PersonRecord => {
  const email = cell.email(cells, "email");
  const business = cell.optional(cells, "business", 80);
  const roles = cell.roleList(cells, "roles");
  if (business === null && roles.length > 0) cell.refuse(cells, "roles", "is for people of a business");
  return {
    ...named(cells),
    business,
    email,
    emailKey: emailKey(email),
    givenName: cell.required(cells, "givenName", 80),
    surname: cell.required(cells, "surname", 80),
    phone: cell.optional(cells, "phone", 40),
    language: cell.language(cells, "language", fallback),
    roles,
    branches: cell.parts(cells, "branches").sort(),
    passwordHash: passwordHash(cells),
    newsletters: cells.has("newsletters") ? cell.parts(cells, "newsletters").sort() : undefined,
  };
};

function passwordHash(cells: cell.Cells): string | undefined {
  const hash = cell.optional(cells, "passwordHash", 300) ?? undefined;
  const reason = "is no bcrypt or Argon2 hash that the shop can verify; leave it empty, and invite the person";
  // Hashes must not appear in a report.
  if (hash !== undefined && !isVerifiable(hash)) cells.problems.push({ line: cells.line, column: "passwordHash", reason, value: "" });
  return hash;
}

/** A credit's amounts may be written with or without a minus. */
export const readInvoice = (cells: cell.Cells): InvoiceRecord => {
  const written = { total: cell.amount(cells, "total"), tax: cell.money(cells, "tax") ?? 0, open: cell.amount(cells, "open") };
  const kind = cells.at("kind") === "" && written.total < 0 ? "credit" : cell.choice(cells, "kind", ["invoice", "credit"]);
  const signed = (cents: number) => (kind === "credit" ? -Math.abs(cents) : cents) || 0;
  const issuedOn = cell.requiredDay(cells, "issuedOn");
  const invoice = {
    ...named(cells),
    business: cell.required(cells, "business", 80),
    branch: cell.optional(cells, "branch", 80),
    kind,
    earlierNo: cell.optional(cells, "number", 40) ?? cells.at("id"),
    issuedOn,
    dueOn: kind === "credit" ? null : (cell.day(cells, "dueOn") ?? issuedOn),
    totalCents: signed(written.total),
    taxCents: signed(written.tax),
    openCents: signed(written.open),
    purchaseOrderNo: cell.optional(cells, "purchaseOrder", 40),
    jobName: cell.optional(cells, "job", 80),
  };
  if (cells.problems.length === 0) refuseAmounts(cells, invoice);
  return invoice;
};

function refuseAmounts(cells: cell.Cells, { kind, totalCents, taxCents, openCents }: InvoiceRecord): void {
  if (kind === "invoice" && totalCents < 0) cell.refuse(cells, "total", "is below zero; give it the kind credit");
  else if (kind === "invoice" && openCents < 0)
    cell.refuse(cells, "open", "is below zero: what was paid too much is a credit with a row of its own");
  else if (Math.abs(openCents) > Math.abs(totalCents)) cell.refuse(cells, "open", "is more than the total");
  if (Math.abs(taxCents) > Math.abs(totalCents)) cell.refuse(cells, "tax", "is more than the total");
}
