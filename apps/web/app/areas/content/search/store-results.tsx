import type { storeCalls, ValueOf } from "@azulejo/contract";
import { useText } from "../../../i18n/text.ts";

/** Stores whose name or address matches a search. */
export function StoreResults({ stores }: { stores: ValueOf<typeof storeCalls.list> }) {
  const t = useText();
  return (
    <section aria-label={t("searchContent.tab.stores")} className="page mt-6">
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {stores.map((store) => {
          const written = `${store.street}, ${store.city}, ${store.state} ${store.postalCode}`;
          return (
            <li key={store.code} className="border-b border-joint py-5">
              <h2 className="text-lead">{store.name}</h2>
              <address className="mt-1 not-italic">
                {written}
                <br />
                <a href={`tel:${store.phone.replace(/[^+\d]/g, "")}`}>{store.phone}</a>
              </address>
              <p className="mt-2 text-small">
                <a href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(written)}`} rel="noreferrer">
                  {t("searchContent.map")}
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
