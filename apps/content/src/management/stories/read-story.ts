import type { Context as Http } from "hono";
import { notFound } from "../../http/failure.ts";
import type { Manager } from "../call.ts";
import { selectStory } from "./story.repository.ts";
import { storyShape } from "./story-shape.ts";

/** Returns a story with its draft, in the form of responses. @throws 404 */
export async function readStory(http: Http, { database, homeOf }: Manager, id: number) {
  const row = await selectStory(database.query, homeOf(http).space.id, id);
  if (!row) throw notFound();
  return { story: storyShape(row, row.draft) };
}
