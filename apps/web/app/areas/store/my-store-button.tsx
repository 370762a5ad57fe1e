import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

/** A button that saves a store as the visitor's own, which stock, pickup and slabs then use. */
export function MyStoreButton({ code, name, className }: { code: string; name: string; className: string }) {
  const t = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={`/${language}/my-store`} data-reload>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button type="submit" name="store" value={code} className={className} aria-label={t("stores.makeMineOf", { store: name })}>
        {t("stores.makeMine")}
      </button>
    </form>
  );
}
