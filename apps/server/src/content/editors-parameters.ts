import { REDIRECTS, redirectParameters } from "@azulejo/api/areas/content/index.ts";
import type { ContentReader } from "@azulejo/content-client";

const FOLDER = "banners/";

export interface EditorsParameters {
  /** Returns query parameters that affect banners or redirects, and so are part of a page's cache key. */
  names(): ReadonlySet<string>;
  /** Reads them again after a publish. */
  refresh(): Promise<void>;
}

/** Tracks query parameters that editors use in banners and redirects. If they can't be read, the previous ones stay. */
export function createEditorsParameters(reader: ContentReader, log: { warn(fields: object, message: string): void }): EditorsParameters {
  let names: ReadonlySet<string> = new Set();
  return {
    names: () => names,
    async refresh() {
      try {
        names = new Set([...(await bannerParameters(reader)), ...redirectParameters(await reader.entries(REDIRECTS))]);
      } catch (error) {
        log.warn({ err: error }, "the parameters of banners and redirects could not be read");
      }
    },
  };
}

async function bannerParameters(reader: ContentReader): Promise<string[]> {
  const filter = { starts_with: FOLDER, filter_query: { component: { in: "site_banner" } } };
  const banners = await reader.allStories(filter, { language: "default" });
  const pairs = banners.flatMap(({ content }) => (Array.isArray(content.query) ? content.query : []));
  return pairs.map((pair) => String(pair).split("=")[0]?.trim() ?? "").filter(Boolean);
}
