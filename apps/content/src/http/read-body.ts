import { badRequest, unprocessable } from "./failure.ts";
import { readBytes } from "./read-bytes.ts";

const MAX_BYTES = 2 * 1024 * 1024;
const DEEPEST = 200;

/**
 * Reads a request's JSON object.
 * @throws 413 above 2 MB, 400 for anything but a JSON object, 422 for text that a database cannot store
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = (await readBytes(request, MAX_BYTES)).toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest("The body is not valid JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badRequest("The body must be a JSON object");
  refuseUnstorable(value);
  return value as Record<string, unknown>;
}

/** Iterates instead of recursing, because a body can be nested deeper than the stack. */
function refuseUnstorable(body: object): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") refuseText(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth >= DEEPEST) throw unprocessable(`The body is nested deeper than ${DEEPEST}`);
    for (const [name, part] of Object.entries(value)) {
      if (name === "__proto__") throw unprocessable("__proto__: is not a field");
      refuseText(name);
      open.push({ value: part, depth: depth + 1 });
    }
  }
}

function refuseText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) throw unprocessable("The body holds characters that cannot be stored");
}
