import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { sceneCode } from "./gallery.ts";
import { MAX_GUEST_ENTRIES } from "./ideabook/guest-limit.ts";
import { pieceFormat } from "./product/card.ts";
import { slabCode } from "./slabs.ts";

/** Maximum number of entries in an idea book, which the API calls a user tag. */

export const MAX_ENTRIES = 200;

const bookName = field.line
  .min(1, "field_required")
  .max(60, "field_long")
  .meta({ description: "What the owner calls the book.", examples: ["Upstairs bath"] });
const note = field.typed
  .max(400, "field_long")
  .meta({ description: "The owner's own note.", examples: ["To the ceiling on the tub side."] });
const count = z
  .number()
  .int()
  .meta({ examples: [6] });

export const entryKinds = ["product", "slab", "scene", "story"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The subject of an entry. */
export const subject = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("product"), reference: field.itemNo }),
    z.strictObject({ kind: z.literal("slab"), reference: slabCode }),
    z.strictObject({ kind: z.literal("scene"), reference: sceneCode }),
    z.strictObject({ kind: z.literal("story"), reference: z.uuid().meta({ description: "The story's uuid." }) }),
  ])
  .meta({
    id: "IdeaBookSubject",
    description: "An item, a slab, a scene or an article.",
    examples: [{ kind: "product", reference: "POR-1224-GRAY" }],
  });
export type Subject = z.infer<typeof subject>;

export const ideaBookEntry = z.object({
  entryId: field.rowId,
  kind: z.enum(entryKinds),
  reference: field.text("POR-1224-GRAY").describe("An item's or slab's number, a scene's code, or a story's uuid."),
  name: field.text("Porcelain Gray"),
  detail: z.string().meta({ description: "Size and finish, or what an article is about.", examples: ["12 × 24 in · Matte"] }),
  path: z.string().meta({
    description: "The slug of its product, the code of its slab or scene, or the path of its story; empty when it is gone.",
    examples: ["porcelain-gray"],
  }),
  picture: field.picture.nullable(),
  image: z
    .string()
    .nullable()
    .meta({ description: "The address of an article's image.", examples: ["https://shop.example/assets/f/1/1200x800/0a1b2c/bath.png"] }),
  format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
  priceCents: field.cents.nullable().describe("Of one sell unit or slab today; null when hidden, gone or not for sale."),
  sellUnit: field.sellUnit.nullable(),
  areaPerUnit: field.areaPerUnit.nullable(),
  note,
  gone: z.boolean().describe("Whether it is no longer sold or shown."),
});
export type IdeaBookEntry = z.infer<typeof ideaBookEntry>;

export const ideaBook = z.object({ tagId: field.rowId, name: field.text("Upstairs bath"), count, isShared: z.boolean() });
export type IdeaBook = z.infer<typeof ideaBook>;

const opened = z.object({
  name: field.text("Upstairs bath"),
  coverEntryId: field.rowId.nullable(),
  entries: z.array(ideaBookEntry).describe("In the owner's order."),
  currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
});
export type OpenedBook = z.infer<typeof opened>;

export const ideaBookShare = z.object({
  ticket: z.string().meta({ description: "The secret part of the link.", examples: ["9f4kQm2vT1xW8sLb0cYdZg"] }),
  showsPrices: z.boolean(),
  showsNotes: z.boolean(),
  openedCount: count.describe("How often others opened the link."),
  lastOpenedAt: field.moment.nullable(),
});
export type IdeaBookShare = z.infer<typeof ideaBookShare>;

export const list = defineCall({
  method: "GET",
  path: "usertag/list",
  summary: "Lists the caller's idea books, the last changed first",
  input: z.strictObject({}),
  value: z.object({ books: z.array(ideaBook) }),
  callers: "customer",
});

export const open = defineCall({
  method: "GET",
  path: "usertag/detail/{tagId}",
  summary: "Opens one of the caller's idea books, with today's prices",
  input: z.strictObject({
    tagId: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .meta({ description: "The book.", examples: [42] }),
  }),
  value: opened.extend({ tagId: field.rowId, share: ideaBookShare.nullable().describe("Null while the book is not shared.") }),
  callers: "customer",
  errors: ["usertag_not_found"],
});

