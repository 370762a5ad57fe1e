import { createHash, timingSafeEqual } from "node:crypto";

/** How long an editor's signed address is valid. */
export const PREVIEW_MAX_AGE_SECONDS = 3600;
const CLOCK_SKEW_SECONDS = 60;

/** Returns the hex SHA-1 of `space:token:timestamp`, the vendor editor's signature of a page address. */
export const previewSignature = (spaceId: string, previewToken: string, timestamp: string): string =>
  createHash("sha1").update(`${spaceId}:${previewToken}:${timestamp}`).digest("hex");

/**
 * Returns whether our space's editor signed an address within the last hour; otherwise published content is shown.
 * @param now in milliseconds
 */
export function isPreview(parameters: URLSearchParams, space: { spaceId: string; previewToken: string }, now: number): boolean {
  const timestamp = parameters.get("_storyblok_tk[timestamp]") ?? "";
  const token = parameters.get("_storyblok_tk[token]") ?? "";
  if (!space.previewToken || !parameters.has("_storyblok")) return false;
  if (parameters.get("_storyblok_tk[space_id]") !== space.spaceId || !/^\d{1,12}$/.test(timestamp)) return false;
  const seconds = now / 1000;
  if (Number(timestamp) <= seconds - PREVIEW_MAX_AGE_SECONDS || Number(timestamp) > seconds + CLOCK_SKEW_SECONDS) return false;
  const expected = Buffer.from(previewSignature(space.spaceId, space.previewToken, timestamp));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface Previewed {
  id: number;
  full_slug: string;
  path: string | null;
}

/** Returns a story's page with the signature that turns on drafts for an hour. @param now in milliseconds */
export function previewAddress(
  story: Previewed,
  language: string,
  { siteUrl, spaceId, previewToken }: { siteUrl: string; spaceId: string; previewToken: string },
  now: number,
): string {
  const timestamp = String(Math.floor(now / 1000));
  const path = (story.path ?? story.full_slug).replace(/^\/+|\/+$/g, "");
  const address = new URL(`/${language}/${path === "" ? "" : `${path}/`}`, siteUrl);
  const parameters = {
    _storyblok: String(story.id),
    _storyblok_lang: language,
    "_storyblok_tk[space_id]": spaceId,
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": previewSignature(spaceId, previewToken, timestamp),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
