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
import { layoutPath, slabPath } from "./slab-address.ts";
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
  const without = (code: string) =>
    `?${new URLSearchParams(columns.flatMap(({ slab }) => (slab.code === code ? [] : [["slab", slab.code]])))}`;
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
  const read = rows.map(([name, of]) => ({ name, values: columns.map((column) => of(column) ?? "–") }));
  const isShared = ({ values }: (typeof read)[number]) => columns.length > 1 && new Set(values).size === 1;
  const shared = read.filter(isShared);
  const factRows = (some: typeof read) =>
    some.map(({ name, values }) => (
      <tr key={name} className="border-joint border-t">
        <th scope="row" className="text-left font-normal text-ink-soft">
          {name}
        </th>
        {values.map((value, index) => (
          <td key={columns[index]?.slab.code} className="capital p-2">
            {value}
          </td>
        ))}
      </tr>
    ));
  return (
    <section className="py-8">
      <h1 className="text-title">{t("slabCompare.title")}</h1>
      <p className="mt-1 mb-6 text-ink-soft text-small">{columns.length > 1 && t("slabCompare.scale", { count: columns.length })}</p>
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
                  <th key={slab.code} scope="col" className="p-2 text-left align-top font-normal">
                    <a href={address(slabPath(slab.code))} className="no-underline">
                      <ScaledSlab slab={slab} widestMm={widestMm} tallestMm={tallestMm} />
                      <span className="block font-medium text-base">{detail.bundle.color}</span>
                      {slab.code}
                    </a>
                    <SlabActions slab={slab} without={without(slab.code)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{factRows(read.filter((row) => !isShared(row)))}</tbody>
            {shared.length > 0 && (
              <tbody>
                <tr className="border-ink border-t">
                  <th scope="colgroup" colSpan={columns.length + 1} className="text-left font-medium">
                    {t("slabCompare.same", { count: columns.length })}
                  </th>
                </tr>
                {factRows(shared)}
              </tbody>
            )}
          </table>
        </section>
      )}
    </section>
  );
}

/** What can be done with a slab: it is held on its own page, and a counter is laid out on it. */
function SlabActions({ slab, without }: { slab: Slab; without: string }) {
  const t = useText();
  const address = useAddress();
  const name = <span className="sr-only"> {slab.code}</span>;
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-4">
      <a href={`${address(slabPath(slab.code))}#hold`} className="inline-flex min-h-8 items-center">
        {t(slab.state === "available" ? "slabCompare.hold" : "slabCompare.open")}
        {name}
      </a>
      {slab.state !== "sold" && (
        <a href={address(layoutPath(slab.code))} className="inline-flex min-h-8 items-center">
          {t("slab.layout")}
          {name}
        </a>
      )}
      <a href={without} className="inline-flex min-h-8 items-center">
        {t("slabCompare.remove")}
        {name}
      </a>
    </span>
  );
}

/** A slab on the floor line, at the scale of those beside it; its place doesn't depend on the picture that has loaded. */
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
