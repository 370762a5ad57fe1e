// @bundle shell
import { product } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { callApi, refusalsAsPages } from "../../request/api.server.ts";
import { requestContext, sharePage } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { addressOf } from "../../routing/language-routing.ts";
import type { Route } from "./+types/menu.resource";
import { readDepartmentTip } from "./department-tip.server.ts";
import { entriesOf, hrefOf, partsOf, shadesOf } from "./entries.ts";
import type { MenuData } from "./menu-data.ts";

const MAX_ENTRIES = 11;

/** Picture sizes for a cell of the wide menu, a grid cell, a strip of the phone's menu, and a round color, each at double resolution. */
const CELL = { acrossFeet: 4, aspect: 1.3, width: 480 };
const WALL = { acrossFeet: 4, aspect: 0.91, width: 480 };
const STRIP = { acrossFeet: 2.6, aspect: 2, width: 320 };
const ROUND = { acrossFeet: 1, aspect: 1, width: 120 };

/** The menu's pictures and counts, the same for every visitor: loaded when somebody is about to open the menu. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request.url);
  const { searchParams } = new URL(request.url);
  const listing = searchParams.get("listing")?.slice(0, 120);
  const [settings, shown] = await Promise.all([
    readSettings(context, language),
    refusalsAsPages(() => callApi(context, language, product.showcase, listing ? { listing } : {})),
  ]);
  const { tip, tags } = shown.listing
    ? await readDepartmentTip(context.get(requestContext).content, language, shown.listing.path)
    : { tip: null, tags: [] };
  sharePage(context, ["showcase", ...tags]);
  const address = (path: string) => addressOf(settings, language, path);
  const href = hrefOf(shown, language, address);
  const data: MenuData = shown.listing
    ? {
        total: shown.total,
        entries: entriesOf(shown, href, address, CELL).slice(0, MAX_ENTRIES),
        colors: shadesOf(shown, "color", href, ROUND),
        uses: shown.uses.map(({ value, label, count }) => ({ name: label, href: `${href}?use=${encodeURIComponent(value)}`, count })),
        tip: tip && { title: tip.title, href: `${href}#${tip.anchor}` },
      }
    : {
        total: shown.total,
        entries: partsOf(shown, address, searchParams.get("shape") === "wall" ? WALL : STRIP),
        colors: [],
        uses: [],
        tip: null,
      };
  return Response.json(data);
}
