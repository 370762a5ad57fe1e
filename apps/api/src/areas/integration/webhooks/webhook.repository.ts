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

/** Returns a storefront's webhooks by name, with how many messages wait; one of them with `id`. */
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

/** Returns all webhooks, for those that changes concern. */
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

/** Records that a receiver took nothing. @returns since when it has been failing */
export async function noteFailure(query: Query, id: number, now: Date, nextTryAt: Date): Promise<Date> {
  const { failingSince } = await query
    .updateTable("webhook")
    .set({ failingSince: sql<Date>`coalesce(failing_since, ${now})`, failures: sql<number>`failures + 1`, nextTryAt })
    .where("id", "=", id)
    .returning("failingSince")
    .executeTakeFirstOrThrow();
  return failingSince ?? now;
}

/** Pauses a webhook that fails. @returns whether it was active until now */
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
