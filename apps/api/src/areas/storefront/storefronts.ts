import { ShopError } from "@azulejo/contract";
import type { Database } from "@azulejo/database";
import type { Storefront } from "../../domain/storefront.ts";
import { selectStorefronts } from "./storefront.repository.ts";

export interface Storefronts {
  /** @throws storefront_unknown unless both headers name the same storefront */
  find(id: string | undefined, publicKey: string | undefined): Promise<Storefront>;
}

const FRESH_FOR_MS = 60_000;

/** Reads the storefront records at first use and again every minute. */
export function readStorefronts(database: Database): Storefronts {
  let read: Promise<Map<string, Storefront>> | null = null;
  let readAt = 0;
  const load = async () => new Map((await selectStorefronts(database.query)).map((one) => [String(one.id), one]));
  const current = () => {
    if (!read || Date.now() - readAt > FRESH_FOR_MS) {
      readAt = Date.now();
      read = load().catch((error) => {
        read = null;
        throw error;
      });
    }
    return read;
  };
  return {
    async find(id, publicKey) {
      const storefront = (await current()).get(id ?? "");
      if (!storefront || storefront.publicKey !== publicKey) throw new ShopError("storefront_unknown");
      return storefront;
    },
  };
}
