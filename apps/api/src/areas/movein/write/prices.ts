import { recordChanges } from "@azulejo/database";
import type { Problem } from "../../catalog/index.ts";
import type { ContractRecord } from "../records/prices.rules.ts";
import { idsFor } from "./businesses.ts";
import { selectNames } from "./external-id.repository.ts";
import { endPriceLines, insertPriceLines, type LevelRow, selectCatalogKeys, selectLevelsByCode, upsertLevels } from "./price.repository.ts";
import { type Change, idOf, type Run, resolve, type Writer } from "./run.ts";

/** A level of the shop with the same code is taken over by the moved one. */
export const levels: Writer<"level"> = {
  async check(run, changes) {
    const stored = await levelsOf(run, changes);
    const names = await selectNames(run.query, run, "level", [...stored.values()]);
    const codes = new Map([...run.accepted.level.values()].map(({ code, externalId }) => [code, externalId]));
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const { externalId, code, line } = record;
      const id = stored.get(code);
      const owner = codes.get(code) ?? (id === undefined ? undefined : names.get(id));
      codes.set(code, externalId);
      const isOther = (owner !== undefined && owner !== externalId) || (recordId !== null && id !== undefined && id !== recordId);
      return isOther ? [{ line, column: "code", reason: "is also the code of another price level", value: code }] : [];
    });
  },
  async write(run, changes) {
    const { query, storefrontId } = run;
    const stored = await levelsOf(run, changes);
    const known = changes.map(({ record, recordId }) => ({ record, recordId: recordId ?? stored.get(record.code) ?? null }));
    const ids = await idsFor(query, "price_level", known);
    const rows = known.map(({ record: { code, name } }, index): LevelRow => ({ id: ids[index] ?? 0, storefrontId, code, name }));
    await upsertLevels(query, rows);
    return ids;
  },
};

const levelsOf = async (run: Run, changes: readonly Change<"level">[]): Promise<Map<string, number>> => {
  const codes = changes.map(({ record }) => record.code);
  return new Map((await selectLevelsByCode(run.query, run.storefrontId, codes)).map(({ code, id }) => [code, id]));
};

/** Prices are never changed, only ended, so a changed row becomes a new line. */
export const contracts: Writer<"contract"> = {
  async check(run, changes) {
    const { businesses, levels: known, keys } = await recordsNamedBy(run, changes);
    return changes.flatMap(({ record }): Problem[] => {
      const { line, business, level, scope, key } = record;
      const refuse = (column: string, reason: string, value: string) => [{ line, column, reason, value }];
      if (business !== null && !businesses.has(business)) return refuse("business", "is the id of no business", business);
      if (level !== null && !known.has(level)) return refuse("level", "is the id of no price level", level);
      return scope !== "all" && !keys.has(keyOf(record)) ? refuse(scope, `is no ${scope} of the catalog`, key) : [];
    });
  },
  async write(run, changes) {
    const { query, storefrontId, at: setAt } = run;
    const { businesses, levels: known, keys } = await recordsNamedBy(run, changes);
    await endPriceLines(
      query,
      changes.flatMap(({ recordId }) => recordId ?? []),
      setAt,
    );
    const ids = await idsFor(
      query,
      "price_line",
      changes.map(() => ({ recordId: null })),
    );
    const rows = changes.map(({ record }, index) => {
      const { business, level, scope, cents, offBasisPoints, fromUnits, firstDay, lastDay } = record;
      return {
        id: ids[index] ?? 0,
        storefrontId,
        priceLevelId: level === null ? null : idOf(known, level),
        customerId: business === null ? null : idOf(businesses, business),
        key: keys.get(keyOf(record)) ?? "",
        ...{ scope, cents, offBasisPoints, fromUnits, firstDay, lastDay, setAt },
      };
    });
    await insertPriceLines(query, rows);
    await recordChanges(query, [{ kind: "prices", entity: String(storefrontId) }]);
    return ids;
  },
};

const keyOf = ({ scope, key }: Pick<ContractRecord, "scope" | "key">): string => `${scope} ${key}`;

async function recordsNamedBy(run: Run, changes: readonly Change<"contract">[]) {
  const records = changes.map(({ record }) => record);
  const businesses = await resolve(
    run,
    "business",
    records.map(({ business }) => business),
  );
  const levels = await resolve(
    run,
    "level",
    records.map(({ level }) => level),
  );
  const named = records.filter(({ scope }) => scope !== "all").map(({ scope, key }) => ({ scope, key }));
  const found = named.length > 0 ? await selectCatalogKeys(run.query, run, named) : [];
  return { businesses, levels, keys: new Map(found.map((one) => [keyOf(one), one.found])) };
}
