import { product } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { readPlainCookie } from "../../../request/cookies.server.ts";
import { readOr, sharePage } from "../../../request/request-context.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { headOf } from "../../../shell/head/head.ts";
import { Breadcrumbs, type Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import { type ShellData, shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { ProductWall } from "../list/product-wall.tsx";
import { Warnings } from "../warnings.tsx";
import type { Route } from "./+types/detail-page";
import { BuyBox } from "./buy-box.tsx";
import type { DetailData } from "./detail-data.ts";
import { DocumentList } from "./document-list.tsx";
import { findProduct } from "./find-product.server.ts";
import { PatternPreview } from "./pattern-preview.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { productStructure } from "./product-structure.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Share } from "./share.tsx";
import { PackageTable, SpecificationTable } from "./tables.tsx";
import { Variants } from "./variants.tsx";

/** Shows the product of the address; the guard product-detail-page has checked that it exists. */
export const loader = pageLoader(async (visit) => {
  const { context, language } = visit;
  const detail = (await findProduct(visit)) ?? visit.notFound();
  const { product: found, selected } = detail;
  const [availability, related] = await Promise.all([
    readOr(context, readAvailability(visit, selected.itemNo), null),
    callApi(context, language, product.relatedItems, { itemNo: selected.itemNo, size: 4 }),
  ]);
  sharePage(context, [
    `product:${found.code}`,
    `series:${found.productSeries}`,
    `stock:${found.code}`,
    ...[...related.goesWith, ...related.similar].map((one) => `product:${one.code}`),
  ]);
  const paths: Record<string, string> = Object.fromEntries(
    Object.entries(found.slugs).map(([code, slug]) => [code, `product/detail/${slug}`]),
  );
  return { detail, availability, related, paths };
});

/** Stock at the visitor's store, or at all stores if that store is unknown. */
async function readAvailability({ context, language, request, siteKey }: Visit, itemNo: string) {
  const storeCode = readPlainCookie(request, `${siteKey}_store`);
  const ask = (store: string | null) =>
    callApi(context, language, product.availability, { itemNos: [itemNo], ...(store && { storeCode: store }) });
  const found = await ask(storeCode).catch((error) => {
    if (error instanceof ApiError && error.code === "storelocator_not_found") return ask(null);
    throw error;
  });
  return found.items[0] ?? null;
}

function crumbsOf(root: ShellData, { detail }: DetailData): Crumb[] {
  const address = (path: string) => addressOf(root.settings, root.language, path);
  return [
    { name: text(root.language, "crumb.home"), href: address("") },
    ...detail.product.ancestors.map((one) => ({ name: one.name, href: address(`product/list/${one.slug}/`) })),
    { name: detail.product.name, href: address(`product/detail/${detail.product.slug}`) },
  ];
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { product: found } = loaderData.detail;
  const [first] = found.pictures;
  return headOf({
    root,
    location,
    title: found.seoTitle ?? found.name,
    description: found.seoDescription ?? found.description,
    paths: loaderData.paths,
    crumbs: crumbsOf(root, loaderData),
    picture: first && { picture: first, alt: first.alt ?? found.name },
    structure: productStructure(loaderData, root),
  });
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { detail, availability, related } = loaderData;
  const { product: found, selected } = detail;
  const { language } = root;
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(root, loaderData)} />
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
      <RecentlyViewed code={found.code} itemNo={selected.itemNo} root={root} key={found.code} />
    </>
  );
}
