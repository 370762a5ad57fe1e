import { buttonClass } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";
import { queryOf } from "../../routing/gallery-address.ts";
import type { LoadedScenes, useKeptGallery } from "./use-kept-gallery.ts";

/** A link that loads the next scenes below those shown; without scripts it leads to the next page. */
export function MoreScenes({ kept, list }: { kept: ReturnType<typeof useKeptGallery>; list: LoadedScenes }) {
  const t = useText();
  const { choices, page, pages } = list;
  if (pages < 2) return null;
  return (
    <nav aria-label={t("gallery.pages")} className="flex flex-wrap items-center justify-center gap-6 px-4 py-8 text-small">
      {page > 1 && (
        <a rel="prev" href={queryOf(choices, page - 1) || "?"} className={buttonClass("quiet")}>
          {t("gallery.previousPage")}
        </a>
      )}
      {kept.page < pages && (
        <a
          rel="next"
          href={queryOf(choices, kept.page + 1)}
          className={buttonClass("quiet")}
          aria-busy={kept.isLoading}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            kept.loadMore();
          }}
        >
          {t("gallery.more")}
        </a>
      )}
      <span className="sr-only" role="status">
        {t("gallery.shown", { shown: kept.scenes.length })}
      </span>
    </nav>
  );
}
