import { LRUCache } from "lru-cache";

/** Rows that many requests read and the staff alone changes (stores, delivery and tax tables), kept until the storefront changes. */
export interface Kept {
  /** The kept answer, or what `load` reads now; a failed read is not kept. */
  read<T extends object>(key: string, load: () => Promise<T>): Promise<T>;
  drop(): void;
}

const MOST = 5000;

export function createKept(): Kept {
  const answers = new LRUCache<string, object>({ max: MOST });
  let version = 0;
  return {
    async read<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
      const known = answers.get(key);
      if (known) return known as T;
      const startedAt = version;
      const answer = await load();
      // What was read before a drop may be outdated.
      if (startedAt === version) answers.set(key, answer);
      return answer;
    },
    drop() {
      version += 1;
      answers.clear();
    },
  };
}
