import { ShopError } from "@azulejo/contract";
import { type Context, inTransaction, requireStaff, type Work } from "../../../../context.ts";
import { recordAct } from "../../../audit/index.ts";
import { selectMembers } from "../../../staff/index.ts";
import { lockOutdated, updateRelease } from "../releases/release.repository.ts";
import { requireManager } from "../space.ts";
import type { ManagedStory, ManagedVersion } from "../space-shapes.ts";

const VERSIONS = 20;

/** A page that has or had a version is a legal text. */
export async function isLegalText({ content, language }: Context, story: ManagedStory): Promise<boolean> {
  if (story.content?.["component"] !== "page") return false;
  if (story.content["version"]) return true;
  return story.published && Boolean((await content.story(story.full_slug, { language }))?.content["version"]);
}

/** Returns who last saved a story; null if unknown. */
export async function authorOf(context: Context, storyId: number): Promise<string | null> {
  const call = { method: "GET", path: `stories/${storyId}/versions`, query: { page: 1, per_page: VERSIONS } } as const;
  const { answer } = await requireManager(context).list<{ versions: ManagedVersion[] }>(call);
  return answer.versions.find(({ kind }) => kind === "saved")?.author ?? null;
}

/** Counts other staff members who may publish. */
export async function countOtherApprovers({ query, storefront }: Work, author: string | null): Promise<number> {
  const members = await selectMembers(query, storefront.id);
  return members.filter(({ email, isBlocked, rights }) => !isBlocked && rights.includes("content.publish") && email !== author).length;
}

/** Prevents the author of a legal text from publishing it alone if a colleague could review it. @throws office_legal_text_author */
export async function requireOtherEyes(context: Context, stories: readonly ManagedStory[]): Promise<void> {
  const { email } = requireStaff(context);
  for (const story of stories) {
    const isPublicAlready = story.published && !story.unpublished_changes;
    if (isPublicAlready || !(await isLegalText(context, story))) continue;
    if ((await authorOf(context, story.id)) !== email) continue;
    if ((await countOtherApprovers(context, email)) > 0) throw new ShopError("office_legal_text_author", { name: story.name });
  }
}

/** Records who approved a legal text for publishing at a later time. */
export async function recordApproval(context: Context, stories: readonly ManagedStory[], publishAt: Date): Promise<void> {
  for (const story of stories) {
    if (!(await isLegalText(context, story))) continue;
    const after = { name: story.name, publishAt: publishAt.toISOString() };
    await recordAct(context, { kind: "content.approved", subject: "story", no: story.id, before: null, after });
  }
}

/** Withdraws requests for review and approvals of a legal text that has changed since. */
export async function takeBackOutdated(context: Context, story: ManagedStory): Promise<void> {
  if (!(await isLegalText(context, story))) return;
  const { email: by } = requireStaff(context);
  const { id: no, name, lock_version: lockVersion } = story;
  await inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    for (const { id, state } of await lockOutdated(query, storefront.id, { id: no, lockVersion })) {
      const fault = { code: "office_legal_text_edited", values: { name, by } };
      await updateRelease(query, id, { state: "withdrawn", endedAt: now(), fault });
      if (state !== "planned") continue;
      await recordAct(inside, { kind: "content.unapproved", subject: "story", no, before: null, after: { name } });
    }
  });
}
