import { notFound, unprocessable } from "../../http/failure.ts";
import type { Writing } from "../write.ts";
import { saveStory } from "./save-story.ts";
import { selectSiblings, selectStory } from "./story.repository.ts";

const STEP = 10;

/**
 * Moves a story or folder behind another one, into that one's folder; with `afterId` null to the start of its folder or of
 * `parentId`. Saves only those whose position changes.
 */
export async function moveStory(
  writing: Writing,
  id: number,
  { afterId, parentId }: { afterId: number | null; parentId: number | null | undefined },
): Promise<void> {
  const { query, home } = writing;
  const stored = await selectStory(query, home.space.id, id);
  if (!stored) throw notFound();
  const before = afterId === null ? undefined : await selectStory(query, home.space.id, afterId);
  if (afterId !== null && (!before || before.id === id)) throw unprocessable("after_id: is not another story");
  if (before && parentId !== undefined && parentId !== before.parentId) throw unprocessable("after_id: is not in the folder parent_id");
  const folder = before ? before.parentId : parentId === undefined ? stored.parentId : parentId;
  const others = (await selectSiblings(query, home.space.id, folder)).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === afterId) + 1;
  let position = (at === 0 ? 0 : (others[at - 1]?.position ?? 0)) + (at === 0 ? Math.min(0, (others[0]?.position ?? STEP) - STEP) : STEP);
  const next = others[at];
  if (at > 0 && next && next.position <= position) position = (others[at - 1]?.position ?? 0) + 1;
  await saveStory(writing, id, { parent_id: folder, position }, { force: true }, false);
  // Moves stories after the new position down, as far as needed.
  for (const one of others.slice(at)) {
    if (one.position > position) break;
    position += 1;
    await saveStory(writing, one.id, { position }, { force: true }, false);
  }
}
