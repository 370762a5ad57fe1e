import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { SandboxSettings } from "../options.ts";
import { decodeForm, type Form, mapOf, textOf } from "../stripe/form.ts";
import type { TaxFault, TaxFaults } from "./faults.ts";
import { DELIVERY_CODES, isNowhere, jurisdictionsOf, type Place, raised, taxesDelivery, taxOn, UNTAXED_CODES } from "./rates.ts";

interface Item {
  id: string;
  reference: string;
  amount: number;
  amount_tax: number;
  quantity: number;
  tax_code: string;
  tax_breakdown: object[];
}

interface Calculation {
  id: string;
  currency: string;
  items: Item[];
}

export interface StripeTaxTransaction {
  id: string;
  reference: string;
  type: "transaction" | "reversal";
  original: string | null;
  items: Pick<Item, "id" | "reference" | "amount" | "amount_tax">[];
}

/** Simulates Stripe Tax at `/v1/tax`: calculations, transactions and reversals. A repeated idempotency key gets the first response. */
export function createStripeTax(transactions: Map<string, StripeTaxTransaction>, faults: TaxFaults, { stripe }: SandboxSettings): Hono {
  const calculations = new Map<string, Calculation>();
  const answers = new Map<string, object>();
  const app = new Hono();
  const answer = async (c: Context, make: (form: Form, fault: TaxFault | undefined) => object | Refusal): Promise<Response> => {
    if (c.req.header("authorization") !== `Bearer ${stripe.secretKey}`) return refusal(401, "Invalid API Key provided.", "");
    const fault = faults.next();
    if (fault === "slow") await faults.wait();
    if (fault === "error") return refusal(500, "An unknown error occurred", "");
    if (fault === "busy") return refusal(429, "Too many requests", "rate_limit");
    const key = c.req.header("idempotency-key");
    const known = key === undefined ? undefined : answers.get(key);
    const made = known ?? make(decodeForm(await c.req.text()), fault);
    if (made instanceof Refusal) return refusal(400, made.message, made.code);
    if (key !== undefined) answers.set(key, made);
    if (fault === "lost") return refusal(500, "An unknown error occurred", "");
    const text = JSON.stringify(made);
    return new Response(fault === "broken" ? text.slice(0, 80) : text, { headers: { "content-type": "application/json" } });
  };
  app.post("/calculations", (c) =>
    answer(c, (form, fault) => {
      const calculation = calculate(form, fault);
      if (calculation instanceof Refusal) return calculation;
      calculations.set(calculation.id, calculation);
      return toCalculation(calculation);
    }),
  );
  app.post("/transactions/create_from_calculation", (c) =>
    answer(c, (form) => {
      const calculation = calculations.get(textOf(form, "calculation") ?? "");
      const reference = textOf(form, "reference") ?? "";
      if (!calculation) return new Refusal("resource_missing", "No such calculation");
      if (isTaken(transactions, reference)) return new Refusal("resource_already_exists", "A transaction has this reference");
      const items = calculation.items.map((item) => ({ ...item, id: idOf("tax_li") }));
      return record(transactions, { id: idOf("tax"), reference, type: "transaction", original: null, items });
    }),
  );
  app.post("/transactions/create_reversal", (c) =>
    answer(c, (form) => {
      const original = transactions.get(textOf(form, "original_transaction") ?? "");
      const reference = textOf(form, "reference") ?? "";
      if (!original) return new Refusal("resource_missing", "No such transaction");
      if (isTaken(transactions, reference)) return new Refusal("resource_already_exists", "A transaction has this reference");
      const items = textOf(form, "mode") === "full" ? original.items.map(reversed) : partsOf(form);
      return record(transactions, { id: idOf("tax"), reference, type: "reversal", original: original.id, items });
    }),
  );
  app.get("/transactions/:id/line_items", (c) =>
    answer(c, () => {
      const found = transactions.get(c.req.param("id"));
      if (!found) return new Refusal("resource_missing", "No such transaction");
      return {
        object: "list",
        has_more: false,
        url: c.req.path,
        data: found.items.map((item) => ({ object: "tax.transaction_line_item", ...item })),
      };
    }),
  );
  return app;
}

class Refusal {
  readonly code: string;
  readonly message: string;
  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}

