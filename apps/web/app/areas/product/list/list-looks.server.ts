import { product } from "@azulejo/contract";
import type { Showcase } from "@azulejo/contract/areas/product.ts";
import { keep } from "../../../render/keep.server.ts";
import type { Kept } from "../../../render/kept-part.tsx";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { entriesOf, hrefOf, type MenuEntry, shadesOf } from "../../../shell/menu/entries.ts";

/** Swatches of 48 px, and the cells of a landing, at twice their size. */
const SWATCH = { acrossFeet: 1.4, aspect: 1, width: 120 };
const COLOR = { acrossFeet: 1.5, aspect: 1.5, width: 120 };
const CELL = { acrossFeet: 4, aspect: 1, width: 480 };
const STRIP = { acrossFeet: 1.7, aspect: 1, width: 320 };

const MOST_GOODS = 4;

export interface ListLooks {
  /** Products of the list without any filter. */
  total: number;
  /** Paths of the listings that its entries are of. */
  parts: string[];
  /** Parts or looks of the list. */
  entries: readonly MenuEntry[];
  /** Addresses of pictures by color family. */
  pictures: Record<string, string>;
  /** Only on a landing. */
  landing: {
    areLooks: boolean;
    colors: number;
    wall: Kept<LandingWall>;
    /** One of each kind, for the opening of a department of packs and tools. */
    goods: Kept<readonly MenuEntry[]> | null;
  } | null;
}

/** A landing's materials as a wall of cells, and its colors as a strip. */
export interface LandingWall {
  cells: readonly MenuEntry[];
  colors: readonly MenuEntry[];
}

const picturesOf = (colors: readonly MenuEntry[]): Record<string, string> =>
  Object.fromEntries(colors.flatMap(({ key, picture }) => (picture ? [[key, picture]] : [])));

/** Returns addresses of pictures by look and by color family, of all products. */
export async function readShadePictures({ context, language, address }: Visit): Promise<Record<"look" | "color", Record<string, string>>> {
  const shown = await callApi(context, language, product.showcase, {});
  const of = (key: "look" | "color") => picturesOf(shadesOf(shown, key, hrefOf(shown, language, address), COLOR));
  return { look: of("look"), color: of("color") };
}

function looksOf(shown: Showcase, { address, context, language }: Visit, isLanding: boolean): ListLooks {
  const href = hrefOf(shown, language, address);
  // A landing shows its colors twice: the same pictures are sent and loaded once.
  const colors = shadesOf(shown, "color", href, isLanding ? STRIP : COLOR);
  const looks = new Set(shown.looks.map((one) => one.value));
  const cells = isLanding ? entriesOf(shown, href, address, CELL) : [];
  const goods = cells.filter(({ isWhole }) => isWhole).slice(0, MOST_GOODS);
  return {
    total: shown.total,
    parts: shown.parts.map(({ path }) => path),
    entries: entriesOf(shown, href, address, SWATCH),
    pictures: picturesOf(colors),
    landing: isLanding
      ? {
          colors: colors.length,
          wall: keep(context, { cells, colors }),
          goods: goods.length > 0 ? keep(context, goods) : null,
          areLooks: cells.every(({ key }) => looks.has(key.split("/").at(-1) ?? "")),
        }
      : null,
  };
}

/**
 * Reads the materials that a list is chosen by.
 * @param listing missing for all products
 * @param isLanding with the larger pictures of a landing
 */
export async function readListLooks(visit: Visit, listing: string | undefined, isLanding: boolean): Promise<ListLooks> {
  const shown = await callApi(visit.context, visit.language, product.showcase, listing ? { listing } : {});
  return looksOf(shown, visit, isLanding);
}
