import { product } from "@azulejo/contract";
import type { Showcase } from "@azulejo/contract/areas/product.ts";
import { languageOf } from "../../i18n/language.ts";
import { stretchAddress } from "../../media/stretch.ts";
import { callApi, refusalsAsPages } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { addressOf } from "../../routing/language-routing.ts";
import type { Route } from "./+types/menu.resource";
import type { MenuData } from "./menu-data.ts";

/** Below this, the parts of a department say less than the looks of its products. */
const LEAST_PARTS = 4;
const MOST_ENTRIES = 11;

/** A cell of the wide menu, a strip of the phone's, and a round color, each at twice its size on the screen. */
const CELL = { acrossFeet: 5, aspect: 1.4, width: 480 };
const STRIP = { acrossFeet: 2.6, aspect: 2, width: 320 };
const ROUND = { acrossFeet: 1, aspect: 1, width: 120 };

/** The menu's pictures and counts, the same for every visitor: loaded when somebody is about to open the menu. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request.url);
  const listing = new URL(request.url).searchParams.get("listing")?.slice(0, 120);
  const [settings, shown] = await Promise.all([
    readSettings(context, language),
    refusalsAsPages(() => callApi(context, language, product.showcase, listing ? { listing } : {})),
  ]);
  sharePage(context, ["list", "storefront"]);
  const slug = shown.listing?.slugs[language];
  const address = (path: string) => addressOf(settings, language, path);
  return Response.json(toMenu(shown, address(slug ? `product/list/${slug}/` : "product/"), address));
}

const pictureOf = (swatch: Showcase["colors"][number]["swatch"], size: typeof CELL) => swatch && stretchAddress(swatch, size);

function toMenu({ listing, total, parts, looks, colors, uses }: Showcase, href: string, address: (path: string) => string): MenuData {
  const chosen = (name: string, size: typeof CELL) => (one: Showcase["looks"][number]) => ({
    path: one.value,
    name: one.label,
    href: `${href}?${name}=${encodeURIComponent(one.value)}`,
    count: one.count,
    picture: pictureOf(one.swatch, size),
  });
  const ofParts = parts.map(({ path, slug, name, count, swatch }) => ({
    path,
    // Below its department "Marble look porcelain" is a marble look.
    name: looks.find(({ value }) => path.endsWith(`/${value}`))?.label ?? name,
    href: address(`product/list/${slug}/`),
    count,
    picture: pictureOf(swatch, listing ? CELL : STRIP),
  }));
  if (!listing) return { name: "", href, total, entries: ofParts, colors: [], uses: [] };
  const ways = [ofParts, looks.map(chosen("look", CELL)), colors.map(chosen("color", CELL))];
  return {
    name: listing.name,
    href,
    total,
    entries: (ways.find((one) => one.length >= LEAST_PARTS) ?? ofParts).slice(0, MOST_ENTRIES),
    colors: colors.map(chosen("color", ROUND)),
    uses: uses.map(({ value, label, count }) => ({ name: label, href: `${href}?use=${encodeURIComponent(value)}`, count })),
  };
}
