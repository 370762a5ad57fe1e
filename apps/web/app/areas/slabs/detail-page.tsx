import "virtual:words/slabs";
import "./slabs.css";
import { customer, slabs } from "@azulejo/contract";
import { redirect } from "react-router";
import { entry, formFaults } from "../../form/form-faults.server.ts";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { Breadcrumbs } from "../../shell/layout/breadcrumbs.tsx";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { sendOnce } from "../customer/cancel/send-once.server.ts";
import type { Route } from "./+types/detail-page";
import { BookMatch } from "./book-match.tsx";
import { findSlab, tagsOf } from "./find-slab.server.ts";
import { HoldPanel } from "./hold-panel.tsx";
import { Neighbors } from "./neighbors.tsx";
import { slabPath } from "./slab-address.ts";
import { slabOfDetail } from "./slab-facts.ts";
import { SlabNotes } from "./slab-notes.tsx";
import { SlabPhoto } from "./slab-photo.tsx";

export const loader = pageLoader(async (visit) => {
  const { context, language, url, session } = visit;
  const detail = await findSlab(visit, url.searchParams.get("code") ?? "");
  const isTrade = session?.isBusiness ?? false;
  const [own] = isTrade ? await callApi(context, language, customer.checkForOrderSlabHold, { codes: [detail.code] }) : [];
  // A hold is the visitor's own; without a session the page is the same for everybody.
  if (!session) sharePage(context, tagsOf(detail));
  return {
    detail,
    own: own ?? null,
    isTrade,
    isSignedIn: session !== null,
    isBook: url.searchParams.get("view") === "book",
    attempt: crypto.randomUUID(),
  };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const code = visit.url.searchParams.get("code") ?? "";
  const intent = entry(form, "intent") === "leave" ? slabs.leave : slabs.hold;
  const idempotencyKey = `${entry(form, "attempt")}:${entry(form, "intent")}`;
  try {
    await sendOnce(() => callApi(visit.context, visit.language, intent, { code }, { idempotencyKey }));
  } catch (error) {
    return formFaults(error, form);
  }
  throw redirect(visit.address(slabPath(code)));
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { detail } = loaderData;
  const { picture } = slabOfDetail(detail);
  return headOf({
    root,
    location,
    title: text(root.language, "slab.title", { name: detail.bundle.name, code: detail.code }),
    ...(picture && { picture: { picture, alt: detail.bundle.name } }),
    noindex: true,
  });
}

export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { detail, isBook } = loaderData;
  const { bundle } = detail;
  const slab = slabOfDetail(detail);
  const store = root.stores.find((one) => one.code === bundle.store)?.name ?? bundle.store;
  const crumbs = [
    { name: t("yards.title"), href: address("slabs") },
    { name: t("yard.title", { store }), href: address(`slabs/store/${bundle.store}`) },
    { name: detail.code, href: address(slabPath(detail.code)) },
  ];
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 pt-4 pb-3 md:px-14">
        <h1 className="text-title">{bundle.name}</h1>
        <Breadcrumbs crumbs={crumbs} />
      </header>
      <div className="lg:grid lg:grid-cols-[1fr_23.25rem]">
        {isBook ? <BookMatch detail={detail} slab={slab} /> : <SlabPhoto detail={detail} slab={slab} />}
        <HoldPanel {...loaderData} slab={slab} store={store} faults={actionData?.faults ?? null} />
      </div>
      <Neighbors detail={detail} />
      <SlabNotes detail={detail} />
    </>
  );
}
