import type { Call } from "@azulejo/contract";
import { z } from "zod";
import { type CreateDocumentOptions, createDocument } from "zod-openapi";
import { errorsOf } from "../../calls/errors-of.ts";
import { accessTokenPath } from "./access-token-path.ts";
import { areaDescriptions } from "./area-descriptions.ts";
import { carrierEventPath, carrierTag } from "./carrier-event-path.ts";
import { contentPaths, contentTags } from "./content-paths.ts";
import { bodySchemaOf, describeCall, operationIdOf } from "./describe-call.ts";
import { errorExamples, sharedErrorAnswers } from "./error-answers.ts";
import { errorEnvelope } from "./error-envelope.ts";
import { fillExamples, type OpenApiDocument } from "./fill-examples.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";
import { introduction } from "./introduction.ts";
import { nameComponents } from "./name-components.ts";
import { paymentEventPath } from "./payment-event-path.ts";
import { securitySchemes } from "./security-schemes.ts";
import { textEventPath } from "./text-event-path.ts";
import { webhookMessages } from "./webhook-messages.ts";

/** Generates the OpenAPI 3.1 document from the contract. @param publicUrl the origin at which the API answers */
export function openApiDocument(calls: Call[], publicUrl: string): OpenApiDocument {
  nameComponents();
  const byPath = Map.groupBy(calls, (call) => `/api/${call.path}`);
  const areas = [...new Set(calls.map((call) => call.path.split("/")[0] ?? ""))];
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: "Azulejo shop API",
        version: "1",
        description: introduction,
        license: { name: "Apache 2.0", identifier: "Apache-2.0" },
      },
      servers: [{ url: publicUrl, description: "This shop" }],
      tags: [...areas.map((name) => ({ name, description: areaDescriptions[name] ?? name })), carrierTag, ...contentTags],
      paths: {
        ...Object.fromEntries(
          [...byPath].map(([path, own]) => [path, Object.fromEntries(own.map((call) => [call.method.toLowerCase(), describeCall(call)]))]),
        ),
        ...accessTokenPath,
        ...paymentEventPath,
        ...textEventPath,
        ...carrierEventPath,
        ...contentPaths(),
      },
      webhooks: webhookMessages,
      components: {
        schemas: { ErrorEnvelope: errorEnvelope, ...namedByCall(calls) },
        examples: errorExamples([...new Set(calls.flatMap(errorsOf))]),
        responses: sharedErrorAnswers(),
        headers: responseHeaders,
        parameters: requestHeaders,
        securitySchemes,
      },
    },
    options,
  ) as unknown as OpenApiDocument;
  const byId = new Map(calls.map((call) => [operationIdOf(call), call]));
  fillExamples(document, (id) => byId.get(id));
  dropUnused(document);
  return document;
}

/** Names the body and the value of each call after the call, unless they have an id. */
function namedByCall(calls: Call[]): Record<string, z.ZodType> {
  const named = new Map<z.ZodType, string>();
  for (const call of calls) {
    const name = operationIdOf(call).replace(/^(?:get|post)/, "");
    const both = [
      ["Input", call.method === "POST" && !call.path.includes("{") ? bodySchemaOf(call) : null],
      ["Value", call.file ? null : call.value],
    ] as const;
    for (const [end, schema] of both) {
      if (schema instanceof z.ZodObject && !z.globalRegistry.get(schema)?.id && !named.has(schema)) named.set(schema, name + end);
    }
  }
  return Object.fromEntries([...named].map(([schema, name]) => [name, schema]));
}

/** Removes components without references, which are generated when a request schema is also converted to a response schema. */
function dropUnused({ components: { schemas }, paths, webhooks }: OpenApiDocument): void {
  const text = JSON.stringify([paths, webhooks, schemas]);
  for (const name of Object.keys(schemas)) if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
}

/** Writes a record with known keys as an object with these properties, which client generators understand. */
function nameProperties(schema: Record<string, unknown>): void {
  const names = (schema.propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!names) return;
  schema.properties = Object.fromEntries(names.map((name) => [name, schema.additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

const options: CreateDocumentOptions = {
  override({ jsonSchema, zodSchema, io }) {
    const { catchall } = zodSchema._zod.def as { catchall?: unknown };
    // Later versions may add fields to responses.
    if (io === "output" && jsonSchema.additionalProperties === false && !catchall) delete jsonSchema.additionalProperties;
    nameProperties(jsonSchema);
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  },
};
