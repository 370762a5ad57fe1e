import {
  type ItemTax,
  TaxAddressError,
  type TaxAnswer,
  type TaxDocument,
  type TaxedItem,
  type TaxLevel,
  type TaxPlace,
  type TaxSale,
  type TaxService,
} from "@azulejo/extend/tax-service.ts";
import { z } from "zod";
import { type AvaTaxClient, AvaTaxError, type AvaTaxOptions, createAvaTaxClient } from "./avatax-client.ts";

/** The vendor's codes for tangible goods and for delivery by a carrier. */
const USUAL_CODES = { goods: "P0000000", sample: "P0000000", delivery: "FR020100" } as const;
const LEVELS: Record<string, TaxLevel> = { Country: "country", State: "state", County: "county", City: "city", Special: "district" };
const ADDRESS_FAULTS = ["InvalidAddress", "AddressError", "GetTaxError", "JurisdictionNotFoundError", "AddressUnknownStreetError"];

const detail = z.object({
  country: z.string(),
  region: z.string(),
  jurisName: z.string(),
  jurisdictionType: z.string(),
  rate: z.number(),
  taxableAmount: z.number(),
  tax: z.number(),
});
const calculated = z.object({ lines: z.array(z.object({ lineNumber: z.string(), details: z.array(detail).nullish() })) });

/**
 * Calculates sales tax with AvaTax. Quotes are sales orders, which AvaTax doesn't record. Sales are committed invoices with the tax that
 * was charged, and refunds are return invoices.
 */
export function createAvaTaxes(options: AvaTaxOptions): TaxService {
  const call = createAvaTaxClient(options);
  const { companyCode } = options;
  return {
    name: "avatax",
    isLocal: false,
    takesSales: true,
    async calculate(document, signal) {
      const lines = document.items.map((item) => ({ ...lineOf(item, 1), number: item.ref }));
      const asked = { ...headOf(document, companyCode), type: "SalesOrder", commit: false, lines };
      return answerOf(await call("POST", "transactions/create", asked, signal).catch(refuseAddress));
    },
    commit: (sale) => record(call, companyCode, sale, "SalesInvoice", 1),
    async refund(refund) {
      await record(call, companyCode, refund, "ReturnInvoice", -1);
    },
    async void(code) {
      const path = `companies/${encodeURIComponent(companyCode)}/transactions/${encodeURIComponent(code)}/void`;
      await call("POST", path, { code: "DocVoided" }).catch((error: unknown) => {
        // The sale was never reported, or was already voided.
        const isDone = error instanceof AvaTaxError && (error.status === 404 || error.code === "CannotModifyLockedTransaction");
        if (!isDone) throw error;
      });
    },
  };
}

/** Creates an invoice, or overwrites it with the same content. @param sign -1 for refunds */
async function record(call: AvaTaxClient, companyCode: string, sale: TaxSale, type: string, sign: 1 | -1): Promise<null> {
  const lines = sale.items.map((item, index) => ({
    ...lineOf(item, sign),
    number: String(index + 1),
    taxOverride: { type: "TaxAmount", taxAmount: dollars(sign * item.taxCents), reason: "Charged at checkout" },
  }));
  const head = { ...headOf(sale, companyCode), type, code: sale.code, commit: true };
  const reference = "saleCode" in sale ? { referenceCode: sale.saleCode } : {};
  await call("POST", "transactions/createoradjust", {
    adjustmentReason: "Other",
    adjustmentDescription: "Reported again",
    createTransactionModel: { ...head, ...reference, lines },
  });
  return null;
}

const headOf = ({ on, currency, customer }: TaxDocument, companyCode: string) => ({
  companyCode,
  date: on,
  customerCode: customer,
  currencyCode: currency,
});

const lineOf = ({ kind, itemNo, description, quantity, cents, taxCode, from, to, certificateNo }: TaxedItem, sign: 1 | -1) => ({
  quantity,
  amount: dollars(sign * cents),
  itemCode: itemNo || kind,
  description,
  taxCode: taxCode ?? USUAL_CODES[kind],
  addresses: { shipFrom: placeOf(from), shipTo: placeOf(to) },
  ...(certificateNo !== null && { exemptionCode: certificateNo }),
});

const placeOf = ({ line1, line2, city, province, postalCode, country }: TaxPlace) => ({
  ...(line1 && { line1 }),
  ...(line2 && { line2 }),
  ...(city && { city }),
  region: province,
  postalCode,
  country,
});

function answerOf(answer: unknown): TaxAnswer {
  const { lines } = calculated.parse(answer);
  return { items: lines.map(({ lineNumber, details }) => ({ ref: lineNumber, taxes: (details ?? []).flatMap(taxOf) })) };
}

/** Returns a jurisdiction's tax on a line; leaves out those of zero. */
function taxOf({ country, region, jurisName, jurisdictionType, rate, taxableAmount, tax }: z.infer<typeof detail>): ItemTax[] {
  if (rate === 0 || (tax === 0 && taxableAmount === 0)) return [];
  const level = LEVELS[jurisdictionType] ?? "district";
  // AvaTax spells out states, but the shop's own tables have their codes.
  const jurisdiction = level === "state" ? region : jurisName;
  const ratePpm = Math.round(rate * 1_000_000);
  return [{ level, jurisdiction, country, province: region, ratePpm, taxableCents: cents(taxableAmount), cents: cents(tax) }];
}

function refuseAddress(error: unknown): never {
  if (error instanceof AvaTaxError && error.status === 400 && ADDRESS_FAULTS.includes(error.code))
    throw new TaxAddressError(error.code, { cause: error });
  throw error;
}

const dollars = (amount: number): number => amount / 100;
const cents = (amount: number): number => Math.round(amount * 100);
