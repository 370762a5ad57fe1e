/** What has been typed, by the id of its line. */
export type TypedUnits = Readonly<Record<number, string>>;

/** Returns the lines with a whole number of units in them. */
export function unitsOf(typed: TypedUnits): { id: number; units: number }[] {
  return Object.entries(typed).flatMap(([id, value]) => (/^\d{1,7}$/.test(value.trim()) ? [{ id: Number(id), units: Number(value) }] : []));
}
