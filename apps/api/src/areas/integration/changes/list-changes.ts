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
  const { rights, placeIds } = requireStaff(context);
  const kinds = readableKinds({ rights, isLimited: placeIds !== null }, named);
  if ("missing" in kinds) throw new ShopError("office_right", { right: kinds.missing });
  if ("needsAllStores" in kinds) throw new ShopError("office_all_stores");
  await placeCommitted(database, enqueueChanges(context));
  const { last, dropped } = await selectEnds(query);
  if (after === undefined) return { changes: [], cursor: last, more: false };
  // A cursor after the end was issued before the database was restored to an earlier time.
  if (after < dropped || after > last) throw new ShopError("changes_cursor_gone");
  const found = await selectChanges(query, { storefrontId: storefront.id, after, until: last, kinds, limit: limit + 1, placeIds });
  const page = found.slice(0, limit);
  const facts = await selectFacts(query, storefront.id, page, placeIds);
  const more = found.length > limit;
  const changes = page.map((one) => shown(placeIds === null ? one : asLimited(one, facts), facts));
  return { changes, cursor: more ? (page.at(-1)?.position ?? last) : last, more };
};

/** For a reader of some stores, a record is deleted once none of them has it. */
const asLimited = (one: FedChange, facts: Awaited<ReturnType<typeof selectFacts>>): FedChange =>
  facts.has(`${one.kind} ${one.record}`) ? one : { ...one, action: "deleted" };

/** Converts a change to wire format. */
export const shown = ({ position, kind, record, action, at }: FedChange, facts: Awaited<ReturnType<typeof selectFacts>>): RecordChange =>
  ({ position, kind, id: record, action, at: at.toISOString(), data: facts.get(`${kind} ${record}`) ?? null }) as RecordChange;
