import type { Call, Callers } from "@azulejo/contract";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiParameters } from "zod-openapi";
import { bodyLimitOf } from "../../calls/body-limit.ts";
import { errorsOf } from "../../calls/errors-of.ts";
import { errorAnswers } from "./error-answers.ts";
import { headerRefs, parameterRef } from "./headers.ts";

const callers: Record<Callers, string> = {
  anyone: "For anyone with the storefront's key.",
  customer: "For a signed-in person.",
  business: "For a person signed in for a business account.",
  staff: "For the shop's staff, signed in with `office/signin` or with an API key.",
  provider: "For a service that signs its requests.",
  browser: "A file, loaded by its address alone.",
};

/** Describes a call: parameters, body, responses and callers. */
export function describeCall(call: Call): ZodOpenApiOperationObject {
  return {
    operationId: operationIdOf(call),
    tags: [call.path.split("/")[0] ?? ""],
    summary: call.summary,
    description: descriptionOf(call),
    ...parametersOf(call),
    ...(call.method === "POST" && { requestBody: requestBodyOf(call) }),
    responses: { 200: answerOf(call), ...errorAnswers(errorsOf(call)) },
    security: securityOf(call),
    ...(call.roles && { "x-roles": call.roles }),
    ...(call.right && { "x-right": call.right }),
    ...(call.personOnly && { "x-person-only": true }),
    ...(call.allStores && { "x-all-stores": true }),
    ...(call.idempotency !== "none" && { "x-idempotency-key": call.idempotency }),
  };
}

/** Returns an id such as `getProductListings`, which client generators use as a function name. It is unique because paths are. */
export const operationIdOf = ({ method, path }: Call): string =>
  method.toLowerCase() +
  path
    .split(/\W+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");

function descriptionOf(call: Call): string {
  const roles = call.roles ? ` Requires the role ${call.roles.join(" or ")}.` : "";
  const right = call.right ? ` Requires the right ${call.right}.` : "";
  const allStores = call.allStores ? " Refused to staff who are limited to stores." : "";
  const person = call.personOnly ? " Refused to API keys." : "";
  const budget = call.budget ? " Also limited per client address in every 10 minutes." : "";
  const read = call.isRead && call.method === "POST" ? " Changes nothing, although it is a POST." : "";
  const body = call.method === "POST" ? ` The body may have up to ${Math.floor(bodyLimitOf(call) / 1024)} KB.` : "";
  return `${callers[call.callers]}${roles}${right}${allStores}${person}${read}${body}${budget}`;
}

const pathNames = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const shapeOf = ({ input }: Call): Record<string, z.ZodType> =>
  input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};

const pick = (shape: Record<string, z.ZodType>, chosen: (name: string) => boolean) =>
  z.strictObject(Object.fromEntries(Object.entries(shape).filter(([name]) => chosen(name))));

function parametersOf(call: Call): Pick<ZodOpenApiOperationObject, "requestParams" | "parameters"> {
  const [inPath, shape] = [pathNames(call), shapeOf(call)];
  const requestParams: ZodOpenApiParameters = {};
  if (inPath.length > 0) requestParams.path = requiredIn(pick(shape, (name) => inPath.includes(name)));
  const inQuery = Object.keys(shape).filter((name) => !inPath.includes(name));
  if (call.method === "GET" && inQuery.length > 0) requestParams.query = pick(shape, (name) => inQuery.includes(name));
  return { requestParams, parameters: headersOf(call) as NonNullable<ZodOpenApiOperationObject["parameters"]> };
}

/** Marks parameters with defaults as required in a path, which always contains all of them. */
const requiredIn = ({ shape }: z.ZodObject): z.ZodObject =>
  z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, one instanceof z.ZodDefault ? withMeta(one) : one])));

const withMeta = (one: z.ZodDefault): z.ZodType => (one.removeDefault() as z.ZodType).meta(one.meta() ?? {});

/** Returns whether a call reads both tokens from headers, because its body has no refresh token. */
const renews = (call: Call): boolean => call.ownsToken === true && !("refreshToken" in shapeOf(call));

function headersOf(call: Call) {
  const { callers: caller, idempotency } = call;
  if (caller === "browser") return [];
  return [
    parameterRef("accept-language"),
    ...(idempotency === "required" ? [parameterRef("idempotency-key")] : []),
    ...(idempotency === "allowed" ? [parameterRef("idempotency-key-optional")] : []),
    ...(renews(call) ? [parameterRef("x-refresh-token")] : []),
  ];
}

/** Returns the body's schema, without path parameters. */
export function bodySchemaOf(call: Call): z.ZodType {
  const inPath = pathNames(call);
  return inPath.length === 0 ? call.input : pick(shapeOf(call), (name) => !inPath.includes(name));
}

function requestBodyOf(call: Call) {
  const media = call.media === "multipart" ? "multipart/form-data" : "application/json";
  return { required: true, content: { [media]: { schema: bodySchemaOf(call) } } };
}

function answerOf(call: Call) {
  if (call.file) return { description: "The file.", content: { [call.file]: { schema: call.value } } };
  return {
    description: "The call succeeded.",
    headers: headerRefs(
      ...(["content-language", "x-request-id", "cache-control", "x-true-until"] as const),
      ...(call.isRead ? [] : (["x-last-write"] as const)),
      ...(call.callers === "staff" ? (["ratelimit-policy", "ratelimit"] as const) : []),
    ),
    content: {
      "application/json": {
        schema: z.object({ success: z.literal(true), value: call.value }),
      },
    },
  };
}

/** Returns the required credentials: the storefront's key, and the caller's token unless the call is for anyone. */
function securityOf(call: Call): Record<string, string[]>[] {
  const caller = call.callers;
  const storefront = { storefront: [], publicKey: [] };
  const withToken = { ...storefront, bearer: [] };
  if (caller === "browser" || caller === "provider") return [];
  if (caller === "staff") return [withToken, { ...storefront, oauth: [] }];
  if (caller !== "anyone" || renews(call)) return [withToken];
  return [storefront, withToken];
}
