import { type Query, recordChanges, type TokenKind } from "@azulejo/database";

export interface NewSpace {
  id: number;
  name: string;
  domain: string;
  /** A token without its own limit has the configured one. */
  tokens: { token: string; kind: TokenKind; requestsPerSecond?: number }[];
  /** Languages besides the default one. */
  languages: string[];
  defaultLanguage: string;
}

/** Creates or updates a space; tokens that are no longer listed stop working. */
export async function createSpace(query: Query, space: NewSpace): Promise<void> {
  const { id, name, domain, languages, defaultLanguage } = space;
  const wanted = { name, domain, languages, defaultLanguage };
  await query
    .insertInto("content.space")
    .values({ id, ...wanted, version: Math.floor(Date.now() / 1000) })
    .onConflict((on) => on.column("id").doUpdateSet(wanted))
    .execute();
  await query
    .deleteFrom("content.token")
    .where("spaceId", "=", id)
    .$if(space.tokens.length > 0, (of) =>
      of.where(
        "token",
        "not in",
        space.tokens.map(({ token }) => token),
      ),
    )
    .execute();
  for (const { token, kind, requestsPerSecond = null } of space.tokens) {
    await query
      .insertInto("content.token")
      .values({ token, kind, spaceId: id, requestsPerSecond })
      .onConflict((on) => on.column("token").doUpdateSet({ kind, spaceId: id, requestsPerSecond }))
      .execute();
  }
  await recordChanges(query, [{ kind: "content_space", entity: String(id) }]);
}
