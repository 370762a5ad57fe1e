import { z } from "zod";
import type { Role } from "./claims.ts";
import type { ErrorCode } from "./errors/error-codes.ts";
import type { Feature } from "./settings/features.ts";
import type { StaffRight } from "./staff-rights.ts";

/**
 * Those who may call: anyone with a storefront key, a signed-in customer, a customer signed in for a business account, the shop's staff, a
 * service that signs its own request, or a browser that loads a file.
 */
export type Callers = "anyone" | "customer" | "business" | "staff" | "provider" | "browser";

/** One call of the shop API. Its wire format is defined only here. */
export interface Call<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  method: "GET" | "POST";
  /** The path below `/api`, with `{name}` for path parameters, which are part of the input. */
  path: string;
  summary: string;
  input: Input;
  value: Value;
  errors: readonly ErrorCode[];
  callers: Callers;
  /** The caller also needs one of these roles; any other is refused with `account_role`. */
  roles?: readonly Role[];
  /** The right that staff need; without it they are refused with `office_right`. */
  right?: StaffRight;
  /** About the whole company: staff who are limited to stores are refused with `office_all_stores`. */
  allStores?: boolean;
  /** Only a person may make it: API keys are refused with `office_person_only`. */
  personOnly?: boolean;
  /** Staff may make it before they have the second factor that the shop requires of them. */
  precedesSecondFactor?: boolean;
  /** `required`: refused without an `idempotency-key`; `allowed`: the key is honored; `none`: the key is ignored. */
  idempotency: "required" | "allowed" | "none";
  /** Changes nothing, in the shop or about the caller; a `GET` by default. */
  isRead: boolean;
  /** Refused to staff who see the shop as a customer does, though it changes nothing. */
  isPrivate?: boolean;
  /** Refused with `storefront_feature_off` by a storefront that has switched it off. */
  feature?: Feature;
  /** A separate budget besides the points of every call, for actions that people rarely do but bots do often. */
  budget?: "forms" | "signin";
  /** Reads the authorization header and `x-refresh-token` itself, because the token may have expired. */
  ownsToken?: boolean;
  /** Fields of a `POST` may also be in the query; the body wins. */
  readsQuery?: boolean;
  /** The body's format; JSON by default. */
  media?: "multipart";
  /** The maximum body size in bytes, if it differs from the default. */
  bodyBytes?: number;
  /** The maximum time in seconds that a response may be cached; a response can state a shorter one. */
  keptSeconds?: number;
  /** The media type of the returned file, for a browser that has only the URL. */
  file?: string;
}

export type InputOf<C extends Call> = z.input<C["input"]>;
export type ParsedInputOf<C extends Call> = z.output<C["input"]>;
export type ValueOf<C extends Call> = z.output<C["value"]>;

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;

type Optional = "input" | "callers" | "idempotency" | "errors" | "isRead";
type Definition<I extends z.ZodType, V extends z.ZodType> = Omit<Call<I, V>, Optional> & Partial<Pick<Call<I, V>, Optional>>;

/** Defines a call. By default anyone may make it, and it takes no input and no idempotency key and has no errors of its own. */
export function defineCall<V extends z.ZodType, I extends z.ZodType = Nothing>(definition: Definition<I, V>): Call<I, V> {
  const { errors = [], feature } = definition;
  return {
    input: z.strictObject({}) as z.ZodType as I,
    callers: "anyone",
    idempotency: "none",
    isRead: definition.method === "GET",
    ...definition,
    errors: feature ? [...errors, "storefront_feature_off"] : errors,
  };
}

/** Defines a call of the shop's staff. Who may do what is decided by people only. */
export const defineStaffCall = <V extends z.ZodType, I extends z.ZodType = Nothing>(
  definition: Omit<Definition<I, V>, "callers">,
): Call<I, V> => defineCall<V, I>({ personOnly: definition.right === "staff.write", ...definition, callers: "staff" });
