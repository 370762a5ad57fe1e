import { partWhenIdle } from "../../../shell/browser/later-part.tsx";

/** All in one file, because small files compress badly and each adds headers. */
const load = () => import("./home-parts.ts");

/** Parts of the account's first page that work as plain HTML at first, so that a first visit doesn't wait for their code. */
export const BalanceFigures = partWhenIdle(async () => (await load()).BalanceFigures);
export const BranchSwitch = partWhenIdle(async () => (await load()).BranchSwitch);
export const FirstSteps = partWhenIdle(async () => (await load()).FirstSteps);
export const LastBook = partWhenIdle(async () => (await load()).LastBook);
export const LastOrder = partWhenIdle(async () => (await load()).LastOrder);
export const OpenOrders = partWhenIdle(async () => (await load()).OpenOrders);
export const QuickPad = partWhenIdle(async () => (await load()).QuickPad);
export const QuotesToAnswer = partWhenIdle(async () => (await load()).QuotesToAnswer);
