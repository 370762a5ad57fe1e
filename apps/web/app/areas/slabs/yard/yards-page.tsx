import "virtual:words/slabs+stores";
import "../slabs.css";
import { slabs, storeCalls } from "@azulejo/contract";
import { shortDay } from "../../../i18n/formats.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { readYards } from "../../store/nearest-yard.server.ts";
import { StoreStatus } from "../../store/store-status.tsx";
import type { Route } from "./+types/yards-page";
import { FloorLine } from "./floor-line.tsx";

/** The bundles that a floor line has room for: that of the nearest yard, and those of the others, which share a line. */
const MAX_BUNDLES = 24;
const FEW_BUNDLES = 4;

/** The stores that have a slab yard, with the bundles of the nearest one. */
export const loader = pageLoader(async (visit) => {
  const { context, language } = visit;
  const [stores, openings] = await Promise.all([readYards(visit), callApi(context, language, storeCalls.openings, {})]);
  const lists = await Promise.all(
    stores.map(({ code }, index) =>
      callApi(context, language, slabs.list, { storeId: code, pageSize: index === 0 ? MAX_BUNDLES : FEW_BUNDLES }),
    ),
  );
  sharePage(context, ["slabs"]);
  const yards = stores.map(({ code, name, state, street, city }, index) => ({
    code,
    name,
    place: `${street}, ${city}, ${state}`,
    total: lists[index]?.total ?? 0,
    free: lists[index]?.free ?? 0,
    bundles: lists[index]?.bundles ?? [],
    opening: openings.find((one) => one.code === code) ?? null,
  }));
  return {
    yards: yards.map((yard) => {
      const [newest = null] = yard.bundles;
      return { ...yard, newest: newest && { name: newest.color, arrivedOn: newest.arrivedOn, count: newest.slabs.length } };
    }),
    withZone: new Set(stores.map(({ timezone }) => timezone)).size > 1,
  };
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({
    root,
    location,
    title: root && text(root.language, "yards.title"),
    description: root && text(root.language, "yards.lead"),
  });
}

type Yard = Route.ComponentProps["loaderData"]["yards"][number];

export default function YardsPage({ loaderData: { yards, withZone } }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const [nearest, ...others] = yards;
  return (
    <section className="py-8">
      <h1 className="text-title">{t("yards.title")}</h1>
      <p className="mt-2 max-w-2xl">{t("yards.lead")}</p>
      {nearest && (
        <section aria-labelledby="nearest" className="mt-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
            <h2 id="nearest" className="text-head">
              <a href={address(`slabs/store/${nearest.code}`)}>{t("yard.title", { store: nearest.name })}</a>
            </h2>
            <YardFacts yard={nearest} withZone={withZone} />
          </div>
          <FloorLine bundles={nearest.bundles} store={nearest.name} isFirst />
          <p className="mt-3 text-small">
            <a href={address(`slabs/store/${nearest.code}`)} className="inline-flex min-h-8 items-center">
              {t("yards.all", { count: nearest.total, store: nearest.name })}
            </a>
          </p>
        </section>
      )}
      <ul className="mt-8 grid grid-cols-1 gap-x-14 border-joint border-t lg:grid-cols-2">
        {others.map((yard) => (
          <li key={yard.code} className="min-w-0 border-joint border-b py-6">
            <h2 className="text-lead">
              <a href={address(`slabs/store/${yard.code}`)} className="inline-flex min-h-8 items-center">
                {yard.name}
              </a>
            </h2>
            <YardFacts yard={yard} withZone={withZone} />
            {yard.bundles.length > 0 && (
              <div className="mt-4">
                <FloorLine bundles={yard.bundles} store={yard.name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many slabs a yard has, its opening hours, and the newest arrivals. */
function YardFacts({ yard: { place, total, free, newest, opening }, withZone }: { yard: Yard; withZone: boolean }) {
  const t = useText();
  const { language } = useShellData();
  return (
    <div className="text-small tabular-nums">
      <p>
        {t("yards.count", { count: total, free })} <StoreStatus opening={opening} withZone={withZone} />
      </p>
      {newest && (
        <p className="text-ink-soft">
          {t("yards.newest", { name: newest.name, count: newest.count, day: shortDay(newest.arrivedOn, language) })}
        </p>
      )}
      <p className="text-ink-soft">{place}</p>
    </div>
  );
}
