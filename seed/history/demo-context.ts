import { findStorefront } from "@azulejo/api/areas/storefront/index.ts";
import type { Context, Services } from "@azulejo/api/context.ts";
import { selectPerson } from "@azulejo/api/session/session.repository.ts";
import type { Language } from "@azulejo/contract";
import { staffRights } from "@azulejo/contract";
import { STOREFRONT_ID } from "../load-storefront.ts";

/**
 * Returns the functions with which the demo's past orders are written through the shop's own operations, as a demo customer and the first
 * member of its staff, at a given moment. Null for a demo without them.
 */
export async function openDemoContext(services: Services, email: string): Promise<((at: Date) => Context) | null> {
  const { query } = services.database;
  const account = await query.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
  const staff = await query.selectFrom("staff").select(["id", "email"]).orderBy("id").executeTakeFirst();
  if (!account || !staff) return null;
  const session = await selectPerson(query, STOREFRONT_ID, account.id);
  const storefront = await findStorefront({ referenceData: services.referenceData, query }, STOREFRONT_ID);
  return (at) => ({
    ...services,
    ...services.shopOf(STOREFRONT_ID),
    // Demo orders are in the past, so no messages are sent about them.
    outbox: { ...services.outbox, enqueue: async () => {} },
    query,
    storefront,
    language: "en" satisfies Language,
    caller: "demo",
    requestId: "demo",
    trueUntil() {},
    session,
    staff: { id: "", staffId: staff.id, email: staff.email, rights: [...staffRights], placeIds: null } as Context["staff"],
    idempotencyKey: undefined,
    client: { address: "127.0.0.1", agent: "demo" },
    presented: { authToken: "", refreshToken: "" },
    pricesHidden: false,
    isOutside: false,
    now: () => at,
  });
}
