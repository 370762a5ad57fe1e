import type { z } from "zod";
import type { Role } from "./claims.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call: anyone with a storefront key, who is signed in, who is signed in for a business account,
 * a service that signs its request itself, or a browser that loads a file.
 */
export type Callers = "anyone" | "customer" | "business" | "provider" | "browser";

/** One call of the shop API: the only place where its wire shape is written. */
export interface Call<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  method: "GET" | "POST";
  /** Below `/api`, with `{name}` for path parameters, which are part of the input. */
  path: string;
  summary: string;
  input: Input;
  value: Value;
  errors: readonly ErrorCode[];
  callers: Callers;
  /** One of these roles is needed besides; what a role may not is refused with `account_role`. */
  roles?: readonly Role[];
  /** `required`: refused without an `idempotency-key`; `allowed`: the key is honoured; `none`: reads. */
  idempotency: "required" | "allowed" | "none";
  /** A budget of its own, beside the points that every call costs: what a person does seldom and a machine would do often. */
  budget?: "forms" | "signin";
  /** Reads the authorization header and `x-refresh-token` itself: the token may have run out. */
  ownsToken?: boolean;
  /** How its body is written; JSON where nothing is said. */
  media?: "multipart";
  /** Most bytes of its body, where that differs from the usual. */
  bodyBytes?: number;
  /** Seconds for which an answer may be kept at most; it says itself when it is true for less. */
  keptSeconds?: number;
  /** Media type of the file that it answers, to a browser that has nothing but the address. */
  file?: string;
}

export type InputOf<C extends Call> = z.input<C["input"]>;
export type ParsedInputOf<C extends Call> = z.output<C["input"]>;
export type ValueOf<C extends Call> = z.output<C["value"]>;

type Definition<I extends z.ZodType, V extends z.ZodType> = Omit<Call<I, V>, "callers" | "idempotency" | "errors"> &
  Partial<Pick<Call, "callers" | "idempotency" | "errors">>;

/** Defines a call; a write allows an idempotency key unless it says otherwise. */
export function defineCall<I extends z.ZodType, V extends z.ZodType>(definition: Definition<I, V>): Call<I, V> {
  return { callers: "anyone", idempotency: "none", errors: [], ...definition };
}
