/** Returns the moment that was typed into a field of type `datetime-local`, as ISO 8601; null if it is empty. */
export function typedMoment(value: unknown): string | null {
  const at = typeof value === "string" && value !== "" ? new Date(value) : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}

/** Returns a moment in the form that such a field wants, in the time zone of the browser. */
export function fieldMoment(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
