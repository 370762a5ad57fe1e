import "virtual:words/slabs";
import { storeCalls } from "@azulejo/contract";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/yards-page";

/** The stores that have a slab yard, the visitor's own first. */
export const loader = pageLoader(async ({ context, language }) => {
  const stores = await callApi(context, language, storeCalls.list, {});
  sharePage(context, ["slabs"]);
  return {
    yards: stores.filter((store) => store.keepsSlabs).map(({ code, name, state, street, city }) => ({ code, name, state, street, city })),
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

export default function YardsPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { store } = useShellData();
  const yards = loaderData.yards.toSorted((a, b) => Number(b.code === store) - Number(a.code === store));
  return (
    <section className="py-8">
      <h1 className="text-title">{t("yards.title")}</h1>
      <p className="mt-3 max-w-2xl">{t("yards.lead")}</p>
      <ul className="mt-8 grid grid-cols-1 gap-px border-joint border-y bg-joint sm:grid-cols-2 lg:grid-cols-3">
        {yards.map((yard) => (
          <li key={yard.code} className="bg-wall">
            <a href={address(`slabs/store/${yard.code}`)} className="block p-5 no-underline hover:bg-paper">
              <span className="block font-display text-lead">{yard.name}</span>
              <span className="text-ink-soft text-small">
                {yard.street}, {yard.city}, {yard.state}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
