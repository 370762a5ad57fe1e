import { product } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { data, redirect, useSearchParams } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { readPlainCookie } from "../../../request/cookies.server.ts";
import { sharePage } from "../../../request/environment.server.ts";
import type { RootData } from "../../../root.tsx";
import { Breadcrumbs } from "../../../shell/breadcrumbs.tsx";
import { headOf } from "../../../shell/head.ts";
import { ProductWall } from "../list/product-wall.tsx";
import { Warnings } from "../warnings.tsx";
import type { Route } from "./+types/detail-page";
import { BuyBox } from "./buy-box.tsx";
import { DocumentList } from "./document-list.tsx";
import { PatternPreview } from "./pattern-preview.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Share } from "./share.tsx";
import { PackageTable, SpecificationTable } from "./tables.tsx";
import { Variants } from "./variants.tsx";

/** The guard product-detail-page: the slug or number resolves, an old slug moves on, anything else is not found. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const language = languageOf(request.url);
  const slug = params["*"].replace(/\/+$/, "");
  const itemNo = url.searchParams.get("item") ?? undefined;
  const sample = url.searchParams.get("sample") === "true";
  try {
    const detail = await find(context, language, slug, itemNo, sample);
    const { product: found } = detail;
    if (found.slug !== slug) throw redirect(`/${language}/product/detail/${found.slug}${url.search}`, 301);
    const storeCode = readPlainCookie(request, "cantera_store") ?? undefined;
    const [availability, related] = await Promise.all([
      callApi(context, language, product.availability, { itemNos: [detail.selected.itemNo], ...(storeCode && { storeCode }) }).catch(
        () => null,
      ),
      callApi(context, language, product.relatedItems, { itemNo: detail.selected.itemNo, size: 4 }),
    ]);
    sharePage(context, [
      `product:${found.code}`,
      `stock:${found.code}`,
      ...[...related.goesWith, ...related.similar].map((one) => `product:${one.code}`),
    ]);
    const alternates = Object.fromEntries(
      Object.entries(found.slugs).map(([code, one]) => [code, `/${code}/product/detail/${one}${url.search}`]),
    );
    return { detail, availability: availability?.items[0] ?? null, related, alternates };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      throw data(text(language, "error.pageNotFound", { path: url.pathname + url.search }), { status: 404 });
    }
    throw error;
  }
}

type Found = Awaited<ReturnType<typeof callApi<typeof product.detail>>>;

/** By slug; with a variant named, by that number, so that the address keeps both. A bare number resolves too. */
async function find(
  context: Route.LoaderArgs["context"],
  language: "en" | "es",
  slug: string,
  itemNo: string | undefined,
  sample: boolean,
): Promise<Found> {
  if (itemNo) {
    const byNumber = await callApi(context, language, product.detail, { itemNo, sample }).catch(() => null);
    if (byNumber) return byNumber;
  }
  try {
    return await callApi(context, language, product.detail, { slug, sample });
  } catch (error) {
    const isNumber = error instanceof ApiError && error.code === "product_not_found" && /^[\w.-]{1,40}$/.test(slug);
    if (!isNumber) throw error;
    return callApi(context, language, product.detail, { itemNo: slug, sample });
  }
}

export type DetailData = Awaited<ReturnType<typeof loader>>;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = matches[0]?.loaderData as RootData | undefined;
  if (!loaderData) return headOf({ root, path: location.pathname });
  const { product: found, selected } = loaderData.detail;
  const alternates = Object.fromEntries(Object.entries(loaderData.alternates).map(([code, path]) => [code, path.split("?")[0] ?? path]));
  const head = headOf({
    root,
    path: location.pathname,
    title: found.name,
    description: found.description,
    alternates,
    image: found.pictures[0]?.address,
  });
  const offer = selected.price && {
    "@type": "Offer",
    sku: selected.itemNo,
    priceCurrency: selected.price.currency,
    price: (selected.price.cents / 100).toFixed(2),
    availability: (loaderData.availability?.options ?? []).some((one) => one.available > 0)
      ? "https://schema.org/InStock"
      : "https://schema.org/OutOfStock",
  };
  const structured = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: found.name,
    description: found.description,
    sku: selected.itemNo,
    category: found.material,
    color: found.colour,
    image: found.pictures.map((one) => `${root?.publicUrl ?? ""}${one.address}`),
    ...(offer && { offers: offer }),
  };
  return [...head, { "script:ld+json": structured }];
}

export default function DetailPage({ loaderData, matches }: Route.ComponentProps) {
  const t = useText();
  const root = matches[0].loaderData as RootData;
  const { detail, availability, related } = loaderData;
  const { product: found, selected } = detail;
  const [parameters] = useSearchParams();
  const { language } = root;
  const crumbs = [
    { name: root.settings.name, href: `/${language}/` },
    ...found.ancestors.map((one) => ({ name: one.name, href: `/${language}/product/list/${one.slug}/` })),
    { name: found.name, href: "#" },
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <ProductGallery product={found} selected={selected} />
        <div>
          <p className="text-small text-ink-soft">{found.seriesName}</p>
          <h1 className="text-title">{found.name}</h1>
          <p className="mt-3 max-w-prose">{found.description}</p>
          <Variants product={found} selected={selected} language={language} />
          <BuyBox detail={detail} availability={availability} root={root} key={selected.itemNo} />
        </div>
      </div>
      <div className="mt-16 grid gap-14 lg:grid-cols-2">
        <PatternPreview product={found} selected={selected} />
        <div className="space-y-10">
          <SpecificationTable product={found} selected={selected} />
          <PackageTable selected={selected} />
          <DocumentList resources={detail.resources} />
          <Warnings warnings={found.warnings} />
          <Share title={found.name} />
        </div>
      </div>
      {found.seriesDescription && <p className="mt-16 max-w-prose font-display text-lead">{found.seriesDescription}</p>}
      {[
        { title: t("product.goesWith"), cards: related.goesWith },
        { title: t("product.similar"), cards: related.similar },
      ].map(({ title, cards }) =>
        cards.length === 0 ? null : (
          <section key={title} className="mt-16">
            <Rule>{title}</Rule>
            <div className="mt-4">
              <ProductWall products={cards} view="wall" root={root} />
            </div>
          </section>
        ),
      )}
      <RecentlyViewed code={found.code} root={root} key={parameters.get("item") ?? found.code} />
    </>
  );
}
