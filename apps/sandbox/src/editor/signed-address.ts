import { createHash } from "node:crypto";
import type { EditorOptions } from "../options.ts";

interface Signed {
  id: number;
  full_slug: string;
  path: string | null;
  content: { component: string };
}

/** Returns a story's page address with the vendor editor's signature, which turns on drafts for an hour. */
export function signedAddress(story: Signed, language: string, options: EditorOptions, now: number): string {
  const { siteUrl, spaceId, previewToken } = options;
  const timestamp = String(Math.floor(now / 1000));
  const path = (story.path ?? story.full_slug).replace(/^\/+|\/+$/g, "");
  const address = new URL(`/${language}/${path === "" ? "" : `${path}/`}`, siteUrl);
  const parameters = {
    _storyblok: String(story.id),
    _storyblok_c: story.content.component,
    _storyblok_lang: language,
    _storyblok_release: "",
    _storyblok_rl: String(now),
    "_storyblok_tk[space_id]": spaceId,
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": createHash("sha1").update(`${spaceId}:${previewToken}:${timestamp}`).digest("hex"),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
