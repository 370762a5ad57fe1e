import { ShopError, type slabs } from "@azulejo/contract";
import type { SlabLayout } from "@azulejo/contract/areas/slabs.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { newTicket } from "../../../session/ticket.ts";
import { lockAccount } from "../../account/index.ts";
import { findSlab } from "../get-slab.ts";
import * as repository from "./layout.repository.ts";
import { ownerOf, requireLayout, ticketOf } from "./open-layout.ts";

/** 128 bits, so that links can't be guessed but still fit on a line. */
const TICKET_BYTES = 16;
/** Maximum number of layouts per account, more than a fabricator plans at once. */
const MAX_LAYOUTS = 100;

export const saveLayout: Verb<typeof slabs.saveLayout> = async (context, { layoutId, name, layout: sent }) => {
  const layout = await withKnownSlabs(context, sent);
  if (!context.session) {
    if (layoutId !== undefined) throw new ShopError("slabs_layout_not_found");
    return saveForGuest(context, name, layout);
  }
  return inTransaction(context, async (inside) => {
    const owner = ownerOf(inside);
    await lockAccount(inside.query, owner.accountId);
    const savedAt = inside.now();
    if (layoutId !== undefined) {
      const stored = await requireLayout(inside, layoutId);
      await repository.updateLayout(inside.query, layoutId, { name, layout, savedAt });
      return { layoutId, ticket: ticketOf(inside, stored) };
    }
    if ((await repository.selectLayouts(inside.query, owner)).length >= MAX_LAYOUTS)
      throw new ShopError("slabs_layout_full", { most: MAX_LAYOUTS });
    const id = await repository.insertLayout(inside.query, { ...owner, name, layout, savedAt, shareHash: null, sealedTicket: null });
    return { layoutId: id, ticket: null };
  });
};

async function saveForGuest(context: Context, name: string, layout: SlabLayout) {
  const { ticket, ...sharing } = newLink(context);
  const row = { storefrontId: context.storefront.id, accountId: null, name, layout, savedAt: context.now(), ...sharing };
  await repository.insertLayout(context.query, row);
  return { layoutId: null, ticket };
}

function newLink({ seal }: Work) {
  const { ticket, hash } = newTicket(TICKET_BYTES);
  return { ticket, shareHash: hash, sealedTicket: seal.seal(ticket) };
}

/**
 * Returns the layout with slab numbers in the yard's spelling.
 * @throws slabs_not_found, slabs_layout_bundles for slabs of several bundles, or one that occurs twice
 */
async function withKnownSlabs(context: Context, layout: SlabLayout): Promise<SlabLayout> {
  const found = await Promise.all(layout.slabs.map((code) => findSlab(context, code)));
  const codes = found.map(({ slab }) => slab.code);
  const isOneBundle = found.every(({ bundle }) => bundle.code === found[0]?.bundle.code);
  if (!isOneBundle || new Set(codes).size < codes.length) throw new ShopError("slabs_layout_bundles");
  return { ...layout, slabs: codes };
}

export const shareLayout: Verb<typeof slabs.shareLayout> = (context, { layoutId, isShared }) =>
  inTransaction(context, async (inside) => {
    await lockAccount(inside.query, ownerOf(inside).accountId);
    const stored = await requireLayout(inside, layoutId);
    const known = ticketOf(inside, stored);
    if (isShared && known) return { ticket: known };
    const { ticket, ...sharing } = isShared ? newLink(inside) : { ticket: null, shareHash: null, sealedTicket: null };
    await repository.updateSharing(inside.query, layoutId, sharing);
    return { ticket };
  });

export const removeLayout: Verb<typeof slabs.removeLayout> = async (context, { layoutId }) => {
  await repository.deleteLayout(context.query, ownerOf(context), layoutId);
  return { done: true };
};
