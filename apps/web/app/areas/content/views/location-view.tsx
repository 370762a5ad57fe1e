import "virtual:words/stores";
import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { stories } from "@azulejo/contract/content/index.ts";
import { Blocks } from "../../../blocks/blocks.tsx";
import { StoreYard } from "../../../blocks/catalog/store-yard.tsx";
import { ContentPicture } from "../../../blocks/media/content-picture.tsx";
import { useText } from "../../../i18n/text.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { useShellData } from "../../../shell/shell-data.ts";
import { Hours } from "../../store/hours.tsx";
import { StoreMap } from "../../store/map/store-map.tsx";
import { StoreStatus } from "../../store/store-status.tsx";
import styles from "../../store/stores.css?url";
import { WaysThere } from "../../store/ways-there.tsx";
import type { PlaceData } from "../story/view-data.server.ts";
import type { ViewProps } from "./view.ts";

type Content = BlockValue<typeof stories.location>;

/** A store: where it is, whether it is open, the week's hours, what its yard has, and its description. */
export function LocationView({ shown, content }: ViewProps<Content>) {
  const { place } = shown.view;
  return (
    <>
      {/* The view loads after the page, whose styles have to be there before. */}
      <link rel="stylesheet" href={styles} precedence="landing" />
      <header className="page">
        <Breadcrumbs crumbs={shown.crumbs} />
        <h1 {...(place && { id: `store-${place.store.code}` })} className="mt-6 text-title">
          {content.title || shown.story.name}
        </h1>
        {place && (
          <p className="mt-2">
            <StoreStatus opening={place.opening} withZone={place.withZone} />
          </p>
        )}
        {content.intro && <p className="mt-4 max-w-prose text-lead text-ink-soft">{content.intro}</p>}
      </header>
      {place ? (
        <Place {...place} />
      ) : (
        <ContentPicture asset={content.image} sizes="100vw" priority className="mt-8 aspect-[3/2] w-full object-cover" />
      )}
      <Blocks blocks={content.body} />
    </>
  );
}

function Place({ store, opening, near, slabs, bundles }: PlaceData) {
  const t = useText();
  const isMine = useShellData().store === store.code;
  const { name } = store;
  return (
    <div className="page">
      <div className="mt-8 grid gap-x-12 gap-y-8 border-joint border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_20rem]">
        <div className="lg:col-start-3">
          <WaysThere store={store} slabCount={slabs} isMine={isMine} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <h2 className="text-lead">{t("stores.hours")}</h2>
          {opening && <Hours store={store} today={opening.today} />}
          <p className="mt-4 text-ink-soft text-small">{store.services.join(", ")}</p>
        </div>
        <div className="store-near lg:col-start-2 lg:row-start-1">
          <StoreMap
            here={null}
            streets={null}
            other={null}
            stores={[{ ...store, isOpen: opening?.isOpen ?? false }, ...near].map((one) => ({ ...one, isMine: one.code === store.code }))}
          />
        </div>
      </div>
      {bundles.length > 0 && <StoreYard bundles={bundles} store={name} />}
    </div>
  );
}
