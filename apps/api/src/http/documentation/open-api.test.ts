import { type Call, calls, errorRecords } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { errorsOf } from "../../calls/errors-of.ts";
import { operationIdOf } from "./describe-call.ts";
import { isOfOffice, type Operation } from "./fill-examples.ts";
import { openApiDocument } from "./open-api.ts";
import { fieldsWithoutUnit, fieldsWithUnit } from "./units.fixture.ts";

const document = openApiDocument(calls, "https://shop.example");
const operationOf = (call: Call): Operation => document.paths[`/api/${call.path}`]?.[call.method.toLowerCase()] ?? {};
const json = "application/json";

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (_, call) => {
  const operation = operationOf(call);
  const hasExamples = !isOfOffice(call);

  it("lists every error under its status", () => {
    for (const code of errorsOf(call)) {
      expect(JSON.stringify(resolve(operation.responses?.[errorRecords[code].status])), code).toContain(`"${code}"`);
    }
  });

  it("describes every parameter", () => {
    const missing = (operation.parameters ?? []).flatMap((one) => ("name" in one && !("description" in one) ? [one.name] : []));
    expect(missing, "give these fields of the input a .describe(…) or .meta({ description }) in the contract").toEqual([]);
  });

  it("requires every parameter of its path, as the standard does", () => {
    const optional = (operation.parameters ?? []).filter((one) => "in" in one && one.in === "path" && !("required" in one && one.required));
    expect(optional).toEqual([]);
  });

  it.runIf(hasExamples && call.method === "GET" && call.callers !== "browser")("shows parameters that it accepts", () => {
    const sent = (operation.parameters ?? []).flatMap((one) => ("name" in one ? [[one.name, String(one.example)]] : []));
    expect(faultsOf(call.input, Object.fromEntries(sent)), hint).toEqual([]);
  });

  it.runIf(hasExamples && call.method === "POST" && call.media !== "multipart")("shows a request that it accepts", () => {
    const inPath = (operation.parameters ?? []).flatMap((one) => ("name" in one && one.in === "path" ? [[one.name, one.example]] : []));
    const body = operation.requestBody?.content[json]?.example as object;
    expect(faultsOf(call.input, { ...body, ...Object.fromEntries(inPath) }), hint).toEqual([]);
  });

  it.runIf(hasExamples)("shows a text of its own for every text", () => {
    const { example } = operation.requestBody?.content[json] ?? {};
    const answer = operation.responses?.["200"]?.content?.[json]?.example;
    const parameters = (operation.parameters ?? []).flatMap((one) => ("name" in one ? [[one.name, one.example]] : []));
    expect(placeholdersIn({ request: example, answer, parameters: Object.fromEntries(parameters) }), hint).toEqual([]);
  });

  it.runIf(hasExamples && !call.file)("shows an answer that it can give", () => {
    const example = operation.responses?.["200"]?.content?.[json]?.example as { success: true; value: unknown };
    expect(faultsOf(call.value, example.value), hint).toEqual([]);
  });
});

const hint = "give these fields .meta({ examples: [ … ] }) in the contract, or the whole input or value if they depend on each other";

/** Returns the paths of texts that the sampler made up, for fields without an example. */
function placeholdersIn(value: unknown, path = ""): string[] {
  if (value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => placeholdersIn(inner, `${path}.${name}`));
}

/** Returns the paths of what a schema refuses in a value. */
const faultsOf = (schema: Call["input"], value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

function resolve(found: unknown): unknown {
  const name = (found as { $ref?: string })?.$ref?.split("/").at(-1) ?? "";
  return (document.components as unknown as { responses: Record<string, unknown> }).responses[name] ?? found;
}

describe("the document", () => {
  it("has one operation for each call, each with its own id", () => {
    const ids = calls.map(operationIdOf);
    expect(new Set(ids).size).toBe(ids.length);
    expect(calls.filter((call) => operationOf(call).operationId !== operationIdOf(call))).toEqual([]);
  });

  it("describes what webhooks are sent", () => {
    const message = document.webhooks?.recordChanged?.post?.requestBody as { content: Record<string, { schema: { $ref: string } }> };
    const name = message.content["application/json"]?.schema.$ref.split("/").at(-1) ?? "";
    expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it("gives a unit to every field that has one", () => {
    expect(fieldsWithUnit(document).length).toBeGreaterThan(60);
    expect(fieldsWithoutUnit(document), "name the unit in .describe(…) of these fields in the contract").toEqual([]);
  });
});
