import "virtual:words/stores";
import "./stores.css";
import { slabs, storeCalls } from "@azulejo/contract";
import type { Store } from "@azulejo/contract/areas/store.ts";
import { redirect } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { callApi, isNotFound } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { addressOf } from "../../routing/language-routing.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { Visit } from "../../routing/visit.ts";
import { headOf } from "../../shell/head/head.ts";
import { absolute } from "../../shell/head/languages.ts";
import { Breadcrumbs, type Crumb } from "../../shell/layout/breadcrumbs.tsx";
import { type ShellData, shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/store-page";
import { Hours } from "./hours.tsx";
import { StoreMap } from "./map/store-map.tsx";
import { storePath } from "./store-address.ts";
import { StoreStatus } from "./store-status.tsx";
import { storeStructure } from "./store-structure.ts";
import { WaysThere } from "./ways-there.tsx";

const NEAR = 4;

/** A store's page: address, hours with holidays, services, slabs, and nearby stores. */
export const loader = pageLoader(async (visit) => {
  const { context, language, params, address } = visit;
  const store = await findStore(visit, params.code ?? "");
  if (params.slug !== store.slugs[language]) throw redirect(address(storePath(store, language)), 301);
  const [openings, near, yard] = await Promise.all([
    callApi(context, language, storeCalls.openings, {}),
    callApi(context, language, storeCalls.findNearest, { a: store.latitude, b: store.longitude, limit: NEAR + 1 }),
    store.keepsSlabs ? callApi(context, language, slabs.list, { storeId: store.code, pageSize: 1 }) : null,
  ]);
  sharePage(context, yard ? ["slabs"] : []);
  const openingOf = (code: string) => openings.find((one) => one.code === code) ?? null;
  return {
    store,
    opening: openingOf(store.code),
    near: near.filter((one) => one.code !== store.code).map((one) => ({ ...one, opening: openingOf(one.code) })),
    slabs: yard?.free ?? 0,
    paths: { en: storePath(store, "en"), es: storePath(store, "es") },
  };
});

/** @throws a 404 for an unknown code */
async function findStore({ context, language, notFound }: Visit, id: string): Promise<Store> {
  try {
    return await callApi(context, language, storeCalls.detail, { id });
  } catch (error) {
    if (isNotFound(error, "storelocator_not_found")) notFound();
    throw error;
  }
}

function crumbsOf({ settings, language }: ShellData, store: Store): Crumb[] {
  const address = (path: string) => addressOf(settings, language, path);
  return [
    { name: text(language, "crumb.home"), href: address("") },
    { name: text(language, "stores.title"), href: address("our-locations") },
    { name: store.name, href: address(storePath(store, language)) },
  ];
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { store, paths } = loaderData;
  const url = absolute(root, addressOf(root.settings, root.language, storePath(store, root.language)));
  return headOf({
    root,
    location,
    title: text(root.language, "stores.pageTitle", { store: store.name, state: store.state }),
    description: text(root.language, "stores.pageDescription", { store: store.name, street: store.street, phone: store.phone }),
    paths,
    crumbs: crumbsOf(root, store),
    structure: [storeStructure(root, store, url)],
  });
}

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { store, opening, near, slabs: slabCount } = loaderData;
  const isMine = root.store === store.code;
  const zones = new Set([store, ...near].map((one) => one.timezone));
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(root, store)} />
      <h1 id={`store-${store.code}`} className="mt-4 text-title">
        {t("stores.pageTitle", { store: store.name, state: store.state })}
      </h1>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <StoreStatus opening={opening} withZone />
        {isMine && <strong className="font-medium">{t("stores.mine")}</strong>}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 border-joint border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_20rem]">
        <div className="lg:col-start-3">
          <WaysThere store={store} slabCount={slabCount} isMine={isMine} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <p className="max-w-prose">{store.description}</p>
          <ul className="store-types mt-4 text-small">
            {store.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
          <h2 className="mt-8 text-lead">{t("stores.hours")}</h2>
          {opening && <Hours store={store} today={opening.today} />}
        </div>
        <div className="store-near lg:col-start-2 lg:row-start-1">
          <StoreMap
            here={null}
            streets={null}
            other={null}
            stores={[{ ...store, opening }, ...near].map(({ code, number, name, state, latitude, longitude, opening: now }) => ({
              code,
              number,
              name,
              state,
              latitude,
              longitude,
              isOpen: now?.isOpen ?? false,
              isMine: code === store.code,
            }))}
          />
        </div>
      </div>
      <h2 className="mt-12 mb-4 text-head">{t("stores.near")}</h2>
      <ul className="grid gap-px border-joint border-y bg-joint sm:grid-cols-2 lg:grid-cols-4">
        {near.map((one) => (
          <NearStore key={one.code} store={one} withZone={zones.size > 1} />
        ))}
      </ul>
      <p className="mt-4">
        <a href={address("our-locations")}>{t("stores.all")}</a>
      </p>
    </>
  );
}

type Near = Route.ComponentProps["loaderData"]["near"][number];

function NearStore({ store, withZone }: { store: Near; withZone: boolean }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  return (
    <li id={`store-${store.code}`} className="bg-wall">
      <a href={address(storePath(store, language))} className="block p-4 text-small no-underline hover:bg-paper">
        <span className="flex justify-between gap-2">
          <span className="font-display text-lead">{store.name}</span>
          <span className="tabular-nums">{t("stores.miles", { miles: Math.round(store.distance ?? 0) })}</span>
        </span>
        <StoreStatus opening={store.opening} withZone={withZone} />
      </a>
    </li>
  );
}
