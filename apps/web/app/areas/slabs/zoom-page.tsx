import "virtual:words/slabs";
import "./slabs.css";
import { text, useText } from "../../i18n/text.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import type { Route } from "./+types/zoom-page";
import { DeepZoom } from "./deep-zoom.tsx";
import { findSlab, tagsOf } from "./find-slab.server.ts";
import { slabPath } from "./slab-address.ts";
import { slabOfDetail } from "./slab-facts.ts";

/** A slab's photograph that can be enlarged up to its own pixels. */
export const loader = pageLoader(async (visit) => {
  const detail = await findSlab(visit, visit.url.searchParams.get("code") ?? "");
  sharePage(visit.context, tagsOf(detail));
  return { slab: slabOfDetail(detail), name: detail.bundle.name };
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  const title = root && loaderData && text(root.language, "zoomPage.title", { name: loaderData.name, code: loaderData.slab.code });
  return headOf({ root, location, title, noindex: true });
}

export default function ZoomPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { slab, name } = loaderData;
  return (
    <section>
      <header className="flex flex-wrap items-center justify-between gap-x-6 px-4 md:px-14">
        <h1 className="py-3 text-lead">{t("zoomPage.title", { name, code: slab.code })}</h1>
        <a className="inline-flex min-h-11 items-center text-small" href={address(slabPath(slab.code))}>
          {t("zoomPage.back")}
        </a>
      </header>
      <DeepZoom slab={slab} name={name} />
      <p className="px-4 pt-3 text-ink-soft text-small md:px-14">{t("zoomPage.keys")}</p>
    </section>
  );
}
