import "virtual:words/layout";
import "virtual:words/slabs";
import "../slabs.css";
import "./layout.css";
import { Notice } from "@azulejo/ui/notice.tsx";
import { FaultsNotice } from "../../../form/faults-notice.tsx";
import { formFaults } from "../../../form/form-faults.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import { tagsOf } from "../find-slab.server.ts";
import { useNeededSize } from "../needed-size.ts";
import { layoutPath, slabPath } from "../slab-address.ts";
import type { Route } from "./+types/layout-page";
import { runLayoutIntent } from "./layout-actions.server.ts";
import { LayoutEditor } from "./layout-editor.tsx";
import { addPieces, rectangle } from "./layout-edits.ts";
import { UM_PER_MM } from "./length-entry.ts";
import { readLayout, readVisitorSlabs } from "./read-layout.server.ts";

/** `?code=` begins a layout on a slab, `?id=` opens a saved one, `?link=` a shared one. */
export const loader = pageLoader(async (visit) => {
  const { context, session, url } = visit;
  const read = await readLayout(visit);
  // A link is a secret, and what it opens is not for the cache.
  if (!session && !read.isShared) sharePage(context, tagsOf(read.detail));
  return {
    ...read,
    ...(await readVisitorSlabs(visit, read.detail)),
    origin: url.origin,
    isSignedIn: session !== null,
    isTrade: session?.isBusiness ?? false,
  };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    return await runLayoutIntent(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

export const headers = keepAddress;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  const title = root && loaderData && text(root.language, "layout.title", { name: loaderData.detail.bundle.color });
  return headOf({ root, location, ...(title && { title }), noindex: true });
}

export default function LayoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { detail, layout, name, gone, isShared, saved, layoutId } = loaderData;
  const { bundle, sawing } = detail;
  const yard = { bundle, sawing: { edge: sawing.edgeMm * UM_PER_MM, kerf: sawing.kerfMm * UM_PER_MM } };
  const [needed] = useNeededSize();
  const begun = layout ?? addPieces(yard, { slabs: [detail.code], pieces: [], vein: 120 }, [rectangle("", needed ?? undefined)]);
  // A layout that is only begun takes the size that the visitor gave a counter before.
  const size = layout || !needed ? "" : `${needed.width}x${needed.height}`;
  const crumbs = [
    { name: t("yards.title"), href: address("slabs") },
    { name: detail.code, href: address(slabPath(detail.code)) },
    { name: t("layout.crumb"), href: address(layoutPath(detail.code)) },
  ];
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-6 px-4 pt-4 pb-3 md:px-14">
        <h1 className="text-title">{t(isShared ? "layout.shared" : "layout.title", { name: bundle.color })}</h1>
        <p className="text-ink-soft text-small">
          {name ? t("layout.lead", { lot: bundle.code, name }) : t("layout.unsaved", { lot: bundle.code })}
        </p>
        <div className="ml-auto">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      </header>
      <div className="grid gap-3 px-4 md:px-14">
        <FaultsNotice faults={actionData?.faults} />
        {gone.length > 0 && <Notice kind="alert">{t("layout.gone", { count: gone.length, slabs: gone.join(", ") })}</Notice>}
      </div>
      <LayoutEditor key={`${layoutId}-${loaderData.ticket}-${detail.code}-${size}`} {...loaderData} yard={yard} begun={begun} />
      {saved.length > 0 && (
        <section className="px-4 pt-8 md:px-14 print:hidden">
          <h2 className="text-head">{t("layout.saved")}</h2>
          <ul>
            {saved.map((one) => (
              <li key={one.layoutId}>
                <a className="inline-flex min-h-11 items-center" href={`${address("slabs/layout")}?id=${one.layoutId}`}>
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
