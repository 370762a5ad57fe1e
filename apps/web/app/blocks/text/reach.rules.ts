const phone = /^(?=.*[ ().+-])\+?[\d ().-]{7,20}$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LEAST_DIGITS = 10;

/** Returns the address that calls or writes to a cell that is nothing but a phone number or an email; null for other text. */
export function addressIn(text: string): string | null {
  const value = text.trim();
  if (email.test(value)) return `mailto:${value}`;
  const digits = value.replace(/[^\d+]/g, "");
  return phone.test(value) && digits.length >= LEAST_DIGITS ? `tel:${digits}` : null;
}
