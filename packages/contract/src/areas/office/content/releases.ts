import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { publication } from "./stories.ts";

export const releaseStates = ["asked", "planned", "publishing", "done", "failed", "refused", "withdrawn"] as const;

const id = field.rowId.describe("The release's id.");
const name = field.line
  .min(1, "field_required")
  .max(120, "field_long")
  .meta({ description: "What staff call it.", examples: ["Spring collection"] });
const reason = field.line
  .min(1, "field_required")
  .max(500, "field_long")
  .meta({ description: "Why, for who asked.", examples: ["The price in the second paragraph is last year's."] });
const publishAt = z.iso
  .datetime({ offset: true })
  .nullable()
  .meta({ description: "When it becomes public; null for as soon as it is approved.", examples: ["2026-12-01T08:00:00.000Z"] });
const note = field.typed
  .max(1000, "field_long")
  .default("")
  .meta({ description: "For who approves it.", examples: ["Please check the Spanish captions."] });
const orNull = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });

/** As the office shows it. */
export const release = z
  .object({
    id,
    name: field.text("Spring collection"),
    action: z.enum(["publish", "unpublish"]),
    state: z.enum(releaseStates),
    stories: z.array(
      z.object({
        id: z
          .number()
          .int()
          .meta({ examples: [100_000_100] }),
        name: field.text("Home"),
        address: field.text("home").describe("Its path when the release was made."),
      }),
    ),
    note: field.text("Please check the Spanish captions."),
    publishAt: field.moment.nullable(),
    askedBy: orNull("ana@shop.example"),
    askedAt: field.moment,
    decidedBy: orNull("luis@shop.example"),
    decidedAt: field.moment.nullable(),
    reason: orNull("The price in the second paragraph is last year's."),
    endedAt: field.moment.nullable(),
    fault: orNull("Somebody else has saved Home since you opened it.").describe("Why it could not be published, in the reader's language."),
  })
  .meta({ id: "OfficeContentRelease" });
export type OfficeContentRelease = z.infer<typeof release>;

const staff = { callers: "staff", right: "content.write" } as const;
const publisher = { callers: "staff", right: "content.publish" } as const;
const off = "office_content_off" as const;
const stories = ["office_story_not_found", "office_story_changed"] as const;
const author = "office_legal_text_author" as const;

export const contentReleases = defineCall({
  ...staff,
  method: "GET",
  path: "office/contentreleases",
  summary: "Lists what waits for approval, what is planned, or what has ended",
  input: z.strictObject({
    state: z.enum(["asked", "planned", "ended"]).default("asked").describe("`planned`: approved, with its moment to come."),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 a page.", examples: [1] }),
  }),
  value: z.object({
    releases: z.array(release),
    total: z
      .number()
      .int()
      .meta({ description: "Releases in this state.", examples: [3] }),
  }),
  errors: [],
});

const made = { name, ...publication, publishAt };

export const askRelease = defineCall({
  ...staff,
  method: "POST",
  path: "office/askrelease",
  summary: "Requests that stories be published or unpublished together, as they are now",
  input: z.strictObject({ ...made, note }),
  value: release,
  errors: [off, ...stories, "office_release_past"],
  idempotency: "required",
});

export const planRelease = defineCall({
  ...publisher,
  method: "POST",
  path: "office/planrelease",
  summary: "Schedules stories to be published or unpublished together",
  input: z.strictObject({ ...made, publishAt: publishAt.unwrap() }),
  value: release,
  errors: [off, ...stories, author, "office_release_past"],
  idempotency: "required",
});

export const approveRelease = defineCall({
  ...publisher,
  method: "POST",
  path: "office/approverelease",
  summary: "Approves what somebody asked for: now, or for its moment",
  input: z.strictObject({ id, publishAt }),
  value: release,
  errors: [off, ...stories, author, "office_story_incomplete", "office_release_not_found", "office_release_ended", "office_release_past"],
  idempotency: "required",
});

export const refuseRelease = defineCall({
  ...publisher,
  method: "POST",
  path: "office/refuserelease",
  summary: "Refuses what somebody asked for; their drafts stay",
  input: z.strictObject({ id, reason }),
  value: release,
  errors: ["office_release_not_found", "office_release_ended"],
  idempotency: "allowed",
});

export const withdrawRelease = defineCall({
  ...staff,
  method: "POST",
  path: "office/withdrawrelease",
  summary: "Withdraws the caller's own request; staff who may publish can withdraw any release that isn't public yet",
  input: z.strictObject({ id }),
  value: release,
  errors: ["office_release_not_found", "office_release_ended", "office_right"],
  idempotency: "allowed",
});
