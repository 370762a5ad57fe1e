import { customer, slabs } from "@azulejo/contract";
import type { SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import type { SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { findSlab } from "../find-slab.server.ts";

export interface ReadLayout {
  layoutId: number | null;
  ticket: string | null;
  name: string;
  /** Null for a new layout. */
  layout: SlabLayout | null;
  gone: string[];
  isShared: boolean;
}

/** Returns the layout that an address names: a saved one by `id`, a shared one by `link`, else a new one on the slab in `code`. */
export async function readLayout(visit: Visit): Promise<ReadLayout & { detail: SlabDetail }> {
  const { url, session } = visit;
  const id = Number(url.searchParams.get("id"));
  const link = url.searchParams.get("link");
  const read = link ? await readShared(visit, link) : session && Number.isInteger(id) && id > 0 ? await readOwn(visit, id) : unsaved;
  return { ...read, detail: await findSlab(visit, read.layout?.slabs[0] ?? url.searchParams.get("code") ?? "") };
}

const unsaved: ReadLayout = { layoutId: null, ticket: null, name: "", layout: null, gone: [], isShared: false };

const readOwn = (visit: Visit, layoutId: number): Promise<ReadLayout> =>
  orNotFound(visit, async () => ({ ...(await callApi(visit.context, visit.language, slabs.layout, { layoutId })), isShared: false }));

const readShared = (visit: Visit, ticket: string): Promise<ReadLayout> =>
  orNotFound(visit, async () => {
    const { name, layout, gone } = await callApi(visit.context, visit.language, slabs.sharedLayout, { ticket });
    return { layoutId: null, ticket, name, layout, gone, isShared: true };
  });

async function orNotFound(visit: Visit, read: () => Promise<ReadLayout>): Promise<ReadLayout> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === "request_invalid")) visit.notFound();
    throw error;
  }
}

/** Returns the visitor's layouts on slabs of a bundle, and which of its slabs the visitor has on hold. */
export async function readVisitorSlabs({ context, language, session }: Visit, { bundle }: SlabDetail) {
  if (!session) return { saved: [], held: [] };
  const { layouts } = await callApi(context, language, slabs.layouts, {});
  const codes = bundle.slabs.map((slab) => slab.code);
  const holds = session.isBusiness ? await callApi(context, language, customer.checkForOrderSlabHold, { codes }) : [];
  return {
    saved: layouts.filter((one) => one.slabs.some((code) => codes.includes(code))),
    held: holds.filter((hold) => hold.state === "holding").map((hold) => hold.code),
  };
}