export const openShared = defineCall({
  method: "POST",
  path: "usertag/shared",
  summary: "Opens an idea book by the link that its owner shared, and counts the visit",
  input: z.strictObject({
    ticket: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: "The secret part of the link.", examples: ["9f4kQm2vT1xW8sLb0cYdZg"] }),
  }),
  value: opened,
  errors: ["usertag_link_unknown"],
});

export const show = defineCall({
  method: "POST",
  path: "usertag/show",
  summary: "Shows what a guest's browser keeps for an idea book, with today's prices",
  input: z.strictObject({ entries: z.array(subject).max(MAX_GUEST_ENTRIES) }),
  value: opened
    .pick({ currency: true })
    .extend({ entries: z.array(ideaBookEntry).describe("In the same order, with ids that count from 1.") }),
  isRead: true,
});

export const add = defineCall({
  method: "POST",
  path: "usertag/addtag",
  summary: "Creates an idea book, with entries that it begins with",
  input: z.strictObject({
    name: bookName.optional().describe("Without it, the shop's own."),
    entries: z.array(subject).max(MAX_ENTRIES).default([]),
  }),
  value: ideaBook,
  callers: "customer",
  errors: ["usertag_books"],
  idempotency: "allowed",
});

export const edit = defineCall({
  method: "POST",
  path: "usertag/edittag",
  summary: "Renames an idea book, and changes its cover, notes, order and sharing",
  input: z.strictObject({
    tagId: field.rowId,
    name: bookName.optional(),
    coverEntryId: field.rowId.nullable().optional().describe("Null for the first entry."),
    order: z
      .array(field.rowId)
      .max(MAX_ENTRIES)
      .optional()
      .meta({ description: "Ids of entries in their new order. Entries that aren't named follow in their old order.", examples: [[7, 5]] }),
    notes: z
      .array(z.strictObject({ entryId: field.rowId, note }))
      .max(MAX_ENTRIES)
      .default([]),
    share: z
      .strictObject({ showsPrices: z.boolean(), showsNotes: z.boolean() })
      .nullable()
      .optional()
      .describe("Null ends sharing; the old link then never works again."),
  }),
  value: ideaBook,
  callers: "customer",
  errors: ["usertag_not_found", "usertag_entry_not_found"],
  idempotency: "allowed",
});

export const remove = defineCall({
  method: "POST",
  path: "usertag/deletetag",
  summary: "Deletes an idea book and its link; succeeds if it is already gone",
  input: z.strictObject({ tagId: field.rowId }),
  value: field.done,
  callers: "customer",
  idempotency: "allowed",
});

export const removeEntry = defineCall({
  method: "POST",
  path: "usertag/deletetagentry",
  summary: "Takes an entry out of an idea book; succeeds if it is already gone",
  input: z.strictObject({ tagId: field.rowId, entryId: field.rowId }),
  value: field.done,
  callers: "customer",
  errors: ["usertag_not_found"],
  idempotency: "allowed",
});

const mapping = z.object({
  name: z.string().meta({ description: "What it is called; empty if it is gone.", examples: ["Porcelain Gray"] }),
  tagIds: z.array(field.rowId).describe("The books that have it."),
});

export const mappings = defineCall({
  method: "GET",
  path: "usertag/getusertagentrymappings",
  summary: "Says which of the caller's idea books have an item, slab, scene or article",
  input: z.strictObject({
    itemNo: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: "The item's or slab's number, the scene's code, or the story's uuid.", examples: ["POR-1224-GRAY"] }),
    kind: z.enum(entryKinds).default("product").describe("What the number is of."),
  }),
  value: mapping,
  callers: "customer",
});

export const setMappings = defineCall({
  method: "POST",
  path: "usertag/setusertagentrymappings",
  summary: "Puts an item, slab, scene or article into these of the caller's idea books, and takes it out of the others",
  input: z.strictObject({
    entry: subject,
    tagIds: z.array(field.rowId).max(50),
    newName: bookName.optional().describe("Also puts it into a new book of this name."),
  }),
  value: mapping,
  callers: "customer",
  errors: ["usertag_not_found", "usertag_entry_unknown", "usertag_full", "usertag_books"],
  idempotency: "allowed",
});
