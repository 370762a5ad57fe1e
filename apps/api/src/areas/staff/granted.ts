import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { readStores } from "../store/index.ts";
import type { Power } from "./power.rules.ts";
import { type StoredRole, selectRoles } from "./roles/role.repository.ts";

/** A role and places to assign. */
export interface Grant {
  role: StoredRole;
  placeIds: number[] | null;
}

/** Reads the roles and stores to assign, by their codes. @throws office_role_not_found, storelocator_not_found */
export async function readGrant(context: Context, given: { role: string; stores: readonly string[] | null }): Promise<Grant> {
  const role = (await selectRoles(context.query, context.storefront.id)).find(({ code }) => code === given.role);
  if (!role) throw new ShopError("office_role_not_found");
  return { role, placeIds: given.stores && (await readPlaceIds(context, given.stores)) };
}

export const powerOf = ({ role, placeIds }: Grant): Power => ({ rights: role.rights, placeIds });

async function readPlaceIds(context: Context, codes: readonly string[]): Promise<number[]> {
  const places = await readStores(context, context.storefront.id);
  return [...new Set(codes)].map((code) => {
    const place = places.find((one) => one.code === code);
    if (!place) throw new ShopError("storelocator_not_found");
    return place.id;
  });
}

/** Returns a function that converts ids of places to codes; null for all places. */
export async function placeCodes(context: Context): Promise<(ids: readonly number[] | null) => string[] | null> {
  const places = await readStores(context, context.storefront.id);
  return (ids) => ids && places.filter(({ id }) => ids.includes(id)).map(({ code }) => code);
}
