import { product } from "@azulejo/contract";
import type { Showcase } from "@azulejo/contract/areas/product.ts";
import { keep } from "../../../render/keep.server.ts";
import type { Kept } from "../../../render/kept-part.tsx";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { entriesOf, hrefOf, type MenuEntry, shadesOf } from "../../../shell/menu/entries.ts";

/** Pictures for swatches of 48 px, and for the cells of a landing page, at double resolution. */
const SWATCH = { acrossFeet: 1.4, aspect: 1, width: 120 };
const COLOR = { acrossFeet: 1.5, aspect: 1.5, width: 120 };
const CELL = { acrossFeet: 4, aspect: 1, width: 480 };
const STRIP = { acrossFeet: 1.7, aspect: 1, width: 320 };

/** More kinds than this don't fit beside each other in an opening. */
const MAX_GOODS = 6;

/** The list of all materials, whose looks come before its products on a phone too. */
const BY_LOOK = "by-look";

export interface ListLooks {
  /** Number of products in the unfiltered list. */
  total: number;
  /** Paths of the listings from which its entries come. */
  parts: string[];
  /** Parts or looks of the list. */
  entries: readonly MenuEntry[];
  /** Addresses of pictures by color family. */
  pictures: Record<string, string>;
  /** Only on a landing page. */
  landing: {
    areLooks: boolean;
    /** Whether choosing a look is the page's purpose. */
    isByLook: boolean;
    /** Number of its cells, without those that its opening shows. */
    looks: number;
    colors: number;
    wall: Kept<LandingWall>;
    /** One product of each kind, for the opening of a department of packages and tools, which then has no cells. */
    goods: Kept<readonly MenuEntry[]> | null;
  } | null;
}

/** A landing page's materials as a grid of cells, and its colors as a row. */
export interface LandingWall {
  cells: readonly MenuEntry[];
  colors: readonly MenuEntry[];
}

const picturesOf = (colors: readonly MenuEntry[]): Record<string, string> =>
  Object.fromEntries(colors.flatMap(({ key, picture }) => (picture ? [[key, picture]] : [])));

/** Returns addresses of pictures by look and by color family, for all products. */
export async function readShadePictures({ context, language, address }: Visit): Promise<Record<"look" | "color", Record<string, string>>> {
  const shown = await callApi(context, language, product.showcase, {});
  const of = (key: "look" | "color") => picturesOf(shadesOf(shown, key, hrefOf(shown, language, address), COLOR));
  return { look: of("look"), color: of("color") };
}

function looksOf(shown: Showcase, { address, context, language }: Visit, isLanding: boolean): ListLooks {
  const href = hrefOf(shown, language, address);
  // A landing page shows its colors twice, so both use the same pictures, which are sent and loaded once.
  const colors = shadesOf(shown, "color", href, isLanding ? STRIP : COLOR);
  const looks = new Set(shown.looks.map((one) => one.value));
  const cells = isLanding ? entriesOf(shown, href, address, CELL) : [];
  const goods = cells.length <= MAX_GOODS && cells.every(({ isWhole }) => isWhole) ? cells : [];
  const others = goods.length > 0 ? [] : cells;
  return {
    total: shown.total,
    parts: shown.parts.map(({ path }) => path),
    entries: entriesOf(shown, href, address, SWATCH),
    pictures: picturesOf(colors),
    landing: isLanding
      ? {
          colors: colors.length,
          looks: others.length,
          wall: keep(context, { cells: others, colors }),
          goods: goods.length > 0 ? keep(context, goods) : null,
          areLooks: cells.every(({ key }) => looks.has(key.split("/").at(-1) ?? "")),
          isByLook: shown.listing?.path === BY_LOOK,
        }
      : null,
  };
}

/**
 * Reads the looks and colors shown for choosing in a list.
 * @param listing missing for all products
 * @param isLanding whether to include the larger pictures of a landing page
 */
export async function readListLooks(visit: Visit, listing: string | undefined, isLanding: boolean): Promise<ListLooks> {
  const shown = await callApi(visit.context, visit.language, product.showcase, listing ? { listing } : {});
  return looksOf(shown, visit, isLanding);
}
