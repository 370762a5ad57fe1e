import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import type { Storefront } from "../../domain/storefront.ts";
import { selectStorefronts } from "./storefront.repository.ts";

type Reader = Pick<Work, "referenceData" | "query">;

/** Returns all storefronts; cached until one changes. */
export const listStorefronts = ({ referenceData, query }: Reader): Promise<Storefront[]> =>
  referenceData.read(query, "storefronts", () => selectStorefronts(query));

/** Returns a storefront by its id. @throws if there is none */
export async function findStorefront(reader: Reader, id: number): Promise<Storefront> {
  const storefront = (await listStorefronts(reader)).find((one) => one.id === id);
  if (!storefront) throw new Error(`there is no storefront ${id}`);
  return storefront;
}

/** Returns the storefront identified by both headers of a call. @throws storefront_unknown */
export async function identifyStorefront(reader: Reader, id: string | undefined, publicKey: string | undefined): Promise<Storefront> {
  const storefront = (await listStorefronts(reader)).find((one) => String(one.id) === id);
  if (!storefront || storefront.publicKey !== publicKey) throw new ShopError("storefront_unknown");
  return storefront;
}
