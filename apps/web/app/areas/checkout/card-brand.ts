/** Accepted card brands, spelled as their owners write them. */
const brands: Record<string, string> = { visa: "Visa", mastercard: "MasterCard", amex: "Amex", discover: "Discover" };

export const cardBrand = (code: string | null): string => (code === null ? "" : (brands[code] ?? code));
