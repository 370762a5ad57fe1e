import type { Problem } from "../../catalog/index.ts";
import { idsFor, split } from "./businesses.ts";
import {
  type GiftCardRow,
  insertGiftCards,
  postGiftCards,
  type StoredGiftCard,
  selectIdsByCode,
  selectStoredCards,
  updateGiftCards,
} from "./gift-card.repository.ts";
import type { Change, Run, Writer } from "./run.ts";

const USED = "has been used in the shop since; settle the difference there";

/** A card's remaining balance is an opening balance in the ledger. */
export const giftCards: Writer<"giftCard"> = {
  async check(run, changes) {
    const owners = await ownersOf(run, changes);
    const stored = await storedOf(run, changes);
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const { line, codeKey, externalId, balanceCents } = record;
      const owner = owners.get(codeKey);
      if (owner !== undefined && owner !== (recordId ?? externalId))
        return [{ line, column: "code", reason: "is also the code of another gift card", value: "" }];
      owners.set(codeKey, recordId ?? externalId);
      const card = recordId === null ? undefined : stored.get(recordId);
      return card?.isUsed && card.balanceCents !== balanceCents
        ? [{ line, column: "balance", reason: USED, value: String(balanceCents / 100) }]
        : [];
    });
  },

  async write(run, changes) {
    const { query, at, storefrontId } = run;
    const ids = await idsFor(query, "gift_card", changes);
    const rows = changes.map(({ record: { code, codeKey, issuedOn, expiresOn } }, index): GiftCardRow => {
      return { id: ids[index] ?? 0, storefrontId, code, codeKey, issuedOn, expiresOn };
    });
    const [fresh, known] = split(rows, changes);
    if (fresh.length > 0) await insertGiftCards(query, fresh);
    if (known.length > 0) await updateGiftCards(query, known);
    const stored = await storedOf(run, changes);
    const postings = changes.map(({ record, recordId }, index) => {
      const giftCardId = ids[index] ?? 0;
      const before = recordId === null ? 0 : (stored.get(recordId)?.balanceCents ?? 0);
      const key = recordId === null ? `opening-gift:${giftCardId}` : `opening-gift:${giftCardId}:${at.getTime()}`;
      return { key, giftCardId, cents: record.balanceCents - before };
    });
    await postGiftCards(
      query,
      postings.filter(({ cents }) => cents !== 0),
      at,
    );
    return ids;
  },
};

/** Returns the owner of each code: stored cards by id, those of this run by external id. */
async function ownersOf(run: Run, changes: readonly Change<"giftCard">[]): Promise<Map<string, number | string>> {
  const keys = changes.map(({ record }) => record.codeKey);
  const owners = new Map<string, number | string>(await selectIdsByCode(run.query, run.storefrontId, keys));
  if (run.isCheck)
    for (const { codeKey, externalId } of run.accepted.giftCard.values()) if (!owners.has(codeKey)) owners.set(codeKey, externalId);
  return owners;
}

const storedOf = async (run: Run, changes: readonly Change<"giftCard">[]): Promise<Map<number, StoredGiftCard>> => {
  const ids = changes.flatMap(({ recordId }) => recordId ?? []);
  return new Map((ids.length > 0 ? await selectStoredCards(run.query, ids, !run.isCheck) : []).map((card) => [card.id, card]));
};
