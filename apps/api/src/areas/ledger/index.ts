export { creditHeld, creditOrdered, creditOwed } from "./credit-sums.repository.ts";
export {
  type Entry,
  post,
  postCaptured,
  postEntries,
  postPaid,
  selectEntries,
  selectReceivable,
  sumOfAccount,
} from "./ledger.repository.ts";
