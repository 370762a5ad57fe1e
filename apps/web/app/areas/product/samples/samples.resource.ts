import { product } from "@azulejo/contract";
import { languageOf } from "../../../i18n/language.ts";
import { callApi } from "../../../request/api.server.ts";
import { toPostalCode } from "../../delivery/zip.ts";
import type { Route } from "./+types/samples.resource";
import { MAX_SAMPLES } from "./sample-choice.ts";

/** Returns the samples of items, each with its size, price and delivery date; items without a sample are left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageOf(request.url);
  const postalCode = toPostalCode(searchParams.get("zip") ?? "");
  const itemNos = searchParams.getAll("item").filter(Boolean).slice(0, MAX_SAMPLES);
  if (itemNos.length === 0) return [];
  const cards = (await callApi(context, language, product.cards, { itemNos })).filter(({ lead }) => lead.sampleItemNo !== null);
  if (cards.length === 0) return [];
  const numbers = cards.map(({ lead }) => lead.sampleItemNo ?? "");
  const [availability, ...details] = await Promise.all([
    callApi(context, language, product.availability, { itemNos: numbers, ...(postalCode && { postalCode }) }),
    ...cards.map(({ lead }) => callApi(context, language, product.detail, { itemNo: lead.itemNo, sample: true })),
  ]);
  return cards.map(({ name, slug, picture, lead }, index) => {
    const sample = details[index]?.selected;
    const stock = availability.items.find(({ itemNo }) => itemNo === lead.sampleItemNo);
    return {
      itemNo: lead.itemNo,
      sampleItemNo: lead.sampleItemNo ?? "",
      name,
      slug,
      picture,
      format: lead.format,
      label: [lead.label, lead.finishLabel].filter(Boolean).join(", "),
      widthMm: sample?.widthMm ?? 100,
      heightMm: sample?.heightMm ?? 100,
      price: sample?.price ?? null,
      by: stock?.options.find(({ fulfilment }) => fulfilment === "DLVR")?.until ?? null,
    };
  });
}
