import { ShopError } from "@azulejo/contract";
import type { changes as changesCall, RecordChange } from "@azulejo/contract/areas/changes.ts";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff } from "../../../context.ts";
import { enqueueChanges } from "../webhooks/webhook-message.ts";
import { selectFacts } from "./change-data.repository.ts";
import { type FedChange, selectChanges, selectEnds } from "./change-feed.repository.ts";
import { readableKinds } from "./kind-rights.rules.ts";
import { placeCommitted } from "./place-changes.ts";

export const listChanges: Verb<typeof changesCall> = async (context, { after, kinds: named, limit }) => {
  const { query, database, storefront } = context;
  const kinds = readableKinds(requireStaff(context).rights, named);
  if ("missing" in kinds) throw new ShopError("office_right", { right: kinds.missing });
  await placeCommitted(database, enqueueChanges(context));
  const { last, dropped } = await selectEnds(query);
  if (after === undefined) return { changes: [], cursor: last, more: false };
  // A cursor after the end was issued before the database was restored to an earlier time.
  if (after < dropped || after > last) throw new ShopError("changes_cursor_gone");
  const found = await selectChanges(query, { storefrontId: storefront.id, after, until: last, kinds, limit: limit + 1 });
  const page = found.slice(0, limit);
  const facts = await selectFacts(query, storefront.id, page);
  const more = found.length > limit;
  return { changes: page.map((one) => shown(one, facts)), cursor: more ? (page.at(-1)?.position ?? last) : last, more };
};

/** Converts a change to wire format. */
export const shown = ({ position, kind, record, action, at }: FedChange, facts: Awaited<ReturnType<typeof selectFacts>>): RecordChange =>
  ({ position, kind, id: record, action, at: at.toISOString(), data: facts.get(`${kind} ${record}`) ?? null }) as RecordChange;
