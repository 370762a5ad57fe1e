import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../../context.ts";
import { publishStories } from "../change-stories.ts";
import { recordApproval, requireOtherEyes } from "../legal/legal-text.ts";
import { readAllUnchanged } from "../space.ts";
import {
  insertRelease,
  lockRelease,
  type NewRelease,
  type ReleaseState,
  type ReleaseStory,
  type StoredRelease,
  selectRelease,
  selectReleases,
  updateRelease,
} from "./release.repository.ts";
import { toRelease } from "./release-shape.rules.ts";

const PAGE_SIZE = 50;
/** Milliseconds after which the sweep finishes a release that a stopped process left half published. */
const RETRY_MS = 120_000;

export const listContentReleases: Verb<typeof office.contentReleases> = async ({ query, storefront, language }, { state, page }) => {
  const which = { storefrontId: storefront.id, state, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { releases, total } = await selectReleases(query, which);
  return { releases: releases.map((release) => toRelease(release, language)), total };
};

interface Made {
  name: string;
  action: "publish" | "unpublish";
  stories: { id: number; lockVersion: number }[];
  publishAt: string | null;
}

export const askRelease: Verb<typeof office.askRelease> = (context, { note, ...made }) =>
  make(context, made, { state: "asked", note, decidedBy: null, decidedAt: null });

export const planRelease: Verb<typeof office.planRelease> = (context, made) =>
  make(context, made, { state: "planned", note: "", decidedBy: requireStaff(context).staffId, decidedAt: context.now() });

/** Stores the current version of each story, so that a later change makes another request necessary. */
async function make(
  context: Context,
  { name, action, stories, publishAt }: Made,
  decided: Pick<NewRelease, "state" | "note" | "decidedBy" | "decidedAt">,
) {
  const at = momentToCome(context, publishAt);
  const read = await readAllUnchanged(context, stories);
  if (read.some((story) => story.is_folder)) throw new ShopError("office_story_not_found");
  const isApproved = decided.state === "planned" && action === "publish";
  if (isApproved) await requireOtherEyes(context, read);
  const seen = read.map(
    ({ id, lock_version: lockVersion, name, full_slug: address }): ReleaseStory => ({ id, lockVersion, name, address }),
  );
  return inTransaction(context, async (inside) => {
    if (isApproved && at) await recordApproval(inside, read, at);
    const { query, storefront, now } = inside;
    const release = { ...{ name, action, publishAt: at, askedBy: requireStaff(inside).staffId, askedAt: now() }, ...decided };
    return show(inside, await insertRelease(query, { ...release, storefrontId: storefront.id }, seen));
  });
}

/** @throws office_release_past */
function momentToCome({ now }: Work, publishAt: string | null): Date | null {
  const at = publishAt === null ? null : new Date(publishAt);
  if (at && at <= now()) throw new ShopError("office_release_past");
  return at;
}

/** Plans a release with a future time; publishes any other one now. If publishing fails, the request stays open. */
export const approveRelease: Verb<typeof office.approveRelease> = async (context, { id, publishAt }) => {
  const at = momentToCome(context, publishAt);
  const { action, stories, publishAt: wished } = await find(context, id);
  const decided = { decidedBy: requireStaff(context).staffId, decidedAt: context.now() };
  const read = await readAllUnchanged(context, stories);
  if (action === "publish") await requireOtherEyes(context, read);
  if (at) {
    return decide(context, id, ["asked"], { state: "planned", publishAt: at, ...decided }, async (inside) => {
      if (action === "publish") await recordApproval(inside, read, at);
    });
  }
  const again = new Date(context.now().getTime() + RETRY_MS);
  await decide(context, id, ["asked"], { state: "publishing", publishAt: again, ...decided });
  try {
    await publishStories(context, action, stories);
  } catch (error) {
    await decide(context, id, ["publishing"], { state: "asked", publishAt: wished });
    throw error;
  }
  return decide(context, id, ["publishing"], { state: "done", publishAt: context.now(), endedAt: context.now() });
};

export const refuseRelease: Verb<typeof office.refuseRelease> = async (context, { id, reason }) => {
  await find(context, id);
  const decided = { decidedBy: requireStaff(context).staffId, decidedAt: context.now(), endedAt: context.now() };
  return decide(context, id, ["asked"], { state: "refused", reason, ...decided });
};

export const withdrawRelease: Verb<typeof office.withdrawRelease> = async (context, { id }) => {
  const { askedById } = await find(context, id);
  const { staffId, rights } = requireStaff(context);
  if (askedById !== staffId && !rights.includes("content.publish")) throw new ShopError("office_right", { right: "content.publish" });
  return decide(context, id, ["asked", "planned"], { state: "withdrawn", endedAt: context.now() });
};

/** Changes a release that is in one of the states. @throws office_release_ended if it has been changed in the meantime */
function decide(
  context: Context,
  id: number,
  from: ReleaseState[],
  decision: Parameters<typeof updateRelease>[2],
  record?: (inside: Context) => Promise<void>,
) {
  return inTransaction(context, async (inside) => {
    if (!(await lockRelease(inside.query, id, from))) throw new ShopError("office_release_ended");
    await updateRelease(inside.query, id, decision);
    await record?.(inside);
    return show(inside, id);
  });
}

/** @throws office_release_not_found */
async function find({ query, storefront }: Work, id: number): Promise<StoredRelease> {
  const release = await selectRelease(query, storefront.id, id);
  if (!release) throw new ShopError("office_release_not_found");
  return release;
}

const show = async (context: Context, id: number) => toRelease(await find(context, id), context.language);
