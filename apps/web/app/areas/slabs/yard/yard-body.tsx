import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useNeededSize } from "../needed-size.ts";
import type { Route } from "./+types/yard-page";
import { Bay } from "./bay.tsx";
import { YardFilters } from "./yard-filters.tsx";
import { YardPager } from "./yard-pager.tsx";

/** The slab yard with its filters, and the bar to compare selected slabs. */
export function YardBody({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const t = useText();
  const address = useAddress();
  const { list, choices, yards, store } = data;
  const given = choices.width && choices.height ? { width: choices.width, height: choices.height } : null;
  const [needed, setNeeded] = useNeededSize(given);
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-joint border-b px-4 py-5 md:px-14">
        <h1 className="text-title">{t("yard.title", { store })}</h1>
        <p className="text-ink-soft text-small tabular-nums" aria-live="polite">
          {given
            ? t("yard.countOfSize", { count: list.total, free: list.free, width: given.width, height: given.height })
            : t("yard.count", { count: list.total, free: list.free })}
        </p>
        {choices.items.length > 0 && (
          <a href="?" className="inline-flex min-h-6 items-center text-small">
            {t("yard.reset")}
          </a>
        )}
      </header>
      <div className="md:grid md:grid-cols-[18.5rem_1fr]">
        <YardFilters list={list} choices={choices} yards={yards} needed={needed} onNeeded={setNeeded} />
        <form action={address("slabs/compare")} className="yard min-w-0">
          {list.bundles.length === 0 && (
            <div className="space-y-3 px-4 py-10 md:px-14">
              <p>{t("yard.none")}</p>
              <a href="?">{t("yard.reset")}</a>
            </div>
          )}
          <ul className="grid grid-cols-1 xl:grid-cols-2">
            {list.bundles.map((bundle, index) => (
              <Bay key={bundle.code} bundle={bundle} needed={needed} isFirst={index < 2} />
            ))}
          </ul>
          <YardPager page={list.page} pages={list.pages} />
          <div className="compare-bar sticky bottom-0 z-10 items-center justify-end gap-6 border-ink border-t-2 bg-wall px-4 py-3 md:px-14">
            <Button type="reset" look="plain">
              {t("yard.clear")}
            </Button>
            <Button>{t("yard.compare")}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
