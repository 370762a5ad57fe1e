import type { Store } from "@azulejo/contract/areas/store.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { byDistance, type Point } from "../../areas/store/distance.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { FragmentList } from "../../render/fragment.tsx";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";

/** The facts of a store in a cell, and the address of its page, if it has one. */
export type StoreCellData = Pick<
  Store,
  "code" | "name" | "street" | "city" | "state" | "postalCode" | "phone" | "latitude" | "longitude"
> & {
  /** The week in one line, in the reader's language. */
  hours: string;
  href: string | null;
  /** In miles. */
  distance?: number;
};

/** Stores, the chosen one first; if the visitor shares their position, the nearest come first. */
export function StoresNearMe({
  block,
  data,
  root,
}: BlockProps<typeof blocks.storesNearMe, { stores: StoreCellData[]; count: number } | undefined>) {
  const t = useText();
  const language = useLanguage();
  const [here, setHere] = useState<Point | null>(null);
  const [refused, setRefused] = useState(false);
  if (!data?.stores.length) return null;
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setHere({ latitude: coords.latitude, longitude: coords.longitude }),
      () => setRefused(true),
    );
  const ordered = here ? byDistance(data.stores, here) : chosenFirst(data.stores, root.store);
  return (
    <Section headline={block.headline}>
      {block.text && <p className="mb-4 max-w-prose">{block.text}</p>}
      <p className="mb-4 flex flex-wrap items-center gap-4">
        <Button look="quiet" type="button" onClick={locate}>
          {t("content.nearMe")}
        </Button>
        <span role="status">{refused ? t("content.locationRefused") : ""}</span>
      </p>
      <ul className="wall grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
        <FragmentList items={ordered.slice(0, data.count)} of={(store) => ["store cell", language, store]}>
          {(store) => <StoreCell key={store.code} store={store} />}
        </FragmentList>
      </ul>
    </Section>
  );
}

function StoreCell({ store }: { store: StoreCellData }) {
  const t = useText();
  return (
    <li className="flex flex-col gap-1 p-4 text-small">
      <h3 className="font-display text-lead">
        {store.href ? (
          <a href={store.href} className="no-underline">
            {store.name}
          </a>
        ) : (
          store.name
        )}
      </h3>
      {store.distance !== undefined && <p className="text-ink-soft">{t("content.miles", { miles: Math.round(store.distance) })}</p>}
      <p>
        {store.street}
        <br />
        {store.city}, {store.state} {store.postalCode}
      </p>
      <p>
        <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
      </p>
      <p className="text-ink-soft">{store.hours}</p>
    </li>
  );
}

const chosenFirst = (stores: StoreCellData[], code: string | null): StoreCellData[] =>
  stores.toSorted((a, b) => Number(b.code === code) - Number(a.code === code));
