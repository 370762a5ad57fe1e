import type { Call } from "@azulejo/contract";
import { sample } from "openapi-sampler";
import { z } from "zod";

/** The parts of the generated document that are read here. */
interface Media {
  schema?: object;
  example?: unknown;
  examples?: unknown;
}
export interface Operation {
  operationId?: string;
  parameters?: ({ name: string; in: string; schema?: object; example?: unknown } | { $ref: string })[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
}
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/**
 * Adds an example to every parameter, body and response, except those of staff calls. Examples are built from the examples, choices and
 * defaults of fields. A schema's own first example takes precedence, for fields that depend on each other.
 */
export function fillExamples(document: OpenApiDocument, callOf: (operationId: string) => Call | undefined): void {
  const exampleOf = (schema: object) => sample(schema, { quiet: true }, document);
  for (const operation of Object.values(document.paths).flatMap((own) => Object.values(own))) {
    const call = callOf(operation.operationId ?? "");
    if (call && isOfOffice(call)) continue;
    for (const parameter of operation.parameters ?? []) {
      if ("schema" in parameter && parameter.schema) parameter.example ??= exampleOf(parameter.schema);
    }
    fill(operation.requestBody?.content, (schema) => ownExample(call?.input) ?? exampleOf(schema));
    const done = operation.responses?.["200"] ?? operation.responses?.["201"];
    fill(done?.content, (schema) => withValue(exampleOf(schema), ownExample(call?.value)));
  }
}

export const isOfOffice = (call: Call): boolean => call.path.startsWith("office/");

function fill(content: Record<string, Media> | undefined, exampleOf: (schema: object) => unknown): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (media.schema && type === "application/json" && !media.examples) media.example ??= exampleOf(media.schema);
  }
}

function ownExample(schema: z.ZodType | undefined): unknown {
  const examples = schema && z.globalRegistry.get(schema)?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

const withValue = (envelope: unknown, value: unknown): unknown => (value === undefined ? envelope : { ...(envelope as object), value });
