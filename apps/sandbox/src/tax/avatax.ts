import { Hono } from "hono";
import type { TaxFault, TaxFaults } from "./faults.ts";
import {
  DELIVERY_CODES,
  isNowhere,
  type Jurisdiction,
  jurisdictionsOf,
  type Place,
  raised,
  taxesDelivery,
  taxOn,
  UNTAXED_CODES,
} from "./rates.ts";

/** The published account of the sandbox. */
export const AVATAX_KEYS = { accountId: "2000000001", licenseKey: "demo-avatax-key", companyCode: "DEMO" };

interface AskedLine {
  number: string;
  quantity?: number;
  amount: number;
  taxCode?: string;
  exemptionCode?: string;
  addresses: { shipFrom?: Partial<Place>; shipTo: Partial<Place> };
  taxOverride?: { type: string; taxAmount: number };
}

interface Asked {
  type: string;
  companyCode: string;
  customerCode: string;
  date: string;
  code?: string;
  referenceCode?: string;
  commit?: boolean;
  lines: AskedLine[];
}

export interface AvaTaxDocument extends Asked {
  status: "Saved" | "Committed" | "Cancelled";
  /** The number of times it was overwritten. */
  version: number;
  totalTax: number;
}

/** Simulates AvaTax at `/api/v2`: transactions/create, createoradjust, get and void. Sales orders are answered but not stored. */
export function createAvaTax(documents: Map<string, AvaTaxDocument>, faults: TaxFaults): Hono {
  const app = new Hono();
  const expected = `Basic ${Buffer.from(`${AVATAX_KEYS.accountId}:${AVATAX_KEYS.licenseKey}`).toString("base64")}`;
  app.use("/api/v2/*", async (c, next) => {
    if (c.req.header("authorization") !== expected) return c.json(problem("AuthenticationException", "Authentication failed."), 401);
    return next();
  });
  app.post("/api/v2/transactions/create", async (c) => {
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    if (fault === "error" || fault === "lost") return c.json(problem("ServerConfiguration", "Try again."), 500);
    if (fault === "busy") return c.json(problem("RateLimitExceeded", "Too many requests."), 429);
    const asked: Asked = await c.req.json();
    const refused = refusalOf(asked, fault);
    if (refused) return c.json(refused, 400);
    const answer = calculated(asked, fault);
    if (fault === "broken") return c.body(JSON.stringify(answer).slice(0, 120), 200, { "content-type": "application/json" });
    if (asked.type.endsWith("Invoice")) write(documents, asked);
    return c.json(answer, 201);
  });
  app.post("/api/v2/transactions/createoradjust", async (c) => {
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    if (fault === "error" || fault === "busy") return c.json(problem("ServerConfiguration", "Try again."), 500);
    const { createTransactionModel: asked }: { createTransactionModel: Asked } = await c.req.json();
    const refused = refusalOf(asked, fault);
    if (refused) return c.json(refused, 400);
    write(documents, asked);
    return fault === "lost" ? c.json(problem("ServerConfiguration", "Try again."), 500) : c.json(calculated(asked, undefined), 201);
  });
  app.post("/api/v2/companies/:company/transactions/:code/void", async (c) => {
    const fault = faults.next();
    if (fault === "error" || fault === "busy") return c.json(problem("ServerConfiguration", "Try again."), 500);
    const document = documents.get(c.req.param("code"));
    if (!document) return c.json(problem("EntityNotFoundError", "Document not found."), 404);
    if (document.status === "Cancelled") return c.json(problem("CannotModifyLockedTransaction", "It is voided."), 400);
    document.status = "Cancelled";
    return fault === "lost" ? c.json(problem("ServerConfiguration", "Try again."), 500) : c.json(document);
  });
  return app;
}

const problem = (code: string, message: string) => ({ error: { code, message, target: "Unknown", details: [] } });

const placeOf = ({ line1 = "", city = "", region = "", postalCode = "", country = "US" }: Partial<Place>): Place => ({
  ...{ line1, city, region, postalCode, country },
});

function refusalOf({ companyCode, lines }: Asked, fault: TaxFault | undefined) {
  if (companyCode !== AVATAX_KEYS.companyCode) return problem("CompanyNotFoundError", "Company not found.");
  const isLost = lines.some(({ addresses }) => isNowhere(placeOf(addresses.shipTo)));
  return isLost || fault === "address" ? problem("InvalidAddress", "The address value was incomplete or not found.") : null;
}

function write(documents: Map<string, AvaTaxDocument>, asked: Asked): void {
  const code = asked.code ?? "";
  const before = documents.get(code);
  const totalTax = asked.lines.reduce((sum, line) => sum + Math.round((line.taxOverride?.taxAmount ?? 0) * 100), 0) / 100;
  documents.set(code, { ...asked, status: asked.commit ? "Committed" : "Saved", version: (before?.version ?? 0) + 1, totalTax });
}

const TYPES = { country: "Country", state: "State", county: "County", city: "City", district: "Special" } as const;

function calculated({ lines, code = "" }: Asked, fault: TaxFault | undefined) {
  const answered = fault === "missing" ? lines.slice(1) : lines;
  const written = answered.map((line) => {
    const details = detailsOf(line, fault);
    const tax = details.reduce((sum, one) => sum + Math.round(one.tax * 100), 0) / 100;
    return { lineNumber: line.number, lineAmount: line.amount, tax, taxCalculated: tax, details };
  });
  return { id: 0, code, totalTax: written.reduce((sum, one) => sum + one.tax, 0), lines: written };
}

function detailsOf(line: AskedLine, fault: TaxFault | undefined) {
  const place = placeOf(line.addresses.shipTo);
  const isFree = line.exemptionCode !== undefined || isUntaxed(line, place);
  const amount = Math.round(line.amount * 100);
  const jurisdictions = jurisdictionsOf(place);
  return (fault === "raised" ? raised(jurisdictions) : jurisdictions).map((one) =>
    detailOf(one, place, isFree ? 0 : amount, amount, fault),
  );
}

const isUntaxed = ({ taxCode = "" }: AskedLine, place: Place): boolean =>
  UNTAXED_CODES.includes(taxCode) || (DELIVERY_CODES.includes(taxCode) && !taxesDelivery(place));

function detailOf({ level, name, code, ppm }: Jurisdiction, place: Place, taxable: number, amount: number, fault: TaxFault | undefined) {
  const sign = fault === "negative" ? -1 : fault === "huge" ? 50 : 1;
  return {
    country: place.country,
    region: fault === "elsewhere" ? "AK" : place.region,
    jurisCode: code,
    jurisName: name,
    jurisdictionType: TYPES[level],
    rate: ppm / 1_000_000,
    taxableAmount: taxable / 100,
    exemptAmount: (amount - taxable) / 100,
    tax: (sign * taxOn(taxable, ppm)) / 100,
    taxName: `${place.region} ${level.toUpperCase()} TAX`,
    taxType: "Sales",
  };
}
