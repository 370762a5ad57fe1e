import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff } from "../../../context.ts";
import { countWaitingReplacements } from "../replacements/replacement.repository.ts";
import { selectReturnRows } from "./return-list.repository.ts";

const PAGE_SIZE = 50;

export const listReturns: Verb<typeof office.returns> = async (context, { state, query: words, page }) => {
  const { query, storefront } = context;
  const { placeIds } = requireStaff(context);
  const [{ rows, total }, replacements] = await Promise.all([
    selectReturnRows(query, {
      storefrontId: storefront.id,
      placeIds,
      state,
      search: words?.trim() || null,
      offset: (page - 1) * PAGE_SIZE,
      limit: PAGE_SIZE,
    }),
    countWaitingReplacements(query, storefront.id, placeIds),
  ]);
  return {
    returns: rows.map(({ id, firstName, lastName, company, announcedAt, receivedAt, ...row }) => ({
      ...row,
      returnNo: id,
      customer: company ?? `${firstName} ${lastName}`,
      announcedAt: announcedAt.toISOString(),
      receivedAt: receivedAt?.toISOString() ?? null,
    })),
    total,
    pageSize: PAGE_SIZE,
    replacements,
  };
};
