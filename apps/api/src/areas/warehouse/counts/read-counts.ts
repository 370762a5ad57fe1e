import { type office, ShopError } from "@azulejo/contract";
import type { OfficeCount } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { type StoredCount, selectCountLines, selectCounts } from "./count.repository.ts";

const PAGE_SIZE = 50;

export const listCounts: Verb<typeof office.counts> = async (context, { state, page }) => {
  const { placeIds } = requireStaff(context);
  const isOpen = state === "open" ? true : undefined;
  const which = { storefrontId: context.storefront.id, placeIds, isOpen, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { counts, total } = await selectCounts(context.query, which);
  return { counts: counts.map(toRow), total };
};

export const readCount: Verb<typeof office.readCount> = async (context, { countNo, show, page }) =>
  withLots(context, await requireCount(context, countNo), show, page);

/** @throws office_count_not_found, also for a count of another store */
export async function requireCount(context: Context, countNo: number): Promise<StoredCount> {
  const { placeIds } = requireStaff(context);
  const which = { storefrontId: context.storefront.id, placeIds, countNo, offset: 0, limit: 1 };
  const [count] = (await selectCounts(context.query, which)).counts;
  if (!count) throw new ShopError("office_count_not_found");
  return count;
}

export async function withLots(
  { query, language }: Context,
  count: StoredCount,
  show: "all" | "left" | "different" = "all",
  page = 1,
): Promise<OfficeCount> {
  const lines = await selectCountLines(query, count.countNo, { show, language, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return { ...toRow(count), ...lines };
}

const toRow = ({ placeId: _, ...row }: StoredCount) => row;
