import type { Hono, Context as Http } from "hono";
import { badRequest, notFound } from "../../http/failure.ts";
import { byAuthor, idOf, isSet, type Manager, pageOf } from "../call.ts";
import { write } from "../write.ts";
import { readStory } from "./read-story.ts";
import { saveStory } from "./save-story.ts";
import { countVersions, selectVersion, selectVersions } from "./story.repository.ts";

/** The history of a story, also at the vendor's addresses for versions of any model. */
export function addVersions(app: Hono, manager: Manager): void {
  app.get("/stories/:id/versions", (http) => list(http, manager, idOf(http)));
  app.get("/versions", (http) => list(http, manager, modelId(http)));
  app.put("/versions/:id", (http) => restore(http, manager));
}

/** @throws 400 unless `model` is stories; components have no versions */
function modelId(http: Http): number {
  if (http.req.query("model") !== "stories") throw badRequest("model must be stories");
  const id = http.req.query("model_id") ?? "";
  if (!/^\d{1,15}$/.test(id)) throw badRequest("model_id must be the story's id");
  return Number(id);
}

async function list(http: Http, manager: Manager, storyId: number): Promise<Response> {
  const { story } = await readStory(http, manager, storyId);
  const { headers, ...page } = pageOf(http);
  const { query } = manager.database;
  const rows = await selectVersions(query, story.id, page);
  const shown = rows.map(({ id, number, kind, name, author, at, content }) => ({
    ...{ id, number, kind, name, event: kind, item_type: "Story", item_id: story.id, is_draft: kind === "saved" },
    ...{ author, author_id: null, created_at: at.toISOString() },
    ...(isSet(http.req.query("with_content")) && { content }),
  }));
  return http.json({ versions: shown }, 200, headers(await countVersions(query, story.id)));
}

/** Saves an earlier version's name and content as the draft; the published version stays. */
async function restore(http: Http, manager: Manager): Promise<Response> {
  const [id, storyId] = [idOf(http), modelId(http)];
  await readStory(http, manager, storyId);
  await write(byAuthor(http, manager), manager.homeOf(http), async (writing) => {
    const version = await selectVersion(writing.query, storyId, id);
    if (!version) throw notFound();
    await saveStory(writing, storyId, { name: version.name, content: version.content }, { force: true }, false);
  });
  return http.json(await readStory(http, manager, storyId));
}
