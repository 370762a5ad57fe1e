export const amount = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

export const joined = (parts: (string | number | false | null)[]): string => parts.filter(Boolean).join(" · ");
