import { product } from "@azulejo/contract";
import { data, redirect, useNavigation, useSearchParams } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/environment.server.ts";
import type { RootData } from "../../../root.tsx";
import { canonicalPath } from "../../../routing/route-table.ts";
import { Breadcrumbs } from "../../../shell/breadcrumbs.tsx";
import { headOf } from "../../../shell/head.ts";
import type { Route } from "./+types/list-page";
import { AppliedFilters } from "./applied-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { readChoices } from "./list-address.ts";
import { ListPager } from "./list-pager.tsx";
import { ProductWall } from "./product-wall.tsx";
import { SortMenu } from "./sort-menu.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const language = languageOf(request.url);
  const isSearch = url.pathname.startsWith(`/${language}/search`);
  if (!isSearch && canonicalPath(url.pathname) !== url.pathname) throw redirect(canonicalPath(url.pathname) + url.search, 301);
  const asked = (params as { "*"?: string })["*"]?.replace(/\/+$/, "");
  const listing = asked ?? (url.pathname.includes("/product/sale") ? "sale" : undefined);
  const choices = readChoices(url.searchParams);
  try {
    const list = await callApi(context, language, product.list, {
      ...(listing && { listing }),
      ...(choices.query && { query: choices.query }),
      filters: choices.filters,
      price: choices.price,
      ...(choices.stock && { inStockAt: choices.stock }),
      sort: choices.sort,
      page: choices.page,
    });
    const prefix = asked ? `product/list/` : "";
    const alternates = list.listing && asked ? alternatesOf(list.listing.slugs, prefix, url.search) : undefined;
    const slug = list.listing?.slugs[language];
    if (asked && slug && slug !== asked) throw redirect(`/${language}/product/list/${slug}/${url.search}`, 301);
    sharePage(context, ["list", ...list.products.map((one) => `product:${one.code}`)]);
    return { list, choices, isSearch, ...(alternates && { alternates }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "product_listing_not_found") {
      throw data(text(language, "error.pageNotFound", { path: url.pathname + url.search }), { status: 404 });
    }
    throw error;
  }
}

const alternatesOf = (slugs: Record<string, string>, prefix: string, search: string) =>
  Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, `/${language}/${prefix}${slug}/${search}`]));

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = matches[0]?.loaderData as RootData | undefined;
  const { list, isSearch, choices } = loaderData ?? {};
  const alternates = loaderData && "alternates" in loaderData ? (loaderData.alternates as Record<string, string>) : undefined;
  const plain = alternates && Object.fromEntries(Object.entries(alternates).map(([code, path]) => [code, path.split("?")[0] ?? path]));
  return headOf({
    root,
    path: location.pathname,
    title:
      list?.listing?.title ??
      (root ? text(root.language, isSearch ? "list.searchTitle" : "list.allTitle", { query: choices?.query ?? "" }) : undefined),
    description: list?.listing?.intro,
    noindex: Boolean(isSearch),
    ...(plain && { alternates: plain }),
    image: list?.products[0]?.picture?.address,
  });
}

export default function ListPage({ loaderData, matches }: Route.ComponentProps) {
  const t = useText();
  const root = matches[0].loaderData as RootData;
  const { list, choices, isSearch } = loaderData;
  const [parameters] = useSearchParams();
  const pending = useNavigation().state === "loading";
  const { language } = root;
  const heading = list.listing?.title ?? (isSearch ? t("list.searchTitle", { query: choices.query ?? "" }) : t("list.allTitle"));
  const crumbs = [
    { name: root.settings.name, href: `/${language}/` },
    ...(list.listing?.ancestors ?? []).map((one) => ({ name: one.name, href: `/${language}/product/list/${one.slug}/` })),
    { name: heading, href: "#" },
  ];
  return (
    <>
      <div className="page pb-8 pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-6 max-w-4xl text-title">{heading}</h1>
        {list.listing && <p className="mt-3 max-w-2xl text-ink-soft">{list.listing.intro}</p>}
        {list.corrected && <p className="mt-3">{t("list.corrected", { query: list.corrected })}</p>}
        {list.listing && list.listing.children.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-small">
            {list.listing.children.map((child) => (
              <li key={child.slug}>
                <a href={`/${language}/product/list/${child.slug}/`}>{child.name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel list={list} choices={choices} root={root} />
        <section aria-labelledby="results" aria-busy={pending} className="min-w-0 border-l border-joint">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-joint px-4 py-4 lg:px-6">
            <h2 id="results" role="status" className="tabular mr-auto font-sans text-base">
              {t("list.count", { count: list.total })}
            </h2>
            <SortMenu choices={choices} />
          </div>
          <AppliedFilters list={list} parameters={parameters} />
          <div className={`transition-opacity duration-300 ${pending ? "opacity-60" : ""}`}>
            {list.products.length > 0 ? (
              <ProductWall products={list.products} view={choices.view} root={root} />
            ) : (
              <Empty language={language} />
            )}
          </div>
          <ListPager page={list.page} pages={list.pages} parameters={parameters} />
        </section>
      </div>
    </>
  );
}

function Empty({ language }: { language: string }) {
  const t = useText();
  return (
    <div className="px-4 py-16 lg:px-6">
      <p className="font-display text-lead">{t("list.empty")}</p>
      <p className="mt-2 text-ink-soft">{t("list.emptyHint")}</p>
      <p className="mt-4">
        <a href={`/${language}/product/`}>{t("list.seeAll")}</a>
      </p>
    </div>
  );
}
