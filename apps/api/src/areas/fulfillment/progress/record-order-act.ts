import type { AuditKind } from "@azulejo/contract/staff/audit-kinds.ts";
import type { OrderEventDetail, OrderEventKind } from "@azulejo/database";
import type { Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import type { LineProgress, LineStep } from "../../order/index.ts";
import type { LockedOrder } from "./locked-order.repository.ts";
import { after } from "./progress.rules.ts";

/** An event of an order, with data for the audit log. */
export interface OrderAct {
  kind: OrderEventKind;
  steps: LineStep[];
  amountCents?: number;
  detail?: OrderEventDetail;
  /** Further fields for the audit log. */
  before?: object;
  after?: object;
}

/** Events in the audit log. Others, such as picking, change neither money nor stock; the order's history names their author. */
const recorded: Partial<Record<OrderEventKind, AuditKind>> = {
  shipped: "order.shipped",
  canceled: "order.canceled",
  refund_requested: "order.refund_requested",
  return_inspected: "order.return_inspected",
  lot_exchanged: "order.lot_exchanged",
  replacement_held: "order.replacement_held",
  replacement_sent: "order.replacement_sent",
  replacement_withdrawn: "order.replacement_withdrawn",
  payment_requested: "order.payment_requested",
  promise_moved: "order.promise_moved",
};

/** Writes an act of staff on an order to the audit log. */
export async function recordOrderAct(
  inside: Work,
  { orderNo }: Pick<LockedOrder, "orderNo">,
  progress: LineProgress[],
  act: OrderAct,
): Promise<void> {
  const kind = recorded[act.kind];
  if (!kind) return;
  const stepsOf = (line: LineProgress) => act.steps.filter((one) => one.lineId === line.lineId);
  const touched = progress.filter((line) => stepsOf(line).length > 0);
  const units = ({ itemNo, shipped, canceled }: LineProgress) => ({ itemNo, shipped, canceled });
  const lines = touched.length > 0;
  await recordAct(inside, {
    kind,
    subject: "order",
    no: orderNo,
    before: { ...act.before, ...(lines && { lines: touched.map(units) }) },
    after: {
      ...act.detail,
      ...(act.amountCents !== undefined && { amountCents: act.amountCents }),
      ...act.after,
      ...(lines && { lines: touched.map((line) => units(after(line, stepsOf(line)))) }),
    },
  });
}
