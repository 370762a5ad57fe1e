import type { Caller, World } from "./access-matrix.world.ts";

/** The result for a caller who may make the call: `ok`, or an error code. */
export type Says = string | ((caller: Caller) => string);
export type Input = (world: World, caller: Caller) => object | Promise<object>;

/** The inputs sent to one call: with the caller's own data (or nobody's), and with a stranger's. */
export interface Row {
  own: Input;
  says?: Says;
  other?: { input: Input; says: Says };
}

/** Has the form of a token that the shop issues, but is not one. */
export const TOKEN = "x".repeat(43);
export const PASSWORD = "grout lines and river stones";
export const row = (own: object | Input, says?: Says): Row => ({
  own: typeof own === "function" ? (own as Input) : () => own,
  ...(says !== undefined && { says }),
});
