import { Failure, unprocessable } from "../../http/failure.ts";
import type { Fields } from "../read-fields.ts";
import type { Writing } from "../write.ts";
import { publishStory, unpublishStory } from "./publish-story.ts";
import { selectStory } from "./story.repository.ts";

const MOST = 100;

/** Stories to publish or unpublish together, each with the version that the caller has read. */
export interface Together {
  action: "publish" | "unpublish";
  stories: { id: number; lockVersion: number | undefined }[];
}

/** @throws 422 */
export function readTogether(fields: Fields): Together {
  const action = fields.matching("action", /^(?:un)?publish$/, "publish or unpublish") as Together["action"] | undefined;
  const stories = (fields.objects("stories") ?? []).map((one) => {
    const id = one.id("id");
    if (!id) throw unprocessable("stories.id: is required");
    return { id, lockVersion: one.integer("lock_version") };
  });
  if (stories.length === 0 || stories.length > MOST) throw unprocessable(`stories: must name 1 to ${MOST} stories`);
  return { action: action ?? "publish", stories };
}

/** @throws 409 if one has been saved since it was read, 422 if one cannot be published; then none is changed */
export async function publishTogether(writing: Writing, { action, stories }: Together): Promise<void> {
  for (const { id, lockVersion } of stories) {
    const stored = await selectStory(writing.query, writing.home.space.id, id);
    if (stored && lockVersion !== undefined && stored.lockVersion !== lockVersion) throw changed(id, stored.lockVersion);
    try {
      await (action === "publish" ? publishStory : unpublishStory)(writing, id);
    } catch (error) {
      throw error instanceof Failure && error.status === 422 ? new Failure(422, { ...(error.body as object), story_id: id }) : error;
    }
  }
}

const changed = (id: number, lockVersion: number): Failure =>
  new Failure(409, { error: "The story has been changed by somebody else since it was read", lock_version: lockVersion, story_id: id });
