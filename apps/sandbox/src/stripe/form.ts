/** A decoded form body: text and nested maps from keys such as `a[b][]`. */
export interface Form {
  [key: string]: FormValue;
}
export type FormValue = string | Form;

const MAX_DEPTH = 8;

function emptyForm(): Form {
  // No prototype, so that a field named "__proto__" is an ordinary field.
  return Object.create(null) as Form;
}

function pathOf(key: string): string[] {
  const open = key.indexOf("[");
  if (open <= 0) return [key];
  const inner = [...key.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "");
  return [key.slice(0, open), ...inner].slice(0, MAX_DEPTH);
}

function put(target: Form, path: string[], value: string): void {
  let node = target;
  path.forEach((part, index) => {
    const key = part === "" ? String(Object.keys(node).length) : part;
    if (index === path.length - 1) {
      node[key] = value;
      return;
    }
    const next = node[key];
    if (typeof next !== "object") node[key] = emptyForm();
    node = node[key] as Form;
  });
}

/** Decodes a form body or a query string. */
export function decodeForm(body: string): Form {
  const form = emptyForm();
  for (const [key, value] of new URLSearchParams(body)) put(form, pathOf(key), value);
  return form;
}

/** Returns a text field; empty counts as missing. */
export function textOf(form: Form, key: string): string | undefined {
  const value = form[key];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns a nested map. */
export function mapOf(form: Form, key: string): Form | undefined {
  const value = form[key];
  return typeof value === "object" ? value : undefined;
}

/** Returns a list of texts; a form encodes a list as a map with positions as keys. */
export function listOf(form: Form, key: string): string[] {
  return Object.values(mapOf(form, key) ?? {}).filter((item) => typeof item === "string");
}

/** Applies a metadata map as the vendor does: an empty value removes its key. */
export function mergeMetadata(old: Record<string, string>, form: Form): Record<string, string> {
  if (form["metadata"] === "") return {};
  const merged = { ...old };
  for (const [key, value] of Object.entries(mapOf(form, "metadata") ?? {})) {
    if (value === "") delete merged[key];
    else if (typeof value === "string") merged[key] = value;
  }
  return merged;
}
