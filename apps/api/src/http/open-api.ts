import { type Call, errorStatus } from "@azulejo/contract";
import { z } from "zod";

const schemaOf = (type: z.ZodType, io: "input" | "output") => z.toJSONSchema(type, { io, unrepresentable: "any" });

function parameters(call: Call) {
  const schema = schemaOf(call.input, "input") as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const inPath = call.path.includes(`{${name}}`);
    return { name, in: inPath ? "path" : "query", required: inPath || (schema.required ?? []).includes(name), schema: property };
  });
}

function operation(call: Call) {
  const [area] = call.path.split("/");
  const failures = Map.groupBy(["request_invalid", "storefront_unknown", ...call.errors] as const, (code) => errorStatus[code]);
  return {
    operationId: call.path.replace(/\W+/g, "_"),
    tags: [area],
    summary: call.summary,
    ...(call.method === "GET"
      ? { parameters: parameters(call) }
      : { requestBody: { required: true, content: { "application/json": { schema: schemaOf(call.input, "input") } } } }),
    responses: {
      200:
        call.callers === "browser"
          ? { description: "The file", content: { "text/javascript": { schema: schemaOf(call.value, "output") } } }
          : { description: "The value", content: { "application/json": { schema: envelopeOf(schemaOf(call.value, "output")) } } },
      ...Object.fromEntries([...failures].map(([status, codes]) => [status, { description: codes.join(", ") }])),
    },
    security: call.callers !== "anyone" ? [] : [{ storefront: [], publicKey: [] }],
    ...(call.idempotency === "none" ? {} : { "x-idempotency-key": call.idempotency }),
  };
}

const envelopeOf = (value: unknown) => ({
  type: "object",
  required: ["success", "value"],
  properties: { success: { const: true }, value },
});

/** The OpenAPI 3.1 description, generated from the contract. */
export function openApiDocument(calls: Call[]) {
  return {
    openapi: "3.1.0",
    info: { title: "Azulejo shop API", version: "1" },
    paths: Object.fromEntries(calls.map((call) => [`/api/${call.path}`, { [call.method.toLowerCase()]: operation(call) }])),
    components: {
      securitySchemes: {
        storefront: { type: "apiKey", in: "header", name: "x-storefront-id" },
        publicKey: { type: "apiKey", in: "header", name: "x-public-key" },
      },
    },
  };
}
