import type { BlokValue } from "@azulejo/contract/content/field-types.ts";

/** Puts notices at the start of a listing's story and the editor's pick above its products, everything else below. */
export function splitBody(body: BlokValue[]): { above: BlokValue[]; below: BlokValue[]; hasNotice: boolean } {
  const pick = body.filter((block) => block.component === "editors_pick").slice(0, 1);
  const rest = body.filter((block) => !pick.includes(block));
  const first = rest.findIndex((block) => block.component !== "banner");
  const at = first < 0 ? rest.length : first;
  return { above: [...rest.slice(0, at), ...pick], below: rest.slice(at), hasNotice: at > 0 };
}
