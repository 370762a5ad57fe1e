import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Breadcrumbs } from "../../shell/layout/breadcrumbs.tsx";
import { useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/detail-page";
import { BookMatch } from "./book-match.tsx";
import { HoldPanel } from "./hold-panel.tsx";
import { Neighbors } from "./neighbors.tsx";
import { slabPath } from "./slab-address.ts";
import { slabOfDetail } from "./slab-facts.ts";
import { SlabNotes } from "./slab-notes.tsx";
import { SlabPhoto } from "./slab-photo.tsx";

interface Props {
  data: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
}

/** A slab: its photograph, its holds, its neighbors in the bundle, and notes. */
export function SlabBody({ data, answer }: Props) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { detail, isBook } = data;
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
      <div className="slab-beside">
        {isBook ? <BookMatch detail={detail} slab={slab} /> : <SlabPhoto detail={detail} slab={slab} />}
        <HoldPanel {...data} slab={slab} store={store} faults={answer?.faults ?? null} />
      </div>
      <Neighbors detail={detail} />
      <SlabNotes detail={detail} />
    </>
  );
}
