import { z } from "zod";
import type { Role } from "./claims.ts";
import type { ErrorCode } from "./errors/error-codes.ts";
import type { Feature } from "./settings/features.ts";
import type { StaffRight } from "./staff-rights.ts";

/**
 * Who may make a call: anyone with a storefront key, a signed-in customer, a customer signed in for a business account, the shop's staff, a
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
  /** Roles, one of which the caller needs; others get `account_role`. */
  roles?: readonly Role[];
  /** The right that staff need; without it they get `office_right`. */
  right?: StaffRight;
  /** Whether it concerns the whole company; staff limited to stores get `office_all_stores`. */
  allStores?: boolean;
  /** Whether only a person may make it; API keys get `office_person_only`. */
  personOnly?: boolean;
  /** Whether staff may make it before they have set up the second factor that the shop requires. */
  precedesSecondFactor?: boolean;
  /** `required`: refused without an `idempotency-key`; `allowed`: the key is used; `none`: the key is ignored. */
  idempotency: "required" | "allowed" | "none";
  /** Whether it changes nothing, neither in the shop nor about the caller; the default for a `GET`. */
  isRead: boolean;
  /** Whether it is refused to staff who view the shop as a customer, although it changes nothing. */
  isPrivate?: boolean;
  /** A feature of the storefront; without it callers get `storefront_feature_off`. */
  feature?: Feature;
  /** A rate limit besides the points of every call, for actions that people rarely do but bots do often. */
  budget?: "forms" | "signin";
  /** Whether it reads the authorization header and `x-refresh-token` itself, because the token may have expired. */
  ownsToken?: boolean;
  /** Whether fields of a `POST` may also be in the query; the body takes precedence. */
  readsQuery?: boolean;
  /** The body's format; JSON by default. */
  media?: "multipart";
  /** The maximum body size in bytes, if other than the default. */
  bodyBytes?: number;
  /** The maximum time in seconds that a response may be cached; a response can state a shorter one. */
  keptSeconds?: number;
  /** The media type of the returned file, for a call that browsers make with a URL only. */
  file?: string;
}

export type InputOf<C extends Call> = z.input<C["input"]>;
export type ParsedInputOf<C extends Call> = z.output<C["input"]>;
export type ValueOf<C extends Call> = z.output<C["value"]>;

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;

type Optional = "input" | "callers" | "idempotency" | "errors" | "isRead";
type Definition<I extends z.ZodType, V extends z.ZodType> = Omit<Call<I, V>, Optional> & Partial<Pick<Call<I, V>, Optional>>;

/** Defines a call. By default anyone may make it, without input and idempotency key, and it has no errors of its own. */
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

/** Defines a call of the shop's staff. Calls that decide on rights are for people only. */
export const defineStaffCall = <V extends z.ZodType, I extends z.ZodType = Nothing>(
  definition: Omit<Definition<I, V>, "callers">,
): Call<I, V> => defineCall<V, I>({ personOnly: definition.right === "staff.write", ...definition, callers: "staff" });
