import type { Query } from "@azulejo/database";

/** An item on order, with the days until it arrives. */
export interface OnOrder {
  itemId: number;
  days: number;
  units: number;
}

const DAY = 86_400_000;
/** Days between two containers that arrive at a port. */
const WEEK = 7;
const SUPPLIERS = ["Cerámica Alcora", "Gres Panaria", "Mármoles Huelva"] as const;

/** Announces the containers for a place: one a week, each with the items due in it. */
export async function loadContainers(query: Query, placeId: number, onOrder: OnOrder[], today = Date.now()): Promise<void> {
  const place = await query.selectFrom("place").select("storefrontId").where("id", "=", placeId).executeTakeFirstOrThrow();
  for (const [week, items] of Map.groupBy(onOrder, ({ days }) => Math.ceil(days / WEEK))) {
    const expectedOn = new Date(today + week * WEEK * DAY).toISOString().slice(0, 10);
    const code = `CNTU-${String(480_120 + week * 7_331)}-${week % 10}`;
    const { id } = await query
      .insertInto("container")
      .values({ storefrontId: place.storefrontId, code, supplier: SUPPLIERS[week % SUPPLIERS.length] ?? "", placeId, expectedOn })
      .returning("id")
      .executeTakeFirstOrThrow();
    const lines = items.map(({ itemId, units }, index) => ({
      containerId: id,
      itemId,
      lotCode: `N${week}${String(index + 1).padStart(3, "0")}`,
      expected: units,
    }));
    await query.insertInto("containerLine").values(lines).execute();
  }
}
