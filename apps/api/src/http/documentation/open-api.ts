import { type Call, type ErrorCode, errorStatus } from "@azulejo/contract";
import { z } from "zod";
import { errorsOf } from "./errors-of.ts";

const schemaOf = (type: z.ZodType, io: "input" | "output") => z.toJSONSchema(type, { io, unrepresentable: "any" });

function parameters(call: Call) {
  const schema = schemaOf(call.input, "input") as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const inPath = call.path.includes(`{${name}}`);
    return { name, in: inPath ? "path" : "query", required: inPath || (schema.required ?? []).includes(name), schema: property };
  });
}

function requestBody(call: Call) {
  const media = call.media === "multipart" ? "multipart/form-data" : "application/json";
  return { required: true, content: { [media]: { schema: schemaOf(call.input, "input") } } };
}

/** Returns the required credentials: the storefront's key, and the caller's token unless the call is for anyone. */
function securityOf({ callers, ownsToken }: Call): Record<string, string[]>[] {
  const storefront = { storefront: [], publicKey: [] };
  const withToken = { ...storefront, bearer: [] };
  if (callers === "browser" || callers === "provider") return [];
  if (callers !== "anyone") return [withToken];
  return ownsToken ? [withToken, storefront] : [storefront, withToken];
}

function answerOf(call: Call) {
  if (call.file) return { description: "The file", content: { [call.file]: { schema: schemaOf(call.value, "output") } } };
  return { description: "The value", content: { "application/json": { schema: envelopeOf(schemaOf(call.value, "output")) } } };
}

function failuresOf(call: Call): Record<string, { description: string }> {
  const byStatus = Map.groupBy<number, ErrorCode>(errorsOf(call), (code) => errorStatus[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, { description: codes.join(", ") }]));
}

function operation(call: Call) {
  const [area] = call.path.split("/");
  return {
    operationId: `${call.method.toLowerCase()}_${call.path.replace(/\W+/g, "_")}`,
    tags: [area],
    summary: call.summary,
    ...(call.method === "GET" ? { parameters: parameters(call) } : { requestBody: requestBody(call) }),
    responses: { 200: answerOf(call), ...failuresOf(call) },
    security: securityOf(call),
    ...(call.roles && { "x-roles": call.roles }),
    ...(call.right && { "x-right": call.right }),
    ...(call.idempotency !== "none" && { "x-idempotency-key": call.idempotency }),
  };
}

const envelopeOf = (value: unknown) => ({
  type: "object",
  required: ["success", "value"],
  properties: { success: { const: true }, value },
});

/** Generates the OpenAPI 3.1 document from the contract. */
export function openApiDocument(calls: Call[]) {
  const byPath = Map.groupBy(calls, (call) => `/api/${call.path}`);
  return {
    openapi: "3.1.0",
    info: { title: "Azulejo shop API", version: "1" },
    paths: Object.fromEntries(
      [...byPath].map(([path, own]) => [path, Object.fromEntries(own.map((call) => [call.method.toLowerCase(), operation(call)]))]),
    ),
    components: {
      securitySchemes: {
        storefront: { type: "apiKey", in: "header", name: "x-storefront-id" },
        publicKey: { type: "apiKey", in: "header", name: "x-public-key" },
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The authToken of account/login, or of office/signin for staff",
        },
      },
    },
  };
}
