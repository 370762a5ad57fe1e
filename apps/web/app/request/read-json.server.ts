const DEEPEST = 50;

/** What a script of a page sends; null for what is no JSON, or is nested deeper than anything that ours send. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return depthOf(text) > DEEPEST ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Counted before parsing: what is nested deeper than the stack can be parsed, and not written again. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
