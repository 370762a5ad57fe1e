/** Where a value is inside another: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

/** Returns a copy of a value with another part at the path; everything outside the path is reused. */
export function withValue<Value>(value: Value, path: Path, next: unknown): Value {
  const [step, ...rest] = path;
  if (step === undefined) return next as Value;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? withValue(one, rest, next) : one)) as Value;
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [step]: withValue(record[step], rest, next) } as Value;
}
