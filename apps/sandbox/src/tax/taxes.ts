import { Hono } from "hono";
import type { SandboxSettings } from "../options.ts";
import { type AvaTaxDocument, createAvaTax } from "./avatax.ts";
import { TaxFaults } from "./faults.ts";
import { createStripeTax, type StripeTaxTransaction } from "./stripe-tax.ts";

/** Simulates both tax services in memory: AvaTax at `/avatax`, Stripe Tax at `/v1/tax`; their records and faults are at `/tax`. */
export function createTaxes(settings: SandboxSettings): Hono {
  const documents = new Map<string, AvaTaxDocument>();
  const transactions = new Map<string, StripeTaxTransaction>();
  const faults = new TaxFaults();
  const app = new Hono();
  app.route("/avatax", createAvaTax(documents, faults));
  app.route("/v1/tax", createStripeTax(transactions, faults, settings));
  app.post("/tax/control/faults", async (c) => {
    faults.set(await c.req.json());
    return c.body(null, 204);
  });
  app.get("/tax/control/recorded", (c) => c.json({ avatax: [...documents.values()], stripe: [...transactions.values()] }));
  return app;
}
