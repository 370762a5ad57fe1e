import "virtual:words/slabs";
import "../slabs.css";
import { slabs, storeCalls } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { canonicalQuery } from "../../../routing/lists/canonical-query.ts";
import { requireKnownQuery } from "../../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../../routing/lists/page-number.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { useNeededSize } from "../needed-size.ts";
import { isWhole, knownValues, readYardChoices, toFilters } from "../slab-address.ts";
import type { Route } from "./+types/yard-page";
import { Bay } from "./bay.tsx";
import { YardFilters } from "./yard-filters.tsx";
import { YardPager } from "./yard-pager.tsx";

/** A store's slab yard with the filters of the address. */
export const loader = pageLoader(async ({ context, language, notFound, url, params }) => {
  if (pageNumber(url.searchParams) === null) notFound();
  requireKnownQuery(url, knownValues);
  const choices = readYardChoices(url.searchParams);
  const [list, stores] = await Promise.all([
    callApi(context, language, slabs.list, { storeId: params.code ?? "", ...toFilters(choices) }),
    callApi(context, language, storeCalls.list, {}),
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

export default function YardPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { list, choices, yards, store } = loaderData;
  const given = choices.width && choices.height ? { width: choices.width, height: choices.height } : null;
  const [needed, setNeeded] = useNeededSize(given);
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-joint border-b px-4 py-5 md:px-14">
        <h1 className="text-title">{t("yard.title", { store })}</h1>
        <p className="text-ink-soft text-small tabular-nums" aria-live="polite">
          {given
            ? t("yard.countOfSize", { count: list.total, free: list.free, width: given.width, height: given.height })
            : t("yard.count", { count: list.total, free: list.free })}
        </p>
        {choices.items.length > 0 && (
          <a href="?" className="inline-flex min-h-6 items-center text-small">
            {t("yard.reset")}
          </a>
        )}
      </header>
      <div className="md:grid md:grid-cols-[18.5rem_1fr]">
        <YardFilters list={list} choices={choices} yards={yards} needed={needed} onNeeded={setNeeded} />
        <form action={address("slabs/compare")} className="yard min-w-0">
          {list.bundles.length === 0 && (
            <div className="space-y-3 px-4 py-10 md:px-14">
              <p>{t("yard.none")}</p>
              <a href="?">{t("yard.reset")}</a>
            </div>
          )}
          <ul className="grid grid-cols-1 xl:grid-cols-2">
            {list.bundles.map((bundle, index) => (
              <Bay key={bundle.code} bundle={bundle} needed={needed} isFirst={index < 2} />
            ))}
          </ul>
          <YardPager page={list.page} pages={list.pages} />
          <div className="compare-bar sticky bottom-0 z-10 items-center justify-end gap-6 border-ink border-t-2 bg-wall px-4 py-3 md:px-14">
            <Button type="reset" look="plain">
              {t("yard.clear")}
            </Button>
            <Button>{t("yard.compare")}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
