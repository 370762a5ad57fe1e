const DEEPEST = 50;

/** Reads JSON sent by a page's script; null if it is invalid or nested deeper than the shop's scripts send. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return depthOf(text) > DEEPEST ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Checks the depth before parsing: deeply nested JSON can be parsed but overflows the stack when serialized. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