const idOf = (kind: string): string => `${kind}_${randomUUID().replaceAll("-", "")}`;
const isTaken = (transactions: Map<string, StripeTaxTransaction>, reference: string): boolean =>
  [...transactions.values()].some((one) => one.reference === reference);

function refusal(status: number, message: string, code: string): Response {
  const type = status === 400 ? "invalid_request_error" : "api_error";
  return Response.json({ error: { type, message, ...(code && { code }) } }, { status });
}

function record(transactions: Map<string, StripeTaxTransaction>, transaction: StripeTaxTransaction): object {
  transactions.set(transaction.id, transaction);
  const { id, reference, type, original } = transaction;
  return { id, object: "tax.transaction", reference, type, reversal: original && { original_transaction: original } };
}

const reversed = <Of extends { amount: number; amount_tax: number }>(item: Of): Of => ({
  ...item,
  amount: -item.amount,
  amount_tax: -item.amount_tax,
});

const partsOf = (form: Form): StripeTaxTransaction["items"] =>
  listOf(form, "line_items").map((line) => ({
    id: textOf(line, "original_line_item") ?? "",
    reference: textOf(line, "reference") ?? "",
    amount: Number(textOf(line, "amount")),
    amount_tax: Number(textOf(line, "amount_tax")),
  }));

const listOf = (form: Form, key: string): Form[] => Object.values(mapOf(form, key) ?? {}).filter((one) => typeof one === "object");

function calculate(form: Form, fault: TaxFault | undefined): Calculation | Refusal {
  const details = mapOf(form, "customer_details") ?? {};
  const place = placeOf(mapOf(details, "address") ?? {});
  if (isNowhere(place) || fault === "address")
    return new Refusal("customer_tax_location_invalid", "We could not determine the customer's tax location.");
  const isExempt = textOf(details, "taxability_override") === "customer_exempt";
  const lines = listOf(form, "line_items");
  const items = (fault === "missing" ? lines.slice(1) : lines).map((line) => toItem(line, place, isExempt, fault));
  return { id: idOf("taxcalc"), currency: textOf(form, "currency") ?? "usd", items };
}

const placeOf = (address: Form): Place => ({
  line1: textOf(address, "line1") ?? "",
  city: textOf(address, "city") ?? "",
  region: textOf(address, "state") ?? "",
  postalCode: textOf(address, "postal_code") ?? "",
  country: textOf(address, "country") ?? "",
});

function toItem(line: Form, place: Place, isExempt: boolean, fault: TaxFault | undefined): Item {
  const [code, amount] = [textOf(line, "tax_code") ?? "", Number(textOf(line, "amount"))];
  const isFree = isExempt || UNTAXED_CODES.includes(code) || (DELIVERY_CODES.includes(code) && !taxesDelivery(place));
  const taxable = isFree ? 0 : amount;
  const sign = fault === "negative" ? -1 : fault === "huge" ? 50 : 1;
  const jurisdictions = jurisdictionsOf(place);
  const breakdown = (fault === "raised" ? raised(jurisdictions) : jurisdictions).map(({ level, name, ppm }) => ({
    amount: sign * taxOn(taxable, ppm),
    jurisdiction: { country: place.country, display_name: name, level, state: fault === "elsewhere" ? "AK" : place.region },
    sourcing: "destination",
    tax_rate_details: { display_name: "Sales Tax", percentage_decimal: String(ppm / 10_000), tax_type: "sales_tax" },
    taxability_reason: isExempt ? "customer_exempt" : isFree ? "product_exempt" : "standard_rated",
    taxable_amount: taxable,
  }));
  const amountTax = breakdown.reduce((sum, one) => sum + one.amount, 0);
  return {
    id: idOf("tax_li"),
    reference: textOf(line, "reference") ?? "",
    ...{ amount, amount_tax: amountTax, quantity: Number(textOf(line, "quantity") ?? 1), tax_code: code, tax_breakdown: breakdown },
  };
}

function toCalculation({ id, currency, items }: Calculation): object {
  const tax = items.reduce((sum, item) => sum + item.amount_tax, 0);
  return {
    id,
    object: "tax.calculation",
    currency,
    amount_total: items.reduce((sum, item) => sum + item.amount, tax),
    tax_amount_exclusive: tax,
    line_items: { object: "list", has_more: false, url: `/v1/tax/calculations/${id}/line_items`, data: items },
  };
}
