import "virtual:words/slabs";
import "./slabs.css";
import type { Slab } from "@azulejo/contract/areas/slabs.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { squareFeet } from "../../i18n/formats.ts";
import { text, useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { sharePage } from "../../request/request-context.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/compare-page";
import { findSlab, tagsOf } from "./find-slab.server.ts";
import { slabPath } from "./slab-address.ts";
import { priceOf, pricePerFoot, sizeOf, slabOfDetail, stateOf, thicknessOf } from "./slab-facts.ts";

const MOST = 4;

/** The slabs named in the address, side by side. */
export const loader = pageLoader(async (visit) => {
  const codes = [...new Set(visit.url.searchParams.getAll("slab"))].filter((code) => /^[A-Za-z0-9-]{3,50}$/.test(code)).slice(0, MOST);
  const details = await Promise.all(codes.map((code) => findSlab(visit, code)));
  sharePage(visit.context, details.flatMap(tagsOf));
  return { details };
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "slabCompare.title"), noindex: true });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { language, settings, stores } = useShellData();
  const columns = loaderData.details.map((detail) => ({ detail, slab: slabOfDetail(detail) }));
  type Column = (typeof columns)[number];
  const widestMm = Math.max(...columns.map(({ slab }) => slab.widthMm));
  const tallestMm = Math.max(...columns.map(({ slab }) => slab.heightMm));
  const rows: [string, (column: Column) => string | null][] = [
    [t("slab.fact.price"), ({ slab }) => priceOf(slab, language)],
    [t("slab.fact.perSqFt"), ({ slab }) => pricePerFoot(slab, language)],
    [t("slab.fact.state"), ({ slab }) => stateOf(slab, language, settings.timezone)],
    [t("slab.fact.size"), ({ slab }) => sizeOf(slab)],
    [t("slab.fact.area"), ({ slab }) => t("slab.feet", { feet: squareFeet(slab.area, language) })],
    [t("slab.fact.thickness"), ({ detail }) => thicknessOf(detail.bundle)],
    [t("slab.fact.finish"), ({ detail }) => detail.bundle.finish],
    [t("slab.fact.where"), ({ detail }) => stores.find((store) => store.code === detail.bundle.store)?.name ?? null],
  ];
  return (
    <section className="py-8">
      <h1 className="mb-6 text-title">{t("slabCompare.title")}</h1>
      {columns.length === 0 ? (
        <div className="space-y-4">
          <p>{t("slabCompare.empty")}</p>
          <ButtonLink href={address("slabs")}>{t("yards.title")}</ButtonLink>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-label={t("slabCompare.title")}>
          <table className="slab-compare w-full border-collapse text-small tabular-nums">
            <thead>
              <tr className="align-bottom">
                <td />
                {columns.map(({ detail, slab }) => (
                  <th key={slab.code} scope="col" className="p-2 text-left font-normal">
                    <a href={address(slabPath(slab.code))} className="no-underline">
                      <ScaledSlab slab={slab} widestMm={widestMm} tallestMm={tallestMm} />
                      <span className="block font-medium text-base">{detail.bundle.color}</span>
                      {slab.code}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, read]) => (
                <tr key={name} className="border-joint border-t">
                  <th scope="row" className="text-left font-normal text-ink-soft">
                    {name}
                  </th>
                  {columns.map((column) => (
                    <td key={column.slab.code} className="p-2">
                      {read(column) ?? "–"}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

/** A slab on the base line, at the scale of those beside it; its position doesn't depend on whether its picture has loaded. */
function ScaledSlab({ slab, widestMm, tallestMm }: { slab: Slab; widestMm: number; tallestMm: number }) {
  if (!slab.picture) return null;
  return (
    <svg viewBox={`0 0 ${widestMm} ${tallestMm}`} className="mb-2 block w-full" aria-hidden="true">
      <foreignObject y={tallestMm - slab.heightMm} width={slab.widthMm} height={slab.heightMm}>
        <Picture picture={slab.picture} alt="" sizes="(min-width: 64rem) 40vw, 45vw" className="block size-full" />
      </foreignObject>
    </svg>
  );
}
