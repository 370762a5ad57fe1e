import { type ErrorCode, errorRecords, ShopError } from "@azulejo/contract";
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { sentences } from "../../messages/index.ts";
import { headerRefs } from "./headers.ts";

/** Example values for the sentences of errors, by name. */
const exampleNumbers: Record<string, number> = {
  limit: 10,
  lines: 12,
  seconds: 30,
  available: 3,
  lots: 2,
  units: 5,
  orders: 3,
  days: 30,
  before: 2,
  pixels: 4000,
  count: 2,
  labels: 600,
  left: 4,
  most: 5,
  checks: 2,
  inRooms: 8,
  quantity: 9,
};
export const exampleTexts: Record<string, string> = {
  itemNo: "ITEM-1224",
  business: "Ruiz Interiors",
  source: "quickbooks",
  id: "CUST-1042",
  no: "1042",
  items: "ITEM-1224, ITEM-0606",
  phone: "555 010 0199",
  type: "application/json",
  method: "POST",
  countries: "the United States",
  steps: "Payment",
  reason: "We sell more than 400 units of ITEM-1224 only by phone.",
  amount: "$100.00",
  available: "$250.00",
  lowest: "$1.00",
  highest: "$10,000.00",
  most: "$99.50",
  rest: "$0.40",
  total: "$1,092.84",
  left: "$80.00",
  owed: "$120.00",
  place: "Nevada",
  province: "Nevada",
  orderNo: "100042",
  invoiceNo: "INV-100042",
  earlierNo: "SO-10042",
  quoteNo: "Q-100042",
  draftNo: "7",
  returnNo: "100042-1",
  bookingNo: "17",
  replacementNo: "100042-2",
  reservationNo: "12",
  customerId: "1042",
  lineId: "4",
  lot: "M28",
  store: "Reno",
  slab: "CALA-0412-07",
  bundle: "CALA-0412",
  code: "SPRING-2026",
  key: "dealer",
  term: "mud set",
  from: "/old-page/",
  slug: "porcelain",
  email: "ana@example.com",
  by: "Ana Morales",
  fields: "Title",
  item: "ITEM-1224",
  value: "abc",
  ref: "po_1042",
  reference: "R-7K2M-9QXD",
  name: "certificate.pdf",
  right: "orders.read",
  address: "203.0.113.9",
  day: "November 30, 2026",
};

/** Returns an error's sentence in English, with example values filled in. */
function exampleMessage(code: ErrorCode): string {
  const needed = errorRecords[code].values ?? {};
  const values = Object.fromEntries(
    Object.entries(needed).map(([name, type]) => [name, type === "number" ? (exampleNumbers[name] ?? 10) : (exampleTexts[name] ?? name)]),
  );
  return sentences(new ShopError(code, values as never), "en").messages.join(" ");
}

const requestId = "5f0c1f4e-8a43-4c39-9d5b-6a1f2f0e7b11";

/** Returns an example response for each error code, to which all calls refer. */
export const errorExamples = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [code, { summary: code, value: { success: false, messages: [exampleMessage(code)], code, requestId } }]),
  );

const titles: Record<number, string> = {
  400: "The request is not valid",
  401: "Not signed in, or the session has ended",
  404: "Not found",
  405: "Method not allowed",
  409: "Refused by a rule of the shop",
  410: "No longer there",
  413: "The body is too large",
  415: "The body has the wrong format",
  422: "The input is well formed but was not accepted",
  429: "Too many requests. `retry-after` has the seconds to wait",
  500: "An error in the shop",
  503: "Not available for the moment. `retry-after` has the seconds to wait",
};

function errorAnswer(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const reasons = codes.map((code) => `- \`${code}\`: ${exampleMessage(code)}`);
  return {
    description: `${titles[status] ?? `Status ${status}`}. Codes:\n\n${reasons.join("\n")}`,
    headers: headerRefs("x-request-id", ...(status === 429 || status === 503 ? (["retry-after"] as const) : [])),
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/ErrorEnvelope" },
            { type: "object", properties: { code: { type: "string", enum: [...codes] } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** Error responses shared by most calls, by name. */
const shared: Record<string, readonly ErrorCode[]> = {
  InvalidRequest: ["request_invalid", "request_malformed", "storefront_unknown"],
  InvalidRequestOrKey: ["request_invalid", "request_malformed", "storefront_unknown", "idempotency_required"],
  SessionEnded: ["account_session_ended"],
  SessionRequired: ["account_session_ended", "account_session_required"],
  BodyTooLarge: ["request_too_large"],
  UnsupportedBody: ["request_media_type", "request_compressed"],
  IdempotencyKeyReused: ["idempotency_reused"],
  TooManyRequests: ["request_too_many"],
  ServerError: ["server_error"],
  Unavailable: ["server_unavailable"],
  UnavailableForWrites: ["server_unavailable", "server_storage_full"],
};
const statusOf = (codes: readonly ErrorCode[]): number => errorRecords[codes[0] as ErrorCode].status;

export const sharedErrorAnswers = () =>
  Object.fromEntries(Object.entries(shared).map(([name, codes]) => [name, errorAnswer(statusOf(codes), codes)]));

const nameOf = (codes: readonly ErrorCode[]): string | undefined =>
  Object.keys(shared).find((name) => shared[name]?.join() === codes.join());

/** Returns a call's error responses by status, each with its codes, their sentences and examples. */
export function errorAnswers(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(codes, (code) => errorRecords[code].status);
  const entries = [...byStatus].map(([status, own]) => {
    const name = nameOf(own);
    return [String(status), name ? { $ref: `#/components/responses/${name}` } : errorAnswer(status, own)];
  });
  return Object.fromEntries(entries);
}
