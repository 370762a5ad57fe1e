import type { Query } from "@azulejo/database";

/** The demo's dealer: who orders, for which branches, and from which places its goods come. */
export interface Dealer {
  customerId: number;
  name: string;
  branches: { id: number; name: string; city: string; state: string }[];
  users: { id: number; email: string; givenName: string; surname: string; language: string }[];
  /** The distribution center, and the store where the dealer picks up. */
  placeId: number;
  storeId: number;
  /** The staff member who records the dealer's checks. */
  staffId: number;
}

const DEALER_EMAIL = "dealer-admin@demo.test";
const MAX_PRODUCTS = 120;

/** Returns whether any orders exist. */
export const hasOrders = async (query: Query): Promise<boolean> =>
  (await query.selectFrom("customerOrder").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Returns the dealer; null without one. */
export async function readDealer(query: Query, storefrontId: number): Promise<Dealer | null> {
  const customer = await query
    .selectFrom("account")
    .innerJoin("customer", "customer.id", "account.customerId")
    .select(["customer.id", "customer.name"])
    .where("account.storefrontId", "=", storefrontId)
    .where("email", "=", DEALER_EMAIL)
    .executeTakeFirst();
  const places = await query.selectFrom("place").select(["id", "code", "operationTypes"]).orderBy("id").execute();
  const from = places.find((place) => place.operationTypes.includes("distribution"));
  const store = places.find((place) => place.code === "reno");
  const staff = await query.selectFrom("staff").select("id").orderBy("id").executeTakeFirst();
  if (!customer || !from || !store || !staff) return null;
  return {
    customerId: customer.id,
    name: customer.name,
    branches: await query
      .selectFrom("customerBranch")
      .select(["id", "name", "city", "state"])
      .where("customerId", "=", customer.id)
      .orderBy("number")
      .execute(),
    users: await query
      .selectFrom("account")
      .select(["id", "email", "givenName", "surname", "language"])
      .where("customerId", "=", customer.id)
      .orderBy("id")
      .execute(),
    placeId: from.id,
    storeId: store.id,
    staffId: staff.id,
  };
}

/** Returns products that the dealer may have bought. */
export async function readStockedProducts(query: Query): Promise<number[]> {
  const rows = await query.selectFrom("product").select("id").orderBy("popularity", "desc").orderBy("id").limit(MAX_PRODUCTS).execute();
  return rows.map((row) => row.id);
}
