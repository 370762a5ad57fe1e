export { BalanceFigures } from "../desk/balance-figures.tsx";
export { BranchSwitch } from "./branch-switch.tsx";
export { FirstSteps } from "./first-steps.tsx";
export { LastBook } from "./last-book.tsx";
export { LastOrder } from "./last-order.tsx";
export { OpenOrders } from "./open-orders.tsx";
export { QuickPad } from "./quick-pad.tsx";
export { QuotesToAnswer } from "./quotes-to-answer.tsx";
