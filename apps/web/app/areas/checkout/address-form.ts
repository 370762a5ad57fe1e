import type { Address } from "@azulejo/contract";

/** Reads an address from a form; leaves out empty fields, so that the API reports them as required. */
export function addressOfForm(form: FormData): Address {
  const word = (name: string): string => String(form.get(name) ?? "").trim();
  const names = ["firstName", "lastName", "company", "line1", "line2", "city", "province", "postalCode"] as const;
  const filled = Object.fromEntries(names.map((name) => [name, word(name)]).filter(([, value]) => value));
  const country = word("country") === "CA" ? "CA" : "US";
  return { ...filled, country, kind: word("kind") === "commercial" ? "commercial" : "residential" } as Address;
}
