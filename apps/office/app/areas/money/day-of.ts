/** Returns a date from an address; null for anything else. */
export const dayOf = (value: string | null): string | null => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);
