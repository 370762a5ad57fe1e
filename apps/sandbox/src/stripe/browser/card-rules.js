// Card brands, digit groups and validation. The server uses this file too.

/** @type {import("./card-rules.d.ts").Brand[]} */
export const BRANDS = [
  { name: "visa", label: "Visa", starts: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], cvc: 3 },
  {
    name: "mastercard",
    label: "Mastercard",
    starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { name: "amex", label: "American Express", starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  {
    name: "discover",
    label: "Discover",
    starts: /^(6011|65|64[4-9])/,
    lengths: [16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    cvc: 3,
  },
];

const UNKNOWN = {
  name: "unknown",
  label: "",
  starts: /^/,
  lengths: [13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  cvc: 4,
};

/** Minimum digits of a number, and of a security code. */
export const NUMBER_MIN = 13;
export const CVC_MIN = 3;

export function brandOf(digits) {
  return BRANDS.find((brand) => brand.starts.test(digits)) ?? UNKNOWN;
}

export function digitsOf(text) {
  return text.replace(/\D/g, "");
}

export function maxDigits(brand) {
  return brand.lengths[brand.lengths.length - 1];
}

/** Formats 4242424242424242 as 4242 4242 4242 4242, by the brand's groups. */
export function groupDigits(digits, brand) {
  const parts = [];
  let from = 0;
  for (const size of brand.groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(" ");
}

/** Returns whether a card number's check digit is correct. */
export function passesLuhn(digits) {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns null for a valid number, else the provider's error code and the message key. */
export function checkNumber(digits) {
  if (digits === "") return { code: "incomplete_number", words: "numberRequired" };
  if (digits.length < NUMBER_MIN) return { code: "incomplete_number", words: "numberInvalid" };
  const fits = brandOf(digits).lengths.includes(digits.length);
  if (!fits || !passesLuhn(digits)) return { code: "invalid_number", words: "numberInvalid" };
  return null;
}

/** Parses month and year from `12 / 30`, `1230`, `12/2030` or `2030-12`; null if invalid. */
export function readExpiry(text) {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  const reversed = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
  const month = Number(reversed ? reversed[2] : match?.[1]);
  const year = Number(reversed ? reversed[1] : match?.[2]);
  if (!(month >= 1 && month <= 12)) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid until the end of its month. */
export function checkExpiry(text, now) {
  if (text.trim() === "") return { code: "incomplete_expiry", words: "expiryRequired" };
  const expiry = readExpiry(text);
  if (expiry === null) return { code: "incomplete_expiry", words: "expiryType" };
  if (expiry.year < now.getFullYear()) return { code: "invalid_expiry_year_past", words: "expiryPast" };
  if (expiry.year === now.getFullYear() && expiry.month < now.getMonth() + 1) {
    return { code: "invalid_expiry_month_past", words: "expiryPast" };
  }
  if (expiry.year > now.getFullYear() + 50) return { code: "invalid_expiry_year", words: "expiryPast" };
  return null;
}

/** The security code's length depends on the brand, if known. */
export function checkCvc(digits, brand) {
  if (digits === "") return { code: "incomplete_cvc", words: "cvcRequired" };
  const least = brand.name === "unknown" ? CVC_MIN : brand.cvc;
  if (digits.length < least) return { code: "incomplete_cvc", words: "cvcInvalid" };
  return null;
}
