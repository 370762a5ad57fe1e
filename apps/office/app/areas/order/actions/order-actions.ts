import type { OfficeOrder, StaffRight } from "@azulejo/contract";
import type { MessageKey } from "../../../i18n/text.ts";
import { leftToDeliver, leftToPick, leftToReady, leftToRefund, leftToReplace, leftToShip } from "../line-figures.ts";

export type ActionName =
  | "pick"
  | "ready"
  | "ship"
  | "deliver"
  | "refund"
  | "move"
  | "paymentLink"
  | "takeCard"
  | "cancel"
  | "pickList"
  | "boxLabels"
  | "note"
  | "message"
  | "return"
  | "replace"
  | "sendReplacement"
  | "lot"
  | "inspect"
  | "refundReturn";

export interface OrderAction {
  name: ActionName;
  key: string;
  right: StaffRight;
  label: MessageKey;
}

interface Rule extends OrderAction {
  isPossible(order: OfficeOrder): boolean;
}

const units = (order: OfficeOrder, left: (line: OfficeOrder["lines"][number]) => number): number =>
  order.lines.reduce((sum, line) => sum + left(line), 0);
const isOpen = ({ status }: OfficeOrder): boolean => status === "open";
/** Whether some of its units, or a replacement, are ready at the store. */
const hasUnitsHere = (order: OfficeOrder): boolean => isOpen(order) || order.replacements.some(({ state }) => state === "held");
const isOwed = ({ payments }: OfficeOrder): boolean => payments.some(({ status }) => status === "returned" || status === "unpaid");

const rules: readonly Rule[] = [
  { name: "boxLabels", key: "l", right: "orders.read", label: "action.boxLabels", isPossible: hasUnitsHere },
  { name: "pickList", key: "w", right: "orders.read", label: "action.pickList", isPossible: hasUnitsHere },
  {
    name: "move",
    key: "m",
    right: "promises.move",
    label: "action.move",
    isPossible: (order) => isOpen(order) && units(order, leftToPick) > 0,
  },
  {
    name: "paymentLink",
    key: "y",
    right: "payments.request",
    label: "action.paymentLink",
    isPossible: (order) => order.status !== "canceled" && isOwed(order),
  },
  {
    name: "takeCard",
    key: "k",
    right: "payments.request",
    label: "action.takeCard",
    isPossible: (order) => order.status !== "canceled" && isOwed(order),
  },
  {
    name: "lot",
    key: "o",
    right: "orders.fulfill",
    label: "action.lot",
    isPossible: (order) => isOpen(order) && order.lines.some((line) => line.lots.length > 0 && leftToShip(line) > 0),
  },
  {
    name: "return",
    key: "b",
    right: "returns.write",
    label: "action.return",
    isPossible: (order) => order.status !== "canceled" && units(order, ({ leftToReturn }) => leftToReturn) > 0,
  },
  {
    name: "replace",
    key: "c",
    right: "returns.write",
    label: "action.replace",
    isPossible: (order) => order.status !== "canceled" && units(order, leftToReplace) > 0,
  },
  {
    name: "cancel",
    key: "x",
    right: "orders.refund",
    label: "action.cancel",
    isPossible: (order) => isOpen(order) && order.shipments.length === 0,
  },
  {
    name: "refund",
    key: "r",
    right: "orders.refund",
    label: "action.refund",
    // Goods of an order moved from another system are refunded through a return.
    isPossible: (order) =>
      order.status !== "canceled" &&
      order.earlierNo === null &&
      order.lines.some((line) => leftToRefund(line, true) + leftToRefund(line, false) > 0),
  },
  {
    name: "pick",
    key: "p",
    right: "orders.fulfill",
    label: "action.pick",
    isPossible: (order) => isOpen(order) && units(order, leftToPick) > 0,
  },
  {
    name: "ready",
    key: "a",
    right: "orders.fulfill",
    label: "action.ready",
    isPossible: (order) => isOpen(order) && units(order, leftToReady) > 0,
  },
  {
    name: "ship",
    key: "s",
    right: "orders.fulfill",
    label: "action.ship",
    isPossible: (order) => isOpen(order) && units(order, leftToShip) > 0,
  },
  {
    name: "deliver",
    key: "d",
    right: "orders.fulfill",
    label: "action.deliver",
    isPossible: (order) => order.status !== "canceled" && units(order, leftToDeliver) > 0,
  },
];

/** Returns the actions that an order's state and the user's rights allow. */
export const actionsFor = (order: OfficeOrder, rights: readonly StaffRight[]): OrderAction[] =>
  rules.filter(({ right, isPossible }) => rights.includes(right) && isPossible(order));

/** An owed order is paid first; then its goods go their way. */
const steps: readonly ActionName[] = ["takeCard", "pick", "ready", "ship", "deliver"];
const onShelf: readonly ActionName[] = ["pick", "ready", "ship"];

/** Returns the action that brings an order one step further, and the one that is likely once all its goods have left. */
export function mainActions(actions: readonly OrderAction[]): { next: OrderAction | undefined; afterwards: OrderAction | undefined } {
  const first = (names: readonly ActionName[]) => names.map((one) => actions.find(({ name }) => name === one)).find(Boolean);
  return { next: first(steps), afterwards: first(onShelf) ? undefined : first(["replace"]) };
}
