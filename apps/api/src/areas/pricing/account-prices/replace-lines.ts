import { ShopError } from "@azulejo/contract";
import type { PriceLine } from "@azulejo/contract/areas/office/prices.ts";
import { recordChanges } from "@azulejo/database";
import { type Context, requireStaff, type Work } from "../../../context.ts";
import { type By, endLines, insertLines, type LinesOwner, type StoredLine, selectNamedKeys } from "./price.repository.ts";
import { differenceOf } from "./price-lines.rules.ts";

/** Replaces the lines of a level or contract, inside its transaction. @throws office_price_key_unknown */
export async function replaceLines(inside: Context, owner: LinesOwner, stored: StoredLine[], lines: PriceLine[]): Promise<void> {
  const { ended, added } = differenceOf(stored, await withCatalogKeys(inside, lines));
  const by = byOf(inside);
  await endLines(inside.query, ended, by);
  await insertLines(inside.query, inside.storefront.id, owner, added, by);
  await recordChanges(inside.query, [{ kind: "prices", entity: String(inside.storefront.id) }]);
}

export const byOf = (inside: Context): By => ({ staffId: requireStaff(inside).staffId, at: inside.now() });

async function withCatalogKeys({ query, storefront }: Work, lines: PriceLine[]): Promise<PriceLine[]> {
  const named = await selectNamedKeys(query, storefront.id, lines);
  const known = new Map(named.map(({ scope, key, found }) => [`${scope} ${key}`, found]));
  return lines.map((line) => {
    if (line.scope === "all") return line;
    const key = known.get(`${line.scope} ${line.key}`);
    if (!key) throw new ShopError("office_price_key_unknown", { key: line.key });
    return { ...line, key };
  });
}
