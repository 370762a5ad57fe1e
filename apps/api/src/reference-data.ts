import { type Query, ReadCache } from "@azulejo/database";

/** Rarely changed rows that many requests read (stores, delivery and tax tables), cached until the storefront changes. */
export interface ReferenceData {
  /** @param load reads through `query` */
  read<T extends object>(query: Query, key: string, load: () => Promise<T>): Promise<T>;
  dropAll(): void;
}

const MOST = 5000;

export function createReferenceData(): ReferenceData {
  const cache = new ReadCache<string, object>(MOST);
  return {
    read: async <T extends object>(query: Query, key: string, load: () => Promise<T>) => (await cache.read(query, key, load)) as T,
    dropAll: () => cache.dropAll(),
  };
}
