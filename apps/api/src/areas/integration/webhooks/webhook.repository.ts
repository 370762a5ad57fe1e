import type { Language } from "@azulejo/contract";
import type { ChangedKind } from "@azulejo/contract/areas/changes.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StoredWebhook {
  id: number;
  storefrontId: number;
  name: string;
  url: string;
  kinds: ChangedKind[];
  contact: string;
  language: Language;
  sealedSecret: string;
  sealedFormerSecret: string | null;
  formerUntil: Date | null;
  state: "active" | "paused" | "failed";
  failingSince: Date | null;
  failures: number;
  nextTryAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

const columns = [
  ...(["id", "storefrontId", "name", "url", "contact", "sealedSecret", "sealedFormerSecret", "formerUntil", "state"] as const),
  ...(["failingSince", "failures", "nextTryAt", "createdBy", "createdAt"] as const),
] as const;

const open = (query: Query) =>
  query
    .selectFrom("webhook")
    .select(columns)
    .select([sql<ChangedKind[]>`kinds`.as("kinds"), sql<Language>`language`.as("language")])
    .where("deletedAt", "is", null);

/** Returns a storefront's webhooks by name, or the one with `id`, with the number of waiting messages. */
export function selectWebhooks(query: Query, storefrontId: number, id?: number): Promise<(StoredWebhook & { waiting: number })[]> {
  return open(query)
    .select(
      sql<number>`(select count(*)::int from webhook_delivery where webhook_id = webhook.id and webhook_delivery.state = 'waiting')`.as(
        "waiting",
      ),
    )
    .where("storefrontId", "=", storefrontId)
    .$if(id !== undefined, (of) => of.where("id", "=", id ?? 0))
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}

/** Returns a webhook of any storefront; null for one that was deleted. */
export const selectWebhook = async (query: Query, id: number): Promise<StoredWebhook | null> =>
  (await open(query).where("id", "=", id).executeTakeFirst()) ?? null;

/** Returns all webhooks, to select those subscribed to changes. */
export const selectAllWebhooks = (query: Query): Promise<StoredWebhook[]> => open(query).orderBy("id").execute();

interface Values {
  name: string;
  url: string;
  kinds: readonly ChangedKind[];
  contact: string;
}

interface NewWebhook extends Values {
  storefrontId: number;
  language: Language;
  sealedSecret: string;
  createdBy: string;
  createdAt: Date;
}

export async function insertWebhook(query: Query, { kinds, ...webhook }: NewWebhook): Promise<number> {
  const { id } = await query
    .insertInto("webhook")
    .values({ ...webhook, kinds: [...kinds] })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The fields of a webhook that change. */
type Change = Partial<
  Omit<StoredWebhook, "id" | "storefrontId" | "createdBy" | "createdAt" | "language" | "kinds"> & { kinds: ChangedKind[]; deletedAt: Date }
>;

export async function updateWebhook(query: Query, id: number, change: Change): Promise<void> {
  await query.updateTable("webhook").set(change).where("id", "=", id).execute();
}

/** Records a failed delivery. @returns the time of the first failure in a row */
export async function noteFailure(query: Query, id: number, now: Date, nextTryAt: Date): Promise<Date> {
  const { failingSince } = await query
    .updateTable("webhook")
    .set({ failingSince: sql<Date>`coalesce(failing_since, ${now})`, failures: sql<number>`failures + 1`, nextTryAt })
    .where("id", "=", id)
    .returning("failingSince")
    .executeTakeFirstOrThrow();
  return failingSince ?? now;
}

/** Pauses a failing webhook. @returns whether it was active before */
export async function failWebhook(query: Query, id: number): Promise<boolean> {
  const failed = await query
    .updateTable("webhook")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "active")
    .returning("id")
    .executeTakeFirst();
  return failed !== undefined;
}
