/** How the bank treats a debit of one account. */
export interface BankBehavior {
  key: string;
  number: string;
  /** The vendor's ready-made payment method for servers, if any. */
  token?: string;
  about: string;
  /** An error before the bank is asked. */
  decline?: { code: string; decline_code: string; message: string };
  /** The bank's answer to the debit. */
  failure?: { code: string; message: string };
  /** Whether it has to be verified by a small deposit first. */
  verifies?: boolean;
  /** The reason for which the bank returns the money after paying it. */
  returns?: "insufficient_funds" | "debit_not_authorized";
  /** Whether it stays in processing forever. */
  hangs?: boolean;
}

/** The routing number of test accounts; every other valid one works too. */
export const TEST_ROUTING_NUMBER = "110000000";

/** The test accounts. Every other valid number succeeds. */
export const TEST_ACCOUNTS: readonly BankBehavior[] = [
  { key: "bank_success", number: "000123456789", token: "pm_usBankAccount_success", about: "Succeeds after four business days" },
  {
    key: "bank_closed",
    number: "000111111113",
    token: "pm_usBankAccount_accountClosed",
    about: "Returned (account_closed)",
    failure: { code: "account_closed", message: "The customer's bank account has been closed." },
  },
  {
    key: "bank_no_account",
    number: "000111111116",
    token: "pm_usBankAccount_noAccount",
    about: "Returned (no_account)",
    failure: { code: "no_account", message: "The bank account could not be located." },
  },
  {
    key: "bank_insufficient_funds",
    number: "000222222227",
    token: "pm_usBankAccount_insufficientFunds",
    about: "Returned (insufficient_funds)",
    failure: { code: "insufficient_funds", message: "The customer's account has insufficient funds to cover this payment." },
  },
  {
    key: "bank_not_authorized",
    number: "000333333335",
    token: "pm_usBankAccount_debitNotAuthorized",
    about: "Returned (debit_not_authorized)",
    failure: { code: "debit_not_authorized", message: "The customer has notified their bank that this payment was unauthorized." },
  },
  {
    key: "bank_dispute",
    number: "000555555559",
    token: "pm_usBankAccount_dispute",
    about: "Succeeds, then the account's owner disputes it",
    returns: "debit_not_authorized",
  },
  {
    key: "bank_late_return",
    number: "000888888885",
    about: "Succeeds, then the bank returns it after all (a dispute for insufficient_funds)",
    returns: "insufficient_funds",
  },
  {
    key: "bank_verifies",
    number: "000999999991",
    about: "Is verified by a small deposit first, which takes two business days; then succeeds",
    verifies: true,
  },
  {
    key: "bank_processing",
    number: "000000000009",
    token: "pm_usBankAccount_processing",
    about: "Stays in processing",
    hangs: true,
  },
  {
    key: "bank_blocked",
    number: "000000004954",
    about: "Blocked at once for its risk",
    decline: { code: "payment_method_provider_decline", decline_code: "generic_decline", message: "The bank account was declined." },
  },
];

const [SUCCESS] = TEST_ACCOUNTS as [BankBehavior, ...BankBehavior[]];

/** Returns an account's behavior; any other valid number succeeds. */
export const bankBehaviorOf = (number: string): BankBehavior => TEST_ACCOUNTS.find((one) => one.number === number) ?? SUCCESS;

/** Returns the behavior of a stored payment method. */
export const bankBehaviorByKey = (key: string): BankBehavior => TEST_ACCOUNTS.find((one) => one.key === key) ?? SUCCESS;

/** Returns the account of a ready-made payment method such as `pm_usBankAccount_success`. */
export const accountByToken = (token: string): BankBehavior | undefined => TEST_ACCOUNTS.find((one) => one.token === token);
