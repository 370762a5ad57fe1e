import type { Reading } from "./amount.rules.ts";

const lengths = new Set([8, 12, 13, 14]);

/** Returns whether the last digit is the GS1 check digit of the others. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Reads a global trade item number: 8, 12, 13 or 14 digits with a check digit; spaces and hyphens are left out. */
export function readGtin(text: string): Reading<string> {
  // A spreadsheet's apostrophe keeps leading zeros.
  const digits = text.trim().replace(/^'/, "").replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length)) return { reason: "is not a GTIN of 8, 12, 13 or 14 digits" };
  return hasCheckDigit(digits) && /[1-9]/.test(digits)
    ? { value: digits }
    : { reason: "is not a GTIN: its last digit does not match the others" };
}
