import "virtual:words/stores";
import "./stores.css";
import { storeCalls } from "@azulejo/contract";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { callOnce } from "../../request/call-once.server.ts";
import { readPlainCookie } from "../../request/cookies.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { addressOf } from "../../routing/language-routing.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/stores-page";
import { arrangeStores, typesOf } from "./arrange-stores.ts";
import { StoreMap } from "./map/store-map.tsx";
import { AddressSearch } from "./map/streets/address-search.tsx";
import { readStoresChoices, writeStoresChoices } from "./store-address.ts";
import { StoreRow } from "./store-row.tsx";
import { placeWords, StoreSearch } from "./store-search.tsx";

/** The stores with the filters of the address. */
export const loader = pageLoader(async ({ context, language, url, request, siteKey }) => {
  const choices = readStoresChoices(url.searchParams);
  const [stores, openings, { scriptUrl }, [place = null]] = await Promise.all([
    callOnce(context, language, storeCalls.list),
    callApi(context, language, storeCalls.openings, {}),
    callApi(context, language, storeCalls.mapService, {}),
    choices.place ? callApi(context, language, storeCalls.places, { query: choices.place }) : [],
  ]);
  sharePage(context, []);
  // If the address has both a place and a point, the map service found the point.
  const here = place ?? (choices.place && !choices.streets ? null : choices.near);
  const arranged = arrangeStores(stores, openings, choices, { here, mine: readPlainCookie(request, `${siteKey}_store`) });
  return {
    ...arranged,
    choices,
    here,
    place: place ? placeWords(place) : here && choices.place,
    scriptUrl,
    types: typesOf(stores),
    withZone: new Set(stores.map((store) => store.timezone)).size > 1,
  };
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({
    root,
    location,
    title: root && text(root.language, "stores.title"),
    description: root && text(root.language, "stores.description", { shop: root.settings.name }),
    crumbs: root && [
      { name: text(root.language, "crumb.home"), href: addressOf(root.settings, root.language, "") },
      { name: text(root.language, "stores.title"), href: addressOf(root.settings, root.language, "our-locations") },
    ],
    noindex: loaderData?.total === 0,
  });
}

export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { shown, total, counts, choices, here, place, scriptUrl, types, withZone } = loaderData;
  const isUnknown = choices.place !== "" && !here;
  return (
    <>
      <header className="store-head border-joint border-b px-4 py-5 md:px-14">
        <h1 className="text-title">{t("stores.title")}</h1>
        <StoreSearch
          choices={choices}
          hasPoint={here !== null}
          types={types.map((type) => ({ ...type, count: counts.types[type.code] ?? 0 }))}
          openCount={counts.open}
        />
      </header>
      <div className="stores">
        <StoreMap
          streets={choices.streets ? scriptUrl : null}
          other={scriptUrl && writeStoresChoices({ ...choices, streets: !choices.streets })}
          here={here && { latitude: here.latitude, longitude: here.longitude }}
          stores={shown.map(({ code, number, name, state, latitude, longitude, opening }) => ({
            code,
            number,
            name,
            state,
            latitude,
            longitude,
            isOpen: opening?.isOpen ?? false,
            isMine: code === root.store,
          }))}
        />
        <section aria-label={t("stores.list")}>
          <p role="status" className="px-4 py-3 text-ink-soft text-small md:px-6">
            {isUnknown && (
              <span className="mb-2 block">
                <strong className="font-medium text-clay">{t("stores.unknownPlace", { place: choices.place })}</strong>{" "}
                {scriptUrl && <AddressSearch choices={choices} scriptUrl={scriptUrl} />}
              </span>
            )}
            {place ? t("stores.countNear", { count: total, place }) : t(here ? "stores.countHere" : "stores.count", { count: total })}
          </p>
          {total === 0 && (
            <p className="px-4 py-8 md:px-6">
              {t("stores.none")} <a href="?">{t("stores.reset")}</a>
            </p>
          )}
          <ol>
            {shown.map((store, index) => (
              <StoreRow
                key={store.code}
                store={store}
                isMine={store.code === root.store}
                isOpened={store.code === root.store || (index === 0 && !shown.some(({ code }) => code === root.store))}
                withZone={withZone}
                types={types}
              />
            ))}
          </ol>
          {total > shown.length && <p className="px-4 py-6 md:px-6">{t("stores.more", { count: shown.length, total })}</p>}
        </section>
      </div>
    </>
  );
}
