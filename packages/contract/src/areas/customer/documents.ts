import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { quoteNo } from "./quotes.ts";

export const documentLink = z.object({
  url: z.url().meta({
    description: "The PDF's URL. Anyone who has it can open the PDF until it expires.",
    examples: ["https://shop.example/api/customer/document/c2VhbGVk"],
  }),
  name: field.text("invoice-500118.pdf").describe("The name of the file."),
  expiresAt: field.moment,
});
const access = { callers: "business", roles: ["Administrator", "Accounting"] } as const;

export const renderInvoice = defineCall({
  method: "GET",
  path: "customer/renderinvoice/{id}",
  summary: "Returns a link to an invoice or a credit as a PDF in the caller's language; the link expires after one hour",
  input: z.strictObject({
    id: z.coerce
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .meta({ description: "The number of the invoice.", examples: [500_118] }),
  }),
  value: documentLink,
  ...access,
  errors: ["account_prices_hidden", "customer_invoice_unknown"],
});

export const statementLink = defineCall({
  method: "GET",
  path: "customer/getdownloadstatementlink/{id}",
  summary: "Returns a link to the statement of a month as a PDF in the caller's language; the link expires after one hour",
  input: z.strictObject({
    id: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .meta({ description: "The month, yyyy-mm.", examples: ["2026-11"] }),
  }),
  value: documentLink,
  ...access,
  errors: ["account_prices_hidden", "customer_statement_unknown"],
});

export const renderQuote = defineCall({
  method: "GET",
  path: "customer/renderquote/{id}",
  summary: "Returns a link to the newest version of a quote as a PDF in the caller's language; the link expires after one hour",
  input: z.strictObject({ id: quoteNo }),
  value: documentLink,
  callers: "customer",
  errors: ["customer_quote_unknown", "customer_quote_unanswered"],
});

const orderPaper = { input: z.strictObject({ id: field.receiptId }), value: documentLink, errors: ["customer_receipt_not_found" as const] };

export const renderOrderAcceptance = defineCall({
  method: "GET",
  path: "customer/renderorderacceptance/{id}",
  summary: "Returns a link to an order's acceptance, with the promised days, as a PDF; the link expires after one hour",
  ...orderPaper,
});

export const renderReceipt = defineCall({
  method: "GET",
  path: "customer/renderreceipt/{id}",
  summary: "Returns a link to an order's receipt, with its payments, as a PDF; the link expires after one hour",
  ...orderPaper,
});

export const deliveryPicture = defineCall({
  method: "GET",
  path: "customer/deliverypicture/{ticket}",
  summary: "Returns the carrier's picture of a delivery: a file, not an envelope",
  input: z.strictObject({
    ticket: z
      .string()
      .regex(/^[\w-]{40,600}$/)
      .meta({ description: "The sealed part of a picture's link.", examples: ["c2VhbGVkLXBpY3R1cmUtbGluay1vZi1hLWRlbGl2ZXJ5LWF0LWhvbWU"] }),
  }),
  value: z.instanceof(Uint8Array).meta({ override: { type: "string", format: "binary" } }),
  callers: "browser",
  file: "image/jpeg",
});

export const deliveryDocument = defineCall({
  method: "GET",
  path: "customer/deliverydocument/{ticket}",
  summary: "Returns the carrier's document about a delivery, such as a signed receipt, as a PDF: a file, not an envelope",
  input: z.strictObject({
    ticket: z
      .string()
      .regex(/^[\w-]{40,600}$/)
      .meta({
        description: "The sealed part of a document's link.",
        examples: ["c2VhbGVkLWRlbGl2ZXJ5LWRvY3VtZW50LWxpbmstb2YtYS1jYXJyaWVy"],
      }),
  }),
  value: z.instanceof(Uint8Array).meta({ override: { type: "string", format: "binary" } }),
  callers: "browser",
  file: "application/pdf",
});

export const document = defineCall({
  method: "GET",
  path: "customer/document/{ticket}",
  summary: "Returns the PDF of a link: a file, not an envelope",
  input: z.strictObject({
    ticket: z
      .string()
      .regex(/^[\w-]{40,600}$/)
      .meta({ description: "The sealed part of a document's link.", examples: ["c2VhbGVkLWRvY3VtZW50LWxpbmstb2YtYW4taW52b2ljZQ"] }),
  }),
  value: z.instanceof(Uint8Array).meta({ override: { type: "string", format: "binary" } }),
  callers: "browser",
  file: "application/pdf",
});
