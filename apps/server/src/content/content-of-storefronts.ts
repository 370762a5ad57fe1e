import type { Storefront } from "@azulejo/api";
import type { OpenContent } from "./open-content.ts";
import { noContent, type SpaceContent } from "./space-content.ts";

type Spaced = Pick<Storefront, "id" | "contentSpaceId">;

export interface ContentOfStorefronts {
  of(storefront: Spaced): Promise<SpaceContent>;
  /** Returns the ids of storefronts that show a space. */
  showing(spaceId: number): number[];
}

/** @param configured the configuration's space, which belongs to one storefront only */
export function contentOfStorefronts(content: OpenContent, configured: { storefrontId: string; spaceId: string }): ContentOfStorefronts {
  const shown = new Map<number, number[]>();
  const configuredSpace = Number(configured.spaceId);
  return {
    async of({ id, contentSpaceId }) {
      const space = contentSpaceId === null && String(id) === configured.storefrontId ? configuredSpace : contentSpaceId;
      if (space === null) return noContent;
      shown.set(space, [...(shown.get(space) ?? []), id]);
      return space === configuredSpace ? content : content.ofSpace(space);
    },
    showing: (spaceId) => shown.get(spaceId) ?? [],
  };
}
