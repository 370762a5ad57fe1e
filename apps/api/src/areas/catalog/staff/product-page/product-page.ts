import { type office, ShopError } from "@azulejo/contract";
import type { CatalogProduct } from "@azulejo/contract/areas/office/catalog/product.ts";
import { type FindTerm, type ProductField, productColumns, readCell, showingOn } from "@azulejo/contract/staff/catalog-cells.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../../context.ts";
import { todayOf } from "../../../../domain/day.ts";
import { recordAct } from "../../../audit/index.ts";
import { writeRelations } from "../../write-catalog.ts";
import { selectTermRows } from "../catalog-rows.repository.ts";
import { termFinder } from "../cells.rules.ts";
import {
  changedFields,
  type Fields,
  fieldsOf,
  fieldsRevision,
  isOfSeries,
  listed,
  productColumnsOf,
  seriesColumnsOf,
  textColumnsOf,
} from "./product-fields.rules.ts";
import {
  keepSlugs,
  replaceDocuments,
  type StoredPage,
  selectAround,
  selectCodes,
  selectPage,
  selectProductsOfSeries,
  selectSlugOwners,
  updateProduct,
  updateSeries,
} from "./product-page.repository.ts";

export const readCatalogProduct: Verb<typeof office.catalogueProduct> = async (context, { id }) =>
  toPage(context, await storedPage(context, id));

/** Saves fields, unless somebody else has saved any of the product or its series meanwhile. */
export const saveCatalogProduct: Verb<typeof office.saveCatalogueProduct> = (context, { id, revision, fields: typed }) =>
  inTransaction(context, async (inside) => {
    const stored = await storedPage(inside, id, true);
    const before = fieldsOf(stored);
    if (fieldsRevision(before) !== revision) return { saved: false, product: await toPage(inside, stored) };
    const after = await readFields(inside, stored, before, typed);
    const changed = changedFields(before, after);
    if (changed.length > 0) {
      await write(inside, stored, before, after, changed);
      await recordAct(inside, { kind: "catalogue.changed", subject: "product", no: stored.product.code, before, after });
    }
    return { saved: true, product: await toPage(inside, await storedPage(inside, id)) };
  });

/** @throws office_catalogue_unknown */
async function storedPage({ query, storefront }: Work, id: number, lock = false): Promise<StoredPage> {
  const stored = await selectPage(query, storefront.id, id, lock);
  if (!stored) throw new ShopError("office_catalogue_unknown");
  return stored;
}

async function toPage({ query, storefront, language }: Context, stored: StoredPage): Promise<CatalogProduct> {
  const { id, code, seriesId, seriesCode, seriesName } = stored.product;
  const around = await selectAround(query, storefront.id, { id, seriesId }, language);
  const fields = fieldsOf(stored);
  return {
    id,
    code,
    series: { code: seriesCode, name: seriesName, products: around.products },
    fields,
    revision: fieldsRevision(fields),
    items: around.items.map(({ itemNo, label, size, kind, published, listCents, externalIds }) => ({
      externalIds,
      itemNo,
      label: label ?? size ?? "",
      size,
      kind,
      isSold: published,
      listCents,
    })),
    formerSlugs: around.formerSlugs.map(({ language: of, slug }) => ({ language: of === "es" ? "es" : "en", slug })),
    related: around.related.map(({ code: related, name }) => ({ code: related, name: name ?? related })),
    documents: around.documents.map(({ address, en, es }) => ({
      id: address,
      title: { en: en ?? address, es: es ?? address },
      address: { en: address.replace("{language}", "en"), es: address.replace("{language}", "es") },
    })),
  };
}

/** @throws office_catalogue_cell, office_catalogue_slug, office_catalogue_related */
async function readFields(inside: Context, { product }: StoredPage, before: Fields, typed: Partial<Fields>): Promise<Fields> {
  const { query, storefront } = inside;
  const findTerm: FindTerm = termFinder(await selectTermRows(query, storefront.id, ["look", "color", "use"]));
  const after = { ...before };
  for (const [name, words] of Object.entries(typed) as [ProductField, string][]) {
    const { value } = readCell(productColumns[name], words, findTerm);
    if (value === undefined) throw new ShopError("office_catalogue_cell", { item: product.code, value: words.slice(0, 80) });
    after[name] = value;
  }
  Object.assign(after, showingOn(after, todayOf(inside.now(), storefront.timezone)));
  const slugs = (["En", "Es"] as const)
    .filter((of) => after[`slug${of}`] !== before[`slug${of}`])
    .map((of) => ({ language: of.toLowerCase(), slug: after[`slug${of}`] }));
  const [taken] = slugs.length > 0 ? await selectSlugOwners(query, storefront.id, slugs, product.id) : [];
  if (taken !== undefined) throw new ShopError("office_catalogue_slug", { slug: taken });
  if (after.relatedTo !== before.relatedTo) after.relatedTo = await relatedCodes(inside, product.code, listed(after.relatedTo));
  return after;
}

/** @throws office_catalogue_related for a code or item number that the catalog doesn't have, or the product itself */
async function relatedCodes({ query, storefront }: Work, own: string, written: string[]): Promise<string> {
  const codes = await selectCodes(query, storefront.id, written);
  const found = written.map((word) => {
    const code = codes.get(word);
    if (code === undefined || code === own) throw new ShopError("office_catalogue_related", { code: word });
    return code;
  });
  return [...new Set(found)].join(", ");
}

async function write(inside: Context, { product }: StoredPage, before: Fields, after: Fields, changed: ProductField[]): Promise<void> {
  const { query, storefront } = inside;
  const { id, code, seriesId } = product;
  const texts = textColumnsOf(after);
  const former = textColumnsOf(before).filter(({ language, slug }) => texts.find((text) => text.language === language)?.slug !== slug);
  await keepSlugs(query, storefront.id, id, former);
  await updateProduct(query, id, productColumnsOf(after), texts);
  if (changed.includes("relatedTo")) await writeRelations(query, storefront.id, [{ code, relatedTo: listed(after.relatedTo) }]);
  const isSeriesChanged = changed.some(isOfSeries);
  if (isSeriesChanged) {
    const descriptions = [
      { language: "en", description: after.seriesDescriptionEn },
      { language: "es", description: after.seriesDescriptionEs },
    ];
    await updateSeries(query, seriesId, seriesColumnsOf(after), descriptions);
  }
  if (changed.includes("documents")) await replaceDocuments(query, storefront.id, seriesId, listed(after.documents));
  const products = isSeriesChanged ? await selectProductsOfSeries(query, seriesId) : [id];
  await recordChanges(query, [
    ...products.map((one) => ({ kind: "product" as const, entity: String(one) })),
    // Cached pages may depend on these redirects not existing, so adding one is a change.
    ...(former.length > 0 ? [{ kind: "redirect" as const, entity: String(id) }] : []),
  ]);
}
