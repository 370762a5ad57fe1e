import type { ContentReader } from "@azulejo/content-client";

const FOLDER = "banners/";

export interface BannerParameters {
  /** Names of parameters by which a banner is shown or not: they make a page another one. */
  names(): ReadonlySet<string>;
  /** Reads them anew, after something was published. */
  refresh(): Promise<void>;
}

/** Follows the parameters that editors have named in banners. While they cannot be read, those read before count. */
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
