import type { SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import type { Context } from "../../context.ts";
import { perSquareFoot } from "../../domain/money.ts";
import type { Terms } from "../../domain/product.ts";
import type { YardBundle, YardSlab } from "../../domain/slab-yard.ts";

/** Returns a bundle in wire format. @param fits slabs that match a list's filters */
export function showBundle(
  { language, pricesHidden, storefront }: Pick<Context, "language" | "pricesHidden" | "storefront">,
  terms: Terms,
  bundle: YardBundle,
  fits?: readonly YardSlab[],
): SlabBundle {
  const { product, item, facets } = bundle;
  const currency = item.price?.currency ?? storefront.settings.currency;
  return {
    code: bundle.code,
    block: bundle.block,
    store: bundle.store,
    arrivedOn: bundle.arrivedOn,
    itemNo: item.itemNo,
    name: product.texts[language].name,
    color: product.texts[language].color,
    series: product.seriesName,
    stone: stoneOf(terms, facets.stone, language),
    productSlugs: { en: product.texts.en.slug, es: product.texts.es.slug },
    thicknessMm: item.thicknessMm ?? 0,
    finish: item.finish && terms.label("finish", item.finish, language),
    weight: item.weightPerUnit,
    slabs: bundle.slabs.map(({ cents, ...slab }) => ({
      ...slab,
      price: pricesHidden || cents === null ? null : { currency, cents, perSqFtCents: perSquareFoot(cents, slab.area) ?? cents },
      fits: fits ? fits.some((one) => one.sequence === slab.sequence) : true,
    })),
  };
}

/** Returns the name of a natural stone, or the material's name for anything else. */
export function stoneOf(terms: Terms, value: string, language: Context["language"]): string {
  const stone = terms.label("stone", value, language);
  return stone === value ? terms.label("material", value, language) : stone;
}
