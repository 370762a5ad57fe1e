import type { SlabLayout } from "@azulejo/contract/areas/slabs.ts";
import type { Query } from "@azulejo/database";

export interface Owner {
  storefrontId: number;
  accountId: number;
}

export interface StoredLayout {
  id: number;
  name: string;
  layout: SlabLayout;
  sealedTicket: string | null;
  savedAt: Date;
}

const layoutsIn = (query: Query, storefrontId: number) =>
  query
    .selectFrom("slabLayout")
    .select(["id", "name", "layout", "sealedTicket", "savedAt"])
    .where("storefrontId", "=", storefrontId)
    .$castTo<StoredLayout>();

/** Returns an account's layouts, the last saved first. */
export const selectLayouts = (query: Query, { storefrontId, accountId }: Owner): Promise<StoredLayout[]> =>
  layoutsIn(query, storefrontId).where("accountId", "=", accountId).orderBy("savedAt", "desc").orderBy("id", "desc").execute();

export const selectLayout = (query: Query, { storefrontId, accountId }: Owner, id: number): Promise<StoredLayout | undefined> =>
  layoutsIn(query, storefrontId).where("accountId", "=", accountId).where("id", "=", id).executeTakeFirst();

export const selectSharedLayout = (query: Query, storefrontId: number, shareHash: string): Promise<StoredLayout | undefined> =>
  layoutsIn(query, storefrontId).where("shareHash", "=", shareHash).executeTakeFirst();

interface NewLayout {
  storefrontId: number;
  accountId: number | null;
  name: string;
  layout: SlabLayout;
  shareHash: string | null;
  sealedTicket: string | null;
  savedAt: Date;
}

export async function insertLayout(query: Query, { layout, ...row }: NewLayout): Promise<number> {
  const values = { ...row, layout: JSON.stringify(layout) };
  return (await query.insertInto("slabLayout").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export async function updateLayout(
  query: Query,
  id: number,
  { layout, ...row }: Pick<NewLayout, "name" | "layout" | "savedAt">,
): Promise<void> {
  await query
    .updateTable("slabLayout")
    .set({ ...row, layout: JSON.stringify(layout) })
    .where("id", "=", id)
    .execute();
}

export async function updateSharing(query: Query, id: number, sharing: Pick<NewLayout, "shareHash" | "sealedTicket">): Promise<void> {
  await query.updateTable("slabLayout").set(sharing).where("id", "=", id).execute();
}

export async function deleteLayout(query: Query, { storefrontId, accountId }: Owner, id: number): Promise<void> {
  await query
    .deleteFrom("slabLayout")
    .where("storefrontId", "=", storefrontId)
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** Deletes guests' layouts saved before a time. */
export async function deleteGuestLayouts(query: Query, before: Date): Promise<void> {
  await query.deleteFrom("slabLayout").where("accountId", "is", null).where("savedAt", "<", before).execute();
}
