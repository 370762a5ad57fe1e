import { ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import { inTransaction, type Work } from "../../../context.ts";
import { codeOf, partsOf } from "../slab-code.rules.ts";
import {
  endHold,
  insertEvent,
  type LockedSlab,
  lockSlab,
  type Outcome,
  promoteHold,
  type SlabEvent,
  selectOpenHolds,
} from "./hold.repository.ts";
import { holdEnd, type OpenHold, turnOf } from "./hold-queue.rules.ts";

export const SLAB_HOLD_MAIL = "mail.slabHold";
export type HoldMail = "held" | "promoted" | "expired" | "released" | "sold";

/** A slab that the caller's transaction has locked, with its current queue. */
export interface LockedQueue<Inside extends Work = Work> {
  inside: Inside;
  slab: LockedSlab;
  code: string;
  holds: OpenHold[];
  at: Date;
  record(event: Omit<SlabEvent, "slabId" | "at">): Promise<void>;
  /** Queues an email to the holder. */
  tell(holdId: number, news: HoldMail): Promise<void>;
  end(hold: OpenHold, outcome: Outcome, more?: Pick<SlabEvent, "staffId" | "note">): Promise<void>;
}

/** Locks a slab, applies expired holds before and after the work, and logs the change. @throws slabs_not_found */
export function changeQueue<Inside extends Work, T>(
  context: Inside,
  code: string,
  work: (queue: LockedQueue<Inside>) => Promise<T>,
): Promise<T> {
  const { bundle, sequence } = partsOf(code);
  return inTransaction(context, async (inside) => {
    const { query, storefront, outbox, now } = inside;
    const slab = await lockSlab(query, storefront.id, bundle, sequence);
    if (!slab) throw new ShopError("slabs_not_found");
    const at = now();
    let isChanged = false;
    const queue: LockedQueue<Inside> = {
      inside,
      slab,
      code: codeOf(slab.bundle, slab.sequence),
      holds: await selectOpenHolds(query, slab.id),
      at,
      async record(event) {
        isChanged = true;
        await insertEvent(query, { ...event, slabId: slab.id, at });
      },
      tell: (holdId, news) =>
        outbox.enqueue(query, [{ kind: SLAB_HOLD_MAIL, key: `slab-hold:${holdId}:${news}`, payload: { holdId, news } }]),
      async end(hold, outcome, more = {}) {
        await endHold(query, hold.id, outcome, at);
        await queue.record({ kind: outcome, holdId: hold.id, ...more });
        if (outcome !== "left") await queue.tell(hold.id, outcome);
        queue.holds = queue.holds.filter((one) => one.id !== hold.id);
      },
    };
    await takeTurn(queue);
    const result = await work(queue);
    await takeTurn(queue);
    if (isChanged) await recordChanges(query, [{ kind: "slab", entity: queue.code }]);
    return result;
  });
}

async function takeTurn(queue: LockedQueue): Promise<void> {
  const { inside, slab, at } = queue;
  if (slab.soldAt) return;
  const { expired, promoted } = turnOf(queue.holds, at);
  if (expired) await queue.end(expired, "expired");
  if (!promoted) return;
  const expiresAt = holdEnd(at, inside.storefront.settings.slabs.holdHours);
  await promoteHold(inside.query, promoted.id, expiresAt);
  await queue.record({ kind: "promoted", holdId: promoted.id });
  await queue.tell(promoted.id, "promoted");
  queue.holds = queue.holds.map((hold) => (hold.id === promoted.id ? { ...hold, state: "holding", expiresAt } : hold));
}
