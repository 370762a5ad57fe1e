import { type customer, ShopError, type slabs } from "@azulejo/contract";
import type { VisitorHold } from "@azulejo/contract/areas/slabs.ts";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { lockAccount, refuseLocked } from "../../account/index.ts";
import { codeOf } from "../slab-code.rules.ts";
import { changeQueue, type LockedQueue } from "./change-queue.ts";
import { countOpenHolds, insertHold, selectHoldsOf } from "./hold.repository.ts";
import { admit, holdEnd, type OpenHold, waitingOf } from "./hold-queue.rules.ts";

/** Holds a slab, or joins its waiting list. */
export const holdSlab: Verb<typeof slabs.hold> = (context, { code }) => {
  const { accountId } = requireSession(context);
  return changeQueue(context, code, async (queue) => {
    if (queue.slab.soldAt) throw new ShopError("slabs_sold", { slab: queue.code });
    if (!queue.holds.some((hold) => hold.accountId === accountId)) {
      await refuseLocked(queue.inside);
      await join(queue, accountId);
    }
    return ownHold(queue.code, queue.holds, accountId);
  });
};

async function join(queue: LockedQueue, accountId: number): Promise<void> {
  const { inside, slab, at } = queue;
  const { holdHours, queueLength, holdsPerAccount } = inside.storefront.settings.slabs;
  const admission = admit(queue.holds, queueLength);
  if (admission === "full") throw new ShopError("slabs_queue_full", { slab: queue.code });
  // Locked, so that concurrent requests can't exceed the account's number of holds.
  await lockAccount(inside.query, accountId);
  if ((await countOpenHolds(inside.query, accountId)) >= holdsPerAccount) throw new ShopError("slabs_too_many", { most: holdsPerAccount });
  const expiresAt = admission === "holding" ? holdEnd(at, holdHours) : null;
  const id = await insertHold(inside.query, { slabId: slab.id, accountId, askedAt: at, expiresAt });
  await queue.record({ kind: expiresAt ? "held" : "queued", holdId: id });
  if (expiresAt) await queue.tell(id, "held");
  queue.holds = [...queue.holds, { id, accountId, state: admission, expiresAt }];
}

/** Ends the caller's hold; the next in line gets the slab. */
export const leaveSlab: Verb<typeof slabs.leave> = (context, { code }) => {
  const { accountId } = requireSession(context);
  return changeQueue(context, code, async (queue) => {
    const own = queue.holds.find((hold) => hold.accountId === accountId);
    if (own) await queue.end(own, "left");
    return ownHold(queue.code, queue.holds, accountId);
  });
};

export const checkForOrderSlabHold: Verb<typeof customer.checkForOrderSlabHold> = async (context, { codes }) => {
  const { query, storefront } = context;
  const held = (await selectHoldsOf(query, storefront.id, requireSession(context).accountId)).map(
    ({ bundle, sequence, state, expiresAt, position }): VisitorHold => ({
      code: codeOf(bundle, sequence),
      state,
      position: state === "waiting" ? position : null,
      heldUntil: expiresAt?.toISOString() ?? null,
    }),
  );
  const none = (code: string): VisitorHold => ({ code, state: "none", position: null, heldUntil: null });
  return codes ? codes.map((code) => held.find((one) => one.code === code.toUpperCase()) ?? none(code)) : held;
};

function ownHold(code: string, holds: readonly OpenHold[], accountId: number): VisitorHold {
  const own = holds.find((hold) => hold.accountId === accountId);
  return {
    code,
    state: own?.state ?? "none",
    position: own?.state === "waiting" ? waitingOf(holds).indexOf(own) + 1 : null,
    heldUntil: own?.expiresAt?.toISOString() ?? null,
  };
}
