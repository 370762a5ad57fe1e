import type { Hono, Context as Http } from "hono";
import { badRequest, unprocessable } from "../../http/failure.ts";
import { readBody } from "../../http/read-body.ts";
import { byAuthor, idOf, isSet, type Manager, pageOf } from "../call.ts";
import { Fields, wrapped } from "../read-fields.ts";
import { type Writing, write } from "../write.ts";
import { createStory } from "./create-story.ts";
import { deleteStory } from "./delete-story.ts";
import { publishStory, unpublishStory } from "./publish-story.ts";
import { publishTogether, readTogether } from "./publish-together.ts";
import { readStory } from "./read-story.ts";
import { type Seen, saveStory } from "./save-story.ts";
import { isStoryState, listStoryRows, type StoryState } from "./story.repository.ts";
import { readStoryInput } from "./story-input.ts";
import { addPlacing } from "./story-placing.routes.ts";
import { storyShape } from "./story-shape.ts";
import { addVersions } from "./story-versions.routes.ts";

/** Stories and folders as editors see them. */
export function addStories(app: Hono, manager: Manager): void {
  addVersions(app, manager);
  addPlacing(app, manager);
  app.get("/stories", (http) => list(http, manager));
  app.post("/stories", (http) => create(http, manager));
  app.post("/stories/publish", async (http) => {
    const together = readTogether(new Fields(await readBody(http.req.raw)));
    await write(byAuthor(http, manager), manager.homeOf(http), (writing) => publishTogether(writing, together));
    const stories = [];
    for (const { id } of together.stories) stories.push((await readStory(http, manager, id)).story);
    return http.json({ stories });
  });
  app.get("/stories/:id", async (http) => http.json(await readStory(http, manager, idOf(http))));
  app.put("/stories/:id", (http) => save(http, manager));
  app.delete("/stories/:id", async (http) => {
    const story = await write(byAuthor(http, manager), manager.homeOf(http), (writing) =>
      deleteStory(writing, idOf(http), isSet(http.req.query("force"))),
    );
    return http.json({ story: storyShape(story, story.draft) });
  });
  for (const [name, verb] of Object.entries({ publish: publishStory, unpublish: unpublishStory })) {
    app.on(["GET", "POST"], `/stories/:id/${name}`, (http) => change(http, manager, verb));
  }
}

async function list(http: Http, manager: Manager): Promise<Response> {
  if (Object.keys(http.req.query()).some((name) => name.startsWith("filter_query"))) {
    throw badRequest("filter_query is only for the delivery API");
  }
  const { headers, ...page } = pageOf(http);
  const text = (name: string) => http.req.query(name) || undefined;
  const parent = text("with_parent");
  const { rows, total } = await listStoryRows(
    manager.database.query,
    manager.homeOf(http).space.id,
    {
      startsWith: text("starts_with"),
      uuids: text("by_uuids")?.toLowerCase().split(","),
      ids: text("by_ids")
        ?.split(",")
        .filter((id) => /^\d{1,15}$/.test(id))
        .map(Number),
      slug: text("with_slug")?.replace(/\/$/, ""),
      slugs: text("by_slugs")
        ?.split(",")
        .map((slug) => slug.trim().replace(/\/$/, "")),
      parentId: parent !== undefined && /^\d{1,15}$/.test(parent) ? Number(parent) : undefined,
      storyOnly: isSet(text("story_only")),
      folderOnly: isSet(text("folder_only")),
      search: text("text_search")?.toLowerCase(),
      state: readState(text("with_state")),
    },
    page,
  );
  return http.json({ stories: rows.map((row) => storyShape(row)) }, 200, headers(total));
}

function readState(text: string | undefined): StoryState | undefined {
  if (text !== undefined && !isStoryState(text)) throw badRequest("with_state must be draft, published or changed");
  return text;
}

/** The vendor's tools send `publish` in the address. */
const isPublished = (http: Http, body: Record<string, unknown>): boolean => isSet(body.publish) || isSet(http.req.query("publish"));

async function create(http: Http, manager: Manager): Promise<Response> {
  const body = await readBody(http.req.raw);
  const input = readStoryInput(wrapped(body, "story"));
  const id = await write(byAuthor(http, manager), manager.homeOf(http), (writing) => createStory(writing, input, isPublished(http, body)));
  return http.json(await readStory(http, manager, id), 201);
}

async function save(http: Http, manager: Manager): Promise<Response> {
  const body = await readBody(http.req.raw);
  const fields = wrapped(body, "story");
  const input = readStoryInput(fields);
  const seen = readSeen(http, fields, isSet(body.force_update) || isSet(http.req.query("force_update")));
  const id = idOf(http);
  await write(byAuthor(http, manager), manager.homeOf(http), (writing) => saveStory(writing, id, input, seen, isPublished(http, body)));
  return http.json(await readStory(http, manager, id));
}

function readSeen(http: Http, fields: Fields, force: boolean): Seen {
  const tag = http.req.header("if-match");
  const match = tag === undefined ? undefined : /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim());
  if (match === null) throw unprocessable("If-Match: must be the lock_version that was read");
  const lockVersion = match ? Number(match[1]) : fields.integer("lock_version");
  return { lockVersion, updatedAt: fields.text("updated_at"), force };
}

async function change(http: Http, manager: Manager, verb: (writing: Writing, id: number) => Promise<void>): Promise<Response> {
  const id = idOf(http);
  await write(byAuthor(http, manager), manager.homeOf(http), (writing) => verb(writing, id));
  return http.json(await readStory(http, manager, id));
}
