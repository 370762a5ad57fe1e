import { unauthorized, unprocessable } from "../http/failure.ts";
import type { SpaceSnapshot } from "../snapshot/space-snapshot.ts";
import type { Story, Version } from "../snapshot/story.ts";
import type { Query } from "./query.ts";
import type { Written } from "./write-json.ts";

/** Serializes stories as JSON, each once per view. */
export interface StoryWriter {
  write(story: Story, view: View): Written;
}

/** How a response shows stories: which version, in which language, without which fields. */
export interface View {
  home: SpaceSnapshot;
  version: Version;
  /** Null for the default language. */
  language: string | null;
  fallback: string | null;
  excluding: Set<string>;
  /** Prefix for the addresses of the space's own assets. */
  origin: string;
  /** Serialized stories of this version. */
  texts: StoryWriter;
}

/**
 * Returns the requested version.
 * @throws 401 for a draft with a public token
 */
export function readVersion(query: Query, kind: "public" | "preview"): Version {
  const version = query.oneOf("version", ["draft", "published"] as const) ?? "published";
  if (version === "draft" && kind !== "preview") throw unauthorized();
  return version;
}

export function readView(query: Query, source: Pick<View, "home" | "version" | "origin" | "texts">): View {
  const { home } = source;
  return {
    ...source,
    language: readLanguage(query, "language", home),
    fallback: readLanguage(query, "fallback_lang", home),
    excluding: new Set(query.list("excluding_fields")),
  };
}

/** @throws 422 for a language that the space does not have */
function readLanguage(query: Query, name: string, { space }: SpaceSnapshot): string | null {
  const code = query.text(name)?.replaceAll("_", "-").toLowerCase();
  if (code === undefined || code === "default" || code === space.defaultLanguage.toLowerCase()) return null;
  const known = space.languages.find((language) => language.toLowerCase() === code);
  if (!known) throw unprocessable(`${name} must be one of ${["default", ...space.languages].join(", ")}`);
  return known;
}
