import type { OtherStore } from "./access-matrix.other-store.fixture.ts";
import type { Caller, World } from "./access-matrix.world.ts";

/** The result for a caller who may make the call: `ok`, or an error code. */
export type Says = string | ((caller: Caller) => string);
export type Input = (world: World, caller: Caller) => object | Promise<object>;

/** The inputs sent to one call: with the caller's own data (or nobody's), with a stranger's, and with another store's. */
export interface Row {
  own: Input;
  says?: Says;
  other?: { input: Input; says: Says };
  /** Existing records of a store: `hidden` is the answer to staff of another store, `shown` the owner's. */
  elsewhere?: { input: Input; hidden: string; shown: string };
  /** Why the call takes no record that belongs to another account or store. */
  shared?: string;
}

/** A token in the right format that the shop hasn't issued. */
export const TOKEN = "x".repeat(43);
export const PASSWORD = "grout lines and river stones";
export const row = (own: object | Input, says?: Says): Row => ({
  own: typeof own === "function" ? (own as Input) : () => own,
  ...(says !== undefined && { says }),
});

/** For a call whose right depends on its input. */
export const withRight =
  (right: Caller["rights"][number], says: string): Says =>
  ({ rights }) =>
    rights.includes(right) ? says : "office_right";

export const linked = "whoever has the link may";
export const proof = "a code proves who calls";
export const filters = "it filters what is one's own";
export const publicFacts = "everybody may see it";

/** Adds to rows the reason why their records belong to no account or store. */
export const shared = (reason: string, rows: Record<string, Row>): Record<string, Row> =>
  Object.fromEntries(Object.entries(rows).map(([name, one]) => [name, { ...one, shared: reason }]));

/** Input with existing records of the store in Reno. */
export const ofReno = (of: (reno: OtherStore) => object, hidden: string, shown = "ok"): Pick<Row, "elsewhere"> => ({
  elsewhere: { input: ({ reno }) => of(reno), hidden, shown },
});
