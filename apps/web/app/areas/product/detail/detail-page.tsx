import { alikeTag, type PageTag, productTag } from "@azulejo/contract/pages/page-tag.ts";
import "virtual:words/detail";
import "./stage/stage.css";
import "./stage/laid.css";
import "./stage/piece.css";
import "./buy/buy.css";
import "./buy/choices.css";
import "./facts/facts.css";
import "./facts/scenes.css";
import { gallery, product, stockAlertCalls } from "@azulejo/contract";
import { formDone, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { toCell } from "../../../media/scene-cell.ts";
import { keep } from "../../../render/keep.server.ts";
import { revisionOf } from "../../../render/revision.server.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { readPlainCookie } from "../../../request/cookies.server.ts";
import { readOr, requestContext, sharePage } from "../../../request/request-context.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { cardData } from "../list/wall/card/card-data.ts";
import type { Route } from "./+types/detail-page";
import { crumbsOf } from "./detail-crumbs.ts";
import type { DetailData } from "./detail-data.ts";
import { type Detail, findProduct } from "./find-product.server.ts";
import { productStructure } from "./product-structure.ts";
import { readDoor } from "./read-door.server.ts";
import { readYard } from "./read-yard.server.ts";
import { focusOf } from "./stage/scene-focus.ts";

/** How many scenes fit in a row of the page. */
const MAX_SCENES = 3;

/** Shows the product of the address; the guard `product-detail-page` has checked that it exists. */
export const loader = pageLoader(async (visit): Promise<DetailData> => {
  const { context, language } = visit;
  const { resources, ...detail } = (await findProduct(visit)) ?? visit.notFound();
  const { product: found, selected } = detail;
  const [{ loads }, availability, related, scenes, rooms, documents, door, yard] = await Promise.all([
    readSettings(context, language),
    readOr(context, readAvailability(visit, selected.itemNo), null),
    callApi(context, language, product.relatedItems, { itemNo: selected.itemNo, size: 4 }),
    callApi(context, language, gallery.ofProduct, { code: found.code }),
    callApi(context, language, gallery.surfaces, { itemNo: selected.itemNo }),
    measureDocuments(visit, resources),
    readDoor(visit, selected.itemNo),
    readYard(visit, detail),
  ]);
  const tags: PageTag[] = [
    productTag(found.code),
    `series:${found.productSeries}`,
    `stock:${found.code}`,
    "gallery",
    ...scenes.slice(0, MAX_SCENES).map((scene): PageTag => `scene:${scene.code}`),
    alikeTag(found.department, found.look),
    ...[...related.goesWith, ...related.similar].map((one) => productTag(one.code)),
  ];
  if (yard) tags.push("slabs");
  if (!door) sharePage(context, tags);
  const paths: Record<string, string> = Object.fromEntries(
    Object.entries(found.slugs).map(([code, slug]) => [code, `product/detail/${slug}`]),
  );
  return {
    detail: { ...detail, product: { ...found, revision: revisionOf(detail) } },
    availability,
    related: {
      goesWith: related.goesWith.length > 0 ? keep(context, related.goesWith.map(cardData)) : null,
      similar: related.similar.length > 0 ? keep(context, related.similar.map(cardData)) : null,
    },
    scenes: scenes.slice(0, MAX_SCENES).map(toCell),
    rooms: rooms.map((scene) => ({ ...toCell(scene), surface: scene.surface, room: scene.room, spots: [] })),
    documents,
    loads,
    focus: focusOf(found.name, scenes),
    paths,
    door,
    yard,
    search: visit.url.search,
  };
});

/** Asks for an email when the product is available. */
export const action = pageAction(async ({ request, context, language }) => {
  const form = await request.formData();
  try {
    const { state } = await callApi(context, language, stockAlertCalls.ask, readInput(stockAlertCalls.ask, form));
    return formDone(state);
  } catch (error) {
    return formFaults(error, form);
  }
});

/**
 * Reads the stock at the visitor's store, or at all stores if that store is unknown; other stores without stock or incoming stock are left
 * out.
 */
async function readAvailability({ context, language, request, siteKey }: Visit, itemNo: string) {
  const storeCode = readPlainCookie(request, `${siteKey}_store`);
  const ask = (store: string | null) =>
    callApi(context, language, product.availability, { itemNos: [itemNo], ...(store && { storeCode: store }) });
  const found = await ask(storeCode).catch((error) => {
    if (error instanceof ApiError && error.code === "storelocator_not_found") return ask(null);
    throw error;
  });
  const [item] = found.items;
  if (!item) return null;
  return { ...item, stores: item.stores.filter((one) => one.available > 0 || one.incoming.length > 0 || one.code === storeCode) };
}

/** Adds the length of each document in bytes; null for documents on other hosts. */
function measureDocuments({ context }: Visit, resources: Detail["resources"]): Promise<DetailData["documents"]> {
  const { documentLength } = context.get(requestContext);
  return Promise.all(resources.map(async (one) => ({ ...one, length: await documentLength(one.address) })));
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

const DetailBody = partWhenIdle(async () => (await import("./detail-body.tsx")).DetailBody);

export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailBody data={loaderData} root={useShellData()} answer={actionData} />;
}
