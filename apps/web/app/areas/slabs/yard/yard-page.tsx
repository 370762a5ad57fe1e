import "virtual:words/slabs";
import "../slabs.css";
import { slabs, storeCalls } from "@azulejo/contract";
import { text } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { callOnce } from "../../../request/call-once.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { canonicalQuery } from "../../../routing/lists/canonical-query.ts";
import { requireKnownQuery } from "../../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../../routing/lists/page-number.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { isWhole, knownValues, readYardChoices, toFilters } from "../slab-address.ts";
import type { Route } from "./+types/yard-page";

/** A store's slab yard with the filters of the address. */
export const loader = pageLoader(async ({ context, language, notFound, url, params }) => {
  if (pageNumber(url.searchParams) === null) notFound();
  requireKnownQuery(url, knownValues);
  const choices = readYardChoices(url.searchParams);
  const [list, stores] = await Promise.all([
    callApi(context, language, slabs.list, { storeId: params.code ?? "", ...toFilters(choices) }),
    callOnce(context, language, storeCalls.list),
  ]);
  if (choices.page > Math.max(1, list.pages)) notFound();
  sharePage(context, ["slabs"]);
  const yards = stores.filter((store) => store.keepsSlabs).map(({ code, name }) => ({ code, name }));
  return { list, choices, yards, store: yards.find((yard) => yard.code === list.store)?.name ?? "" };
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { list, choices, store } = loaderData;
  const home = (path: string) => addressOf(root.settings, root.language, path);
  return headOf({
    root,
    location,
    title: text(root.language, "yard.title", { store }),
    crumbs: [
      { name: text(root.language, "crumb.home"), href: home("") },
      { name: text(root.language, "yards.title"), href: home("slabs") },
      { name: text(root.language, "yard.title", { store }), href: home(`slabs/store/${list.store}`) },
    ],
    noindex: list.total === 0,
    query: canonicalQuery(list.page, isWhole(choices)),
  });
}

const YardBody = partWhenIdle(async () => (await import("./yard-body.tsx")).YardBody);

export default function YardPage({ loaderData }: Route.ComponentProps) {
  return <YardBody data={loaderData} />;
}
