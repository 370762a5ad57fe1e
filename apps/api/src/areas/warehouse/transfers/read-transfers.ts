import { type office, ShopError } from "@azulejo/contract";
import type { OfficeTransfer } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { isStaffPlace } from "../../staff/index.ts";
import { type StoredTransfer, selectTransferLines, selectTransfers } from "./transfer.repository.ts";

const PAGE_SIZE = 50;

export const listTransfers: Verb<typeof office.transfers> = async ({ query, storefront, ...context }, { state, page }) => {
  const placeIds = context.staff?.placeIds ?? null;
  const isOpen = state === "open" ? true : undefined;
  const which = { storefrontId: storefront.id, placeIds, isOpen, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { transfers, total } = await selectTransfers(query, which);
  return { transfers: transfers.map(toRow), total };
};

export const readTransfer: Verb<typeof office.readTransfer> = async (context, { transferNo }) =>
  withLines(context, await requireTransfer(context, { transferNo }));

/** @throws office_transfer_not_found, also for a transfer between other stores */
export async function requireTransfer(context: Context, which: { transferNo: number } | { requestKey: string }): Promise<StoredTransfer> {
  const { placeIds } = requireStaff(context);
  const all = { storefrontId: context.storefront.id, placeIds, ...which, offset: 0, limit: 1 };
  const [transfer] = (await selectTransfers(context.query, all)).transfers;
  if (!transfer) throw new ShopError("office_transfer_not_found");
  return transfer;
}

export async function withLines(context: Context, transfer: StoredTransfer): Promise<OfficeTransfer> {
  return {
    ...toRow(transfer),
    lines: await selectTransferLines(context.query, transfer.transferNo, context.language),
    mayReceive: isReceiver(context, transfer),
  };
}

/** Returns whether staff may receive a transfer: those limited to places only at these. */
export const isReceiver = (context: Context, { toPlaceId }: StoredTransfer): boolean => isStaffPlace(context, toPlaceId);

const toRow = ({ toPlaceId: _, ...row }: StoredTransfer) => row;
