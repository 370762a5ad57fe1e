/** Area code and exchange begin with 2 to 9, and neither is a service code such as 911. */
const northAmerican = /^([2-9](?!11)\d{2})([2-9](?!11)\d{2})(\d{4})$/;

/** Converts a US or Canadian number to E.164 (`+17755550141`); null for anything else. */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, "");
  const national = /^\+/.test(digits) ? (digits.startsWith("+1") ? digits.slice(2) : "") : digits.replace(/^1(?=\d{10}$)/, "");
  return northAmerican.test(national) ? `+1${national}` : null;
}

/** Masks a number so that only its owner recognizes it: `••• ••• 0141`. */
export const masked = (phone: string): string => `••• ••• ${phone.slice(-4)}`;
