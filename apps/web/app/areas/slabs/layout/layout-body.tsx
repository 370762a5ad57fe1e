import { Notice } from "@azulejo/ui/notice.tsx";
import { FaultsNotice } from "../../../form/faults-notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { useNeededSize } from "../needed-size.ts";
import { layoutPath, slabPath } from "../slab-address.ts";
import type { Route } from "./+types/layout-page";
import { LayoutEditor } from "./layout-editor.tsx";
import { addPieces, rectangle } from "./layout-edits.ts";
import { UM_PER_MM } from "./length-entry.ts";

interface Props {
  data: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
}

/** A layout with its editor, and the visitor's other layouts on this bundle. */
export function LayoutBody({ data, answer }: Props) {
  const t = useText();
  const address = useAddress();
  const { detail, layout, name, gone, isShared, saved, layoutId } = data;
  const { bundle, sawing } = detail;
  const yard = { bundle, sawing: { edge: sawing.edgeMm * UM_PER_MM, kerf: sawing.kerfMm * UM_PER_MM } };
  const [needed] = useNeededSize();
  const begun = layout ?? addPieces(yard, { slabs: [detail.code], pieces: [], vein: 120 }, [rectangle("", needed ?? undefined)]);
  // A new layout starts with the counter size that the visitor entered before.
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
        <div className="sm:ml-auto">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      </header>
      <div className="grid gap-3 px-4 md:px-14">
        <FaultsNotice faults={answer?.faults} />
        {gone.length > 0 && <Notice kind="alert">{t("layout.gone", { count: gone.length, slabs: gone.join(", ") })}</Notice>}
      </div>
      <LayoutEditor key={`${layoutId}-${data.ticket}-${detail.code}-${size}`} {...data} yard={yard} begun={begun} />
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
