import type { ContentReader } from "@azulejo/content-client";

const FOLDER = "banners/";

export interface BannerParameters {
  /** Names of query parameters that decide whether a banner shows, and so are part of a page's key. */
  names(): ReadonlySet<string>;
  /** Reads them again after a publish. */
  refresh(): Promise<void>;
}

/** Tracks the parameters that editors use in banners. If they can't be read, keeps the previous ones. */
export function createBannerParameters(reader: ContentReader, log: { warn(fields: object, message: string): void }): BannerParameters {
  let names: ReadonlySet<string> = new Set();
  return {
    names: () => names,
    async refresh() {
      try {
        const banners = await reader.allStories(
          { starts_with: FOLDER, filter_query: { component: { in: "site_banner" } } },
          { language: "default" },
        );
        const pairs = banners.flatMap(({ content }) => (Array.isArray(content.query) ? content.query : []));
        names = new Set(pairs.map((pair) => String(pair).split("=")[0]?.trim() ?? "").filter(Boolean));
      } catch (error) {
        log.warn({ err: error }, "the parameters of banners could not be read");
      }
    },
  };
}
