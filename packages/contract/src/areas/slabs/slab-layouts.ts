import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { bundle, slabCode } from "../slab.ts";
import { slabLayout } from "./slab-layout.ts";

const layoutName = field.line
  .min(1, "field_required")
  .max(60, "field_long")
  .meta({ description: "What its owner calls the layout.", examples: ["Ortega kitchen"] });
const secret = { description: "The secret part of the link.", examples: ["9f4kQm2vT1xW8sLb0cYdZg"] };
const ticket = z.string().meta(secret);
const layoutId = field.rowId;

const stored = z.object({
  name: layoutName,
  layout: slabLayout,
  gone: z.array(slabCode).describe("Its slabs that were sold, or left the yard, since."),
  savedAt: field.moment,
});

export const layouts = defineCall({
  method: "GET",
  path: "slabs/layouts",
  summary: "Lists the caller's slab layouts, the last saved first",
  input: z.strictObject({}),
  value: z.object({
    layouts: z.array(
      z.object({
        layoutId,
        name: layoutName,
        slabs: z.array(slabCode),
        gone: z.array(slabCode).describe("Those sold since."),
        isShared: z.boolean(),
        savedAt: field.moment,
      }),
    ),
  }),
  callers: "customer",
});

export const layout = defineCall({
  method: "GET",
  path: "slabs/layouts/{layoutId}",
  summary: "Returns one of the caller's slab layouts",
  input: z.strictObject({
    layoutId: z.coerce
      .number()
      .pipe(field.rowId)
      .meta({ description: "The layout's id.", examples: [42] }),
  }),
  value: stored.extend({ layoutId, ticket: ticket.nullable().describe("Null while the layout isn't shared.") }),
  callers: "customer",
  errors: ["slabs_layout_not_found"],
});
export type SavedLayout = z.infer<typeof layout.value>;

export const sharedLayout = defineCall({
  method: "POST",
  path: "slabs/layout/shared",
  summary: "Returns a slab layout by the link that its owner shared",
  input: z.strictObject({ ticket: z.string().min(1).max(100).meta(secret) }),
  value: stored.extend({ bundle: bundle.nullable().describe("Null once the bundle has left the yard.") }),
  errors: ["slabs_layout_link_unknown"],
  isRead: true,
});

export const saveLayout = defineCall({
  method: "POST",
  path: "slabs/layout/save",
  summary: "Saves a slab layout; a guest gets a link to a copy that nobody can change",
  input: z.strictObject({
    layoutId: layoutId.optional().describe("Replaces this layout of the caller; without it, a new one is saved."),
    name: layoutName,
    layout: slabLayout,
  }),
  value: z.object({ layoutId: layoutId.nullable().describe("Null for a guest."), ticket: ticket.nullable() }),
  errors: ["slabs_not_found", "slabs_layout_bundles", "slabs_layout_not_found", "slabs_layout_full"],
  idempotency: "allowed",
});

export const shareLayout = defineCall({
  method: "POST",
  path: "slabs/layout/share",
  summary: "Shares a slab layout by link, or ends its link; repeating it changes nothing",
  input: z.strictObject({ layoutId, isShared: z.boolean() }),
  value: z.object({ ticket: ticket.nullable() }),
  callers: "customer",
  errors: ["slabs_layout_not_found"],
  idempotency: "allowed",
});

export const removeLayout = defineCall({
  method: "POST",
  path: "slabs/layout/remove",
  summary: "Deletes a slab layout and its link; succeeds if it is already gone",
  input: z.strictObject({ layoutId }),
  value: field.done,
  callers: "customer",
  idempotency: "allowed",
});
