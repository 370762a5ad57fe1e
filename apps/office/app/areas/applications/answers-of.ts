const shown = ["company", "website", "phone", "taxId", "licence", "years", "address", "message"] as const;

/** Returns an applicant's answers, in the order of the form. */
export function answersOf(fields: Record<string, unknown>): [(typeof shown)[number], string][] {
  const address = (fields["address"] ?? {}) as Record<string, unknown>;
  const lines = ["line1", "line2", "city", "province", "postalCode", "country"].map((part) => address[part]).filter(Boolean);
  return shown.flatMap((field): [(typeof shown)[number], string][] => {
    const value = field === "address" ? lines.join(", ") : String(fields[field] ?? "");
    return value === "" ? [] : [[field, value]];
  });
}
