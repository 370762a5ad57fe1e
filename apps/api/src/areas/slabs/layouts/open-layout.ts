import { ShopError, type slabs } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireSession, type Work } from "../../../context.ts";
import type { Yard } from "../../../domain/slab-yard.ts";
import { hashOf } from "../../../session/ticket.ts";
import { todayAt } from "../../product/index.ts";
import { showBundle } from "../show-bundle.ts";
import { partsOf } from "../slab-code.rules.ts";
import { type Owner, type StoredLayout, selectLayout, selectLayouts, selectSharedLayout } from "./layout.repository.ts";

export const ownerOf = (context: Context): Owner => ({
  storefrontId: context.storefront.id,
  accountId: requireSession(context).accountId,
});

/** Returns the caller's layout. @throws slabs_layout_not_found if it was deleted or belongs to another account */
export async function requireLayout(context: Context, id: number): Promise<StoredLayout> {
  const stored = await selectLayout(context.query, ownerOf(context), id);
  if (!stored) throw new ShopError("slabs_layout_not_found");
  return stored;
}

/** After a change of SESSION_SECRET, a link can't be decrypted; the owner can share the layout again. */
export const ticketOf = ({ seal }: Work, { sealedTicket }: StoredLayout): string | null =>
  sealedTicket === null ? null : (seal.open(sealedTicket) ?? null);

export const listLayouts: Verb<typeof slabs.layouts> = async (context) => {
  const yard = await readYard(context);
  return {
    layouts: (await selectLayouts(context.query, ownerOf(context))).map((stored) => ({
      layoutId: stored.id,
      name: stored.name,
      slabs: stored.layout.slabs,
      gone: goneOf(yard, stored),
      isShared: stored.sealedTicket !== null,
      savedAt: stored.savedAt.toISOString(),
    })),
  };
};

export const openLayout: Verb<typeof slabs.layout> = async (context, { layoutId }) => {
  const stored = await requireLayout(context, layoutId);
  return { layoutId, ...show(await readYard(context), stored), ticket: ticketOf(context, stored) };
};

export const openSharedLayout: Verb<typeof slabs.sharedLayout> = async (context, { ticket }) => {
  const stored = await selectSharedLayout(context.query, context.storefront.id, hashOf(ticket));
  if (!stored) throw new ShopError("slabs_layout_link_unknown");
  const yard = await readYard(context);
  const bundle = yard.byCode.get(partsOf(stored.layout.slabs[0] ?? "").bundle);
  const terms = await context.catalog.terms(context.storefront.id);
  return { ...show(yard, stored), bundle: bundle ? showBundle(context, terms, bundle) : null };
};

const readYard = (context: Context): Promise<Yard> => context.slabYard.read(context.query, context.storefront.id, todayAt(context));

const show = (yard: Yard, stored: StoredLayout) => ({
  name: stored.name,
  layout: stored.layout,
  gone: goneOf(yard, stored),
  savedAt: stored.savedAt.toISOString(),
});

const goneOf = (yard: Yard, { layout }: StoredLayout): string[] =>
  layout.slabs.filter((code) => {
    const slab = yard.byCode.get(partsOf(code).bundle)?.slabs.find((one) => one.code === code);
    return !slab || slab.state === "sold";
  });
