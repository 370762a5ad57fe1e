import type { StripeStore } from "./store.ts";

type Expandable = Record<string, unknown>;

function lookUp(store: StripeStore, field: string, id: string): object | undefined {
  if (field === "latest_charge" || field === "charge") return store.charges.get(id)?.object;
  if (field === "source") return (store.charges.get(id) ?? store.refunds.get(id) ?? store.disputes.get(id))?.object;
  if (field === "payment_method") return store.methods.get(id)?.object;
  if (field === "payment_intent") return store.intents.get(id)?.object;
  if (field === "setup_intent") return store.setups.get(id)?.object;
  if (field === "customer") return store.customers.get(id)?.object;
  return undefined;
}

function expandPath(store: StripeStore, value: Expandable, path: string[]): Expandable {
  const [field, ...rest] = path;
  if (field === undefined) return value;
  const current = value[field];
  if (Array.isArray(current)) {
    return { ...value, [field]: current.map((item) => expandPath(store, item as Expandable, rest)) };
  }
  const found = typeof current === "string" ? lookUp(store, field, current) : current;
  if (typeof found !== "object" || found === null) return value;
  return { ...value, [field]: expandPath(store, found as Expandable, rest) };
}

/** Replaces ids with whole objects for each `expand[]` path, such as `data.latest_charge`. */
export function expand(store: StripeStore, value: object, paths: string[]): object {
  return paths.reduce<Expandable>((result, path) => {
    return expandPath(store, result, path.split(".").slice(0, 4));
  }, value as Expandable);
}
