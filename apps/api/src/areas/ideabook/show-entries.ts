import type { EntryKind, IdeaBookEntry } from "@azulejo/contract/areas/ideabook.ts";
import type { Context } from "../../context.ts";
import { priceLines } from "../bag/index.ts";
import { findStoriesById, toStoryResult } from "../content/index.ts";
import { showScene } from "../gallery/index.ts";
import { selectItemsByNo } from "../product/index.ts";
import { findSlab } from "../slabs/index.ts";

type Shown = Omit<IdeaBookEntry, "entryId" | "note">;
interface Subject {
  kind: EntryKind;
  reference: string;
}

/** Returns the current data of subjects, in the same order; null for one that no longer exists. */
export async function showSubjects(context: Context, subjects: Subject[]): Promise<Shown[]> {
  const of = (kind: EntryKind) => subjects.filter((one) => one.kind === kind).map((one) => one.reference);
  const shown = new Map(
    (
      await Promise.all([
        showItems(context, of("product")),
        showSlabs(context, of("slab")),
        showScenes(context, of("scene")),
        showStories(context, of("story")),
      ])
    )
      .flat()
      .map((one) => [`${one.kind} ${one.reference}`, one]),
  );
  return subjects.map(({ kind, reference }) => shown.get(`${kind} ${reference}`) ?? { ...nothing, kind, reference, gone: true });
}

const nothing: Omit<Shown, "kind" | "reference" | "gone"> = {
  name: "",
  detail: "",
  path: "",
  picture: null,
  image: null,
  format: null,
  priceCents: null,
  sellUnit: null,
  areaPerUnit: null,
};

async function showItems(context: Context, itemNos: string[]): Promise<Shown[]> {
  if (itemNos.length === 0) return [];
  const { query, storefront, language, pricesHidden } = context;
  const items = await selectItemsByNo(query, storefront.id, itemNos);
  const priced = await priceLines(
    context,
    items.map(({ id, productId }) => ({ itemId: id, productId, quantity: 1 })),
  );
  return priced.map(({ product, item, name, detail, picture, format, unitPriceCents }, index): Shown => {
    const text = product?.texts[language] ?? product?.texts.en;
    return {
      ...nothing,
      kind: "product",
      reference: items[index]?.itemNo ?? "",
      name,
      detail,
      path: text?.slug ?? "",
      picture,
      format,
      priceCents: pricesHidden ? null : unitPriceCents,
      sellUnit: item?.sellUnit ?? null,
      areaPerUnit: item?.areaPerUnit ?? null,
      gone: unitPriceCents === null,
    };
  });
}

async function showSlabs(context: Context, codes: string[]): Promise<Shown[]> {
  const found = await Promise.all(codes.map((code) => findSlab(context, code).catch(() => null)));
  const { language, pricesHidden } = context;
  return found.flatMap((one, index): Shown[] => {
    if (!one) return [];
    const { bundle, slab } = one;
    const text = bundle.product.texts[language] ?? bundle.product.texts.en;
    return [
      {
        ...nothing,
        kind: "slab",
        reference: codes[index] ?? slab.code,
        name: text.name,
        detail: slab.code,
        path: slab.code,
        picture: slab.picture,
        priceCents: pricesHidden ? null : slab.cents,
        sellUnit: bundle.item.sellUnit,
        areaPerUnit: slab.area,
        gone: slab.state === "sold",
      },
    ];
  });
}

async function showScenes(context: Context, codes: string[]): Promise<Shown[]> {
  if (codes.length === 0) return [];
  const { byCode } = await context.scenes.read(context.query, context.storefront.id);
  return codes.flatMap((reference): Shown[] => {
    const scene = byCode.get(reference);
    if (!scene) return [];
    const { title, picture } = showScene(scene, context.language);
    return [{ ...nothing, kind: "scene", reference, name: title, path: reference, picture, gone: false }];
  });
}

async function showStories(context: Context, uuids: string[]): Promise<Shown[]> {
  const stories = (await findStoriesById(context, uuids)).map(toStoryResult);
  return stories.map(({ uuid, title, description, path, image }) => ({
    ...nothing,
    kind: "story",
    reference: uuid,
    name: title,
    detail: description,
    path,
    image,
    gone: false,
  }));
}
