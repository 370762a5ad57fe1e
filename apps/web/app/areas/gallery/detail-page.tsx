import { productTag } from "@azulejo/contract/pages/page-tag.ts";
import "virtual:words/gallery";
import "./gallery.css";
import { gallery, product } from "@azulejo/contract";
import { useOfPart } from "@azulejo/contract/areas/gallery/parts.ts";
import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { canLayOn } from "@azulejo/laying/picture-address.ts";
import type { Language } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";
import { ApiError, callApi, isNotFound } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { isFiltered, readChoices } from "../../routing/gallery-address.ts";
import { addressOf } from "../../routing/language-routing.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import type { Visit } from "../../routing/visit.ts";
import { partWhenIdle } from "../../shell/browser/later-part.tsx";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import type { Route } from "./+types/detail-page";
import { sceneStructure } from "./scene-structure.ts";
import { layingOn } from "./surface-piece.rules.ts";
import { tileTitle } from "./tile-title.server.ts";
import { withTile } from "./with-tile.rules.ts";

/** A scene with its products, and its neighbors in the filtered list of the address. */
export const loader = pageLoader(async ({ context, language, url, params, notFound }) => {
  const choices = readChoices(url.searchParams);
  const joined = Object.fromEntries(Object.entries(choices).map(([key, values]) => [key, values.join(",").slice(0, 400)]));
  try {
    const detail = await callApi(context, language, gallery.detail, { id: params.id ?? "", ...joined });
    const asked = url.searchParams.get("tile");
    const [tiles, [tile = null]] = await Promise.all([
      readTiles(context, language, detail),
      asked && detail.scene.surface ? callApi(context, language, product.cards, { itemNos: [asked] }).catch(noCards) : [],
    ]);
    // There are thousands of tiles, so pages with a chosen tile aren't cached.
    if (tile) {
      const title = tileTitle(language, detail.scene.room, tile.name);
      return { detail: withTile(detail, tile, title), choices, tiles, tile };
    }
    if (asked) return { detail, choices, tiles, tile };
    sharePage(context, [
      "gallery",
      isFiltered(choices) ? "showcase" : `scene:${detail.scene.code}`,
      ...[...detail.products.map(({ card }) => card), ...tiles].map(({ code }) => productTag(code)),
    ]);
    return { detail, choices, tiles, tile };
  } catch (error) {
    if (isNotFound(error, "gallery_not_found")) notFound();
    throw error;
  }
});

const MAX_TILES = 12;
/** How many best sellers are read; some of them can't be shown on the surface. */
const CANDIDATES = 36;

/** Reads the best sellers that can be shown on the scene's surface, one of each series. */
async function readTiles(context: Visit["context"], language: Language, { scene: { surface } }: SceneDetail): Promise<ProductCard[]> {
  if (!surface) return [];
  const filters = { use: [useOfPart[surface.part]] };
  const { products } = await callApi(context, language, product.list, { filters, sort: "best_seller", pageSize: CANDIDATES });
  const fitting = products.filter((card) => card.picture && canLayOn(surface, card.picture, layingOn(card).format));
  return [...new Map(fitting.toReversed().map((card) => [card.series, card])).values()].toReversed().slice(0, MAX_TILES);
}

/** An invalid item number selects no tile. */
const noCards = (error: unknown): ProductCard[] => {
  if (error instanceof ApiError) return [];
  throw error;
};

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { scene } = loaderData.detail;
  const address = (path: string) => addressOf(root.settings, root.language, path);
  return headOf({
    root,
    location,
    title: scene.title,
    description: scene.alt,
    crumbs: [
      { name: text(root.language, "crumb.home"), href: address("") },
      { name: text(root.language, "gallery.title"), href: address("gallery") },
      { name: scene.title, href: address(`gallery/detail/${scene.code}/`) },
    ],
    noindex: isFiltered(loaderData.choices) || loaderData.tile !== null,
    picture: { picture: scene.picture, alt: scene.alt },
    structure: sceneStructure(loaderData.detail, root),
  });
}

const SceneBody = partWhenIdle(async () => (await import("./scene-body.tsx")).SceneBody);

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  return <SceneBody data={loaderData} />;
}
