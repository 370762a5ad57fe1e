import type { Hono, Context as Http } from "hono";
import { badRequest } from "../../http/failure.ts";
import { readBody } from "../../http/read-body.ts";
import { byAuthor, idOf, type Manager } from "../call.ts";
import { Fields, wrapped } from "../read-fields.ts";
import { write } from "../write.ts";
import { duplicateStory } from "./duplicate-story.ts";
import { moveStory } from "./move-story.ts";
import { readStory } from "./read-story.ts";
import { readStoryInput } from "./story-input.ts";

/** Copies of stories, and their order in a folder. */
export function addPlacing(app: Hono, manager: Manager): void {
  app.on(["PUT", "POST"], "/stories/:id/duplicate", async (http) => {
    const [input, id] = [readStoryInput(wrapped(await readBody(http.req.raw), "story")), idOf(http)];
    const copy = await write(byAuthor(http, manager), manager.homeOf(http), (writing) => duplicateStory(writing, id, input));
    return http.json(await readStory(http, manager, copy));
  });
  app.put("/stories/:id/move", async (http) => {
    const id = idOf(http);
    const place = new Fields({ after_id: numberIn(http, "after_id"), parent_id: numberIn(http, "parent_id") });
    const [afterId, parentId] = [place.id("after_id"), place.id("parent_id")];
    if (afterId === undefined && parentId === undefined) throw badRequest("after_id or parent_id is required");
    await write(byAuthor(http, manager), manager.homeOf(http), (writing) => moveStory(writing, id, { afterId: afterId ?? null, parentId }));
    return http.json(await readStory(http, manager, id));
  });
}

function numberIn(http: Http, name: string): number | undefined {
  const text = http.req.query(name);
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,15}$/.test(text)) throw badRequest(`${name} must be an id`);
  return Number(text);
}
