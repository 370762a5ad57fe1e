import type { Picture, product, ValueOf } from "@azulejo/contract";
import type { AssetValue } from "@azulejo/contract/content/field-types.ts";
import type { BlockData } from "../../../blocks/block.ts";
import type { Kept } from "../../../render/kept-part.tsx";
import type { SearchHelp } from "../search/story-results.server.ts";
import type { StoryResults } from "../search/story-results.tsx";
import type { Chip } from "./filters/applied-filters.tsx";
import type { VisibleFacet } from "./filters/visible-values.ts";
import type { ListIdea } from "./landing/list-idea.ts";
import type { ListChoices } from "./list-address.ts";
import type { ListLooks } from "./list-looks.server.ts";
import type { splitBody } from "./split-body.ts";
import type { CardData } from "./wall/card/card-data.ts";

/** An editor's blocks above and below the products. */
export type Around = ReturnType<typeof splitBody> & { data: BlockData };

type List = ValueOf<typeof product.list>;

export interface ListData {
  list: Omit<List, "products" | "facets" | "listing" | "understood"> & { listing: Omit<NonNullable<List["listing"]>, "children"> | null };
  products: Kept<CardData[]>;
  facets: VisibleFacet[];
  /** The first product's picture, for social networks. */
  picture: { picture: Picture; alt: string } | null;
  choices: ListChoices;
  /** Filters of the list besides its facets. */
  chips: Chip[];
  /**
   * The parameters that the page was rendered with. The address may have them in another order, and those of a campaign, which a shared
   * page doesn't know; and words of a search that were understood as filters are filters here.
   */
  parameters: string;
  isSearch: boolean;
  looks: Omit<ListLooks, "parts">;
  idea: ListIdea | null;
  /** An editor's own texts; null without a story. */
  words: Record<"title" | "description", string | null | undefined> | null;
  /** Missing while a filter applies, so that products follow at once. */
  intro: string | null | undefined;
  /** Whether the looks are a line above the products. */
  hasLookRow: boolean;
  /** A landing page's opening picture. */
  scene: AssetValue | null;
  around: Around | null;
  found: StoryResults | null;
  help: SearchHelp | null;
  preview: boolean;
  /** Paths of the page without the language, by language, if they differ. */
  paths?: Record<string, string>;
}
