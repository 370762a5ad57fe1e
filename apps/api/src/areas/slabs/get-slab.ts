import { ShopError, type slabs } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import type { YardBundle, YardSlab } from "../../domain/slab-yard.ts";
import { selectDocuments, todayAt } from "../product/index.ts";
import { showBundle } from "./show-bundle.ts";
import { codeOf, pairOf, partsOf } from "./slab-code.rules.ts";

/** Returns a slab with its neighbors. */
export const getSlab: Verb<typeof slabs.detail> = async (context, { code }) => {
  const { query, catalog, storefront, language } = context;
  const { bundle, slab } = await findSlab(context, code);
  const terms = await catalog.terms(storefront.id);
  const pair = bundle.slabs.find((one) => one.sequence === pairOf(slab.sequence));
  const { product } = bundle;
  return {
    code: slab.code,
    opensWith: pair ? pair.code : null,
    uses: product.uses.map((use) => terms.label("use", use, language)),
    origin: product.origin,
    facts: product.facts,
    holdHours: storefront.settings.slabs.holdHours,
    sawing: { edgeMm: storefront.settings.slabs.edgeMm, kerfMm: storefront.settings.slabs.kerfMm },
    documents: (await selectDocuments(query, product.seriesId, language)).map(({ key, address, title }) => ({ key, address, title })),
    bundle: showBundle(context, terms, bundle),
  };
};

/** Returns a slab of the yard. @throws slabs_not_found */
export async function findSlab(context: Context, code: string): Promise<{ bundle: YardBundle; slab: YardSlab }> {
  const parts = partsOf(code);
  const yard = await context.slabYard.read(context.query, context.storefront.id, todayAt(context));
  const bundle = yard.byCode.get(parts.bundle);
  const slab = bundle?.slabs.find((one) => one.code === codeOf(parts.bundle, parts.sequence));
  if (!bundle || !slab) throw new ShopError("slabs_not_found");
  return { bundle, slab };
}
