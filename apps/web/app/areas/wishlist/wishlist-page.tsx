import "virtual:words/wishlist";
import { product, wishlist } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect } from "react";
import { data, useNavigation } from "react-router";
import { FaultsNotice } from "../../form/faults-notice.tsx";
import { faultsOf } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { openBagSession, readBag } from "../../request/bag.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { announce } from "../tag/announce.ts";
import type { Route } from "./+types/wishlist-page";
import { EmptyLists } from "./empty-lists.tsx";
import { inBagOf } from "./in-bag.ts";
import { KeepForm } from "./keep-form.tsx";
import { ListSummary } from "./list-summary.tsx";
import { ListTabs } from "./list-tabs.tsx";
import { MoveReport } from "./move-report.tsx";
import { WishRow } from "./wish-row.tsx";
import { runWishIntent } from "./wishlist-actions.server.ts";

/** `?list={id}` opens a list, `?add={itemNo}` asks which list to add an item to, `?kept={itemNo}` confirms that it was added. */
export const loader = pageLoader(async ({ request, context, language, url }) => {
  const asked = Number(url.searchParams.get("list"));
  const read = (input: { wishlistId?: number }) => callApi(context, language, wishlist.get, input);
  const lists = await (asked > 0 ? read({ wishlistId: asked }).catch(gone(() => read({}))) : read({}));
  const adding = url.searchParams.get("add");
  const found = adding ? await callApi(context, language, product.detail, { itemNo: adding }).catch(gone(async () => null)) : null;
  const quantity = Math.max(1, Math.min(9_999, Math.trunc(Number(url.searchParams.get("quantity")) || 1)));
  const session = await openBagSession(request, context, language);
  const bag = await readBag(context, language, session.id);
  const adds = found && { itemNo: adding ?? "", name: found.product.name, quantity };
  return { ...lists, adds, kept: url.searchParams.get("kept"), inBag: inBagOf(bag), isNew: url.searchParams.has("new") };
});

/** Error codes for a list or item that no longer exists, which must not cause an error page. */
const gone =
  <T,>(instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof ApiError && error.status === 404) return instead();
    throw error;
  };

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  const session = await openBagSession(request, context, language);
  try {
    const { headers, ...outcome } = await runWishIntent({ context, language, session, form, here: address("wishlist") });
    return data({ ...outcome, faults: null as FormFaults | null }, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data(
      { report: null, asSamples: false, keptOn: null, faults: faultsOf(error, form) as FormFaults | null },
      { status: error.status },
    );
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "wishlist.title"), noindex: true });
}

export default function WishListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  const { lists, shown, adds, kept, inBag, isNew, currency } = loaderData;
  const faults = actionData?.faults;
  const keptLine = kept ? shown?.lines.find((line) => line.itemNo === kept) : undefined;
  useEffect(() => {
    if (kept) announce("add-to-wishlist");
  }, [kept]);
  return (
    <div aria-busy={busy}>
      <header className="flex flex-wrap items-end gap-x-10 gap-y-2 border-b border-joint">
        <h1 className="pb-3 text-title">{t("wishlist.title")}</h1>
        {lists.length > 0 && <ListTabs lists={lists} open={shown?.wishlistId ?? null} isNew={isNew} faults={faults} />}
      </header>
      {adds && <KeepForm adds={adds} lists={lists} faults={faults} />}
      {lists.length === 0 && !adds && <EmptyLists faults={faults} />}
      {shown && !adds && (
        <div className="grid gap-x-12 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0 space-y-5">
            <FaultsNotice faults={faults} />
            {keptLine && !actionData && <Notice>{t("wishlist.kept", { name: keptLine.name })}</Notice>}
            {actionData?.report && <MoveReport report={actionData.report} asSamples={actionData.asSamples} list={shown} />}
            {shown.lines.length === 0 && <p>{t("wishlist.emptyList")}</p>}
            <ul>
              {shown.lines.map((line) => (
                <WishRow key={line.lineId} line={line} wishlistId={shown.wishlistId} inBag={inBag[line.itemNo] ?? 0} currency={currency} />
              ))}
            </ul>
          </div>
          <ListSummary list={shown} inBag={inBag} currency={currency} hasBag={Object.keys(inBag).length > 0} />
        </div>
      )}
    </div>
  );
}
