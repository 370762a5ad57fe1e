/** Already serialized JSON. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Serializes a response; inserts already serialized stories verbatim. */
export function writeJson(fields: object): string {
  const written = Object.entries(fields).flatMap(([name, value]) => {
    const text = writeValue(value);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return `{${written.join(",")}}`;
}

function writeValue(value: unknown): string | undefined {
  if (value instanceof Written) return value.text;
  if (!Array.isArray(value)) return JSON.stringify(value);
  return `[${value.map((item) => (item instanceof Written ? item.text : JSON.stringify(item))).join(",")}]`;
}
