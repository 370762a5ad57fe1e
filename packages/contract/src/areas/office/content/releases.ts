import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { page } from "../staff-fields.ts";
import { publication } from "./stories.ts";

export const releaseStates = ["asked", "planned", "publishing", "done", "failed", "refused", "withdrawn"] as const;

const id = field.rowId.describe("The release's id.");
const name = field.line.min(1, "field_required").max(120, "field_long").describe("What staff call it.");
const reason = field.line.min(1, "field_required").max(500, "field_long").describe("Why, for who asked.");
const publishAt = z.iso.datetime({ offset: true }).nullable().describe("When it becomes public; null for as soon as it is approved.");
const note = field.typed.max(1000, "field_long").default("").describe("For who approves it.");

/** A release in the office. */
export const release = z
  .object({
    id,
    name: z.string(),
    action: z.enum(["publish", "unpublish"]),
    state: z.enum(releaseStates),
    stories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string().describe("Its path when the release was made."),
      }),
    ),
    note: z.string(),
    publishAt: field.moment.nullable(),
    askedBy: z.string().nullable(),
    askedAt: field.moment,
    decidedBy: z.string().nullable(),
    decidedAt: field.moment.nullable(),
    reason: z.string().nullable(),
    endedAt: field.moment.nullable(),
    fault: z.string().nullable().describe("Why it could not be published, in the reader's language."),
  })
  .meta({ id: "OfficeContentRelease" });
export type OfficeContentRelease = z.infer<typeof release>;

const off = "office_content_off" as const;
const stories = ["office_story_not_found", "office_story_changed"] as const;
const author = "office_legal_text_author" as const;

export const contentReleases = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/contentreleases",
  summary: "Lists what waits for approval, what is planned, or what has ended",
  input: z.strictObject({
    state: z.enum(["asked", "planned", "ended"]).default("asked").describe("`planned`: approved, with its moment to come."),
    page: page("50"),
  }),
  value: z.object({ releases: z.array(release), total: z.int().describe("Releases in this state.") }),
});

const made = { name, ...publication, publishAt };

export const askRelease = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/askrelease",
  summary: "Requests that stories be published or unpublished together, as they are now",
  input: z.strictObject({ ...made, note }),
  value: release,
  errors: [off, ...stories, "office_release_past"],
  idempotency: "required",
});

export const planRelease = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/planrelease",
  summary: "Schedules stories to be published or unpublished together",
  input: z.strictObject({ ...made, publishAt: publishAt.unwrap() }),
  value: release,
  errors: [off, ...stories, author, "office_release_past"],
  idempotency: "required",
});

export const approveRelease = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/approverelease",
  summary: "Approves what somebody asked for: now, or for its moment",
  input: z.strictObject({ id, publishAt }),
  value: release,
  errors: [off, ...stories, author, "office_story_incomplete", "office_release_not_found", "office_release_ended", "office_release_past"],
  idempotency: "required",
});

export const refuseRelease = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/refuserelease",
  summary: "Refuses what somebody asked for; their drafts stay",
  input: z.strictObject({ id, reason }),
  value: release,
  errors: ["office_release_not_found", "office_release_ended"],
  idempotency: "allowed",
});

export const withdrawRelease = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/withdrawrelease",
  summary: "Withdraws the caller's own request; staff who may publish can withdraw any release that isn't public yet",
  input: z.strictObject({ id }),
  value: release,
  errors: ["office_release_not_found", "office_release_ended", "office_right"],
  idempotency: "allowed",
});
