import "virtual:words/slabs";
import type { SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { FloorLine } from "../../areas/slabs/yard/floor-line.tsx";
import { useText } from "../../i18n/text.ts";

/** The slabs in a store's yard, on one line. */
export function StoreYard({ bundles, store }: { bundles: SlabBundle[]; store: string }) {
  const t = useText();
  return (
    <section className="mt-12">
      <Rule>{t("yard.title", { store })}</Rule>
      <div className="mt-4">
        <FloorLine bundles={bundles} store={store} />
      </div>
    </section>
  );
}
