import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { readStores } from "../../store/index.ts";
import { requireContainer, withContents } from "../../warehouse/index.ts";

export const containerLabels: Verb<typeof office.containerLabels> = async (context, { code }) => {
  const { storefront, language } = context;
  const found = await requireContainer(context, code);
  const container = await withContents(context, found);
  const store = (await readStores(context, storefront.id)).find(({ id }) => id === found.placeId);
  // The renderer takes a third of a second to load, and most servers never print.
  const { renderLotLabels } = await import("./render-paper.tsx");
  const pdf = await renderLotLabels({ shop: storefront.name, place: store?.texts[language].name ?? found.store, container, language });
  return { name: `labels-${code}.pdf`, type: "application/pdf" as const, data: pdf.toString("base64") };
};
