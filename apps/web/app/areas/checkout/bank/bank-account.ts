import type { MessageKey } from "../../../i18n/text.ts";

/** The account types of an e-check: personal checking, personal savings, and business, which is always checking. */
export const accountTypes = ["C", "S", "X"] as const;

/** A bank account as entered. It is sent only to the payment provider. */
export interface BankAccount {
  accountType: string;
  routingNumber: string;
  routingNumberConfirm: string;
  accountNumber: string;
  accountNumberConfirm: string;
}
export type BankField = keyof BankAccount;

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];
const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, "");

/** Checks the checksum of a US routing number: the weighted sum of its digits is a multiple of ten. */
export function isRoutingNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{9}$/.test(digits) || digits === "000000000") return false;
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0), 0) % 10 === 0;
}

const isAccountNumber = (typed: string): boolean => /^\d{4,17}$/.test(digitsOf(typed));

/** Returns the errors of fields; none if the account can be sent. */
export function faultsOf(account: BankAccount): Partial<Record<BankField, MessageKey>> {
  const { accountType, routingNumber, routingNumberConfirm, accountNumber, accountNumberConfirm } = account;
  const faults: Partial<Record<BankField, MessageKey>> = {};
  if (!accountTypes.some((type) => type === accountType)) faults.accountType = "bank.fault.type";
  if (!routingNumber.trim()) faults.routingNumber = "bank.fault.required";
  else if (!isRoutingNumber(routingNumber)) faults.routingNumber = "bank.fault.routing";
  if (!accountNumber.trim()) faults.accountNumber = "bank.fault.required";
  else if (!isAccountNumber(accountNumber)) faults.accountNumber = "bank.fault.account";
  if (!routingNumberConfirm.trim()) faults.routingNumberConfirm = "bank.fault.required";
  else if (digitsOf(routingNumberConfirm) !== digitsOf(routingNumber)) faults.routingNumberConfirm = "bank.fault.routingConfirm";
  if (!accountNumberConfirm.trim()) faults.accountNumberConfirm = "bank.fault.required";
  else if (digitsOf(accountNumberConfirm) !== digitsOf(accountNumber)) faults.accountNumberConfirm = "bank.fault.accountConfirm";
  return faults;
}

/** Converts the account to the payment provider's format. */
export const toProvider = ({ accountType, routingNumber, accountNumber }: BankAccount) => ({
  account_holder_type: accountType === "X" ? "company" : "individual",
  account_type: accountType === "S" ? "savings" : "checking",
  routing_number: digitsOf(routingNumber),
  account_number: digitsOf(accountNumber),
});
