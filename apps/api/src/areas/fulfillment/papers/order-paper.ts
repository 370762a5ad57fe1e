import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { textOr } from "../../../messages/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { readStores } from "../../store/index.ts";
import { type OrderDetails, orderIn, selectOrderDetails } from "../orders/order-details.repository.ts";
import { boxLabels, type HeldLine } from "./box-labels.rules.ts";
import { selectHeldLots } from "./held-lots.repository.ts";
import { toPaperOrder } from "./paper-order.ts";

/** Limit, because the pages are made in memory. */
const MAX_LABELS = 1_000;

const fileNames = { pickList: "pick-list", boxLabels: "labels" } as const;

/** @throws office_order_not_found, office_nothing_to_pick, office_many_labels */
export const orderPaper: Verb<typeof office.orderPaper> = async (context, { orderNo, kind }) => {
  const { query, storefront, language } = context;
  const stored = await selectOrderDetails(query, { storefrontId: storefront.id, orderNo });
  if (!stored || !(await isStaffOrder(context, stored.order.id))) throw new ShopError("office_order_not_found");
  const details = await orderIn(query, stored, language);
  const lines = await heldLines(context, details);
  if (lines.length === 0) throw new ShopError("office_nothing_to_pick", { orderNo: String(orderNo) });
  const order = toPaperOrder(context, details.order, details.lines, await readStores(context, storefront.id));
  // The renderer takes a third of a second to load, and most servers never print.
  const { renderPickList, renderLabels } = await import("./render-paper.tsx");
  const unitOf = (line: HeldLine, count: number) =>
    textOr(language, `mail.receipt.quantity.${sellUnitOf(details, line)}`, String(count), { count });
  const labels = kind === "boxLabels" ? boxLabels(lines) : [];
  if (labels.length > MAX_LABELS) throw new ShopError("office_many_labels", { labels: labels.length, limit: MAX_LABELS });
  const pdf =
    kind === "boxLabels" ? await renderLabels({ order, labels, language }) : await renderPickList({ order, lines, unitOf, language });
  return { name: `${fileNames[kind]}-${orderNo}.pdf`, type: "application/pdf" as const, data: pdf.toString("base64") };
};

const sellUnitOf = ({ lines }: OrderDetails, { itemNo }: HeldLine): string =>
  lines.find((line) => line.itemNo === itemNo)?.sellUnit ?? "each";

async function heldLines({ query, staff }: Work, { order, lines }: OrderDetails): Promise<HeldLine[]> {
  const placeIds = staff?.placeIds ?? null;
  const lots = (await selectHeldLots(query, order.id)).filter((lot) => placeIds === null || placeIds.includes(lot.placeId));
  const held = lines.map((line) => ({
    itemNo: line.itemNo,
    name: line.name,
    detail: line.detail,
    rooms: line.rooms,
    lots: lots.filter((lot) => lot.lineId === line.id),
  }));
  return held.filter((line) => line.lots.length > 0);
}
