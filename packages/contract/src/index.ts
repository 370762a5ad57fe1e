export * from "./areas/index.ts";
export type { Call, Callers, InputOf, ParsedInputOf, ValueOf } from "./call.ts";
export { calls } from "./calls.ts";
export * from "./claims.ts";
export type { Envelope } from "./envelope.ts";
export { type ErrorCode, errorStatus, type InputIssue, ShopError } from "./errors.ts";
export { type FieldRule, fieldRules, isFieldRule } from "./field-rules.ts";
export { type Address, type Fulfilment, type Language, languages, type Picture, type Price, type SellUnit } from "./fields.ts";
export type { CallAnswer, Caller, ShopApi } from "./shop-api.ts";
