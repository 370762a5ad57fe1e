import { unauthorized, unprocessable } from "../http/failure.ts";
import type { SpaceSnapshot } from "../snapshot/space-snapshot.ts";
import type { Story, Version } from "../snapshot/story.ts";
import type { Query } from "./query.ts";
import type { Written } from "./write-json.ts";

/** Writes stories as JSON, each once per view. */
export interface StoryWriter {
  write(story: Story, view: View): Written;
}

/** How an answer shows stories: which copy, in which language, and what is left out. */
export interface View {
  home: SpaceSnapshot;
  version: Version;
  /** Null for the default language. */
  language: string | null;
  fallback: string | null;
  excluding: Set<string>;
  /** Stands before the addresses of the space's own assets. */
  origin: string;
  /** Stories of this version that are written down already. */
  texts: StoryWriter;
}

/**
 * The version a request asks for and may see.
 * @throws 401 when the token is public and the draft is wanted
 */
export function readVersion(query: Query, kind: "public" | "preview"): Version {
  const version = query.oneOf("version", ["draft", "published"] as const) ?? "published";
  if (version === "draft" && kind !== "preview") throw unauthorized();
  return version;
}

export function readView(query: Query, around: Pick<View, "home" | "version" | "origin" | "texts">): View {
  const { home } = around;
  return {
    ...around,
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
