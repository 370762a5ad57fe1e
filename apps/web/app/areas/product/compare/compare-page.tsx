import { productTag } from "@azulejo/contract/pages/page-tag.ts";
import "virtual:words/list";
import "./compare.css";
import { product } from "@azulejo/contract";
import { text } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { factRows } from "../fact-rows.ts";
import type { Route } from "./+types/compare-page";
import { MOST } from "./compare-choice.ts";

/** The variants named in the address, side by side; a variant that is no longer sold is left out. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const itemNos = [...new Set(url.searchParams.getAll("item"))].filter((itemNo) => /^[\w.\-/]{1,40}$/.test(itemNo)).slice(0, MOST);
  const cards = itemNos.length === 0 ? [] : await callApi(context, language, product.cards, { itemNos });
  const details = await Promise.all(
    cards.map((card) => callApi(context, language, product.detail, { itemNo: card.lead.itemNo, sample: false })),
  );
  // A variant that isn't sold today may become part of any product.
  sharePage(context, [...(cards.length < itemNos.length ? ["list" as const] : []), ...cards.map((card) => productTag(card.code))]);
  const columns = cards.flatMap((card, index) => {
    const detail = details[index];
    return detail ? [{ card, facts: factRows(language, detail.product, detail.selected) }] : [];
  });
  return { columns };
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "compare.title"), noindex: true });
}

const CompareTable = partWhenIdle(async () => (await import("./compare-table.tsx")).CompareTable);

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <CompareTable columns={loaderData.columns} />;
}
