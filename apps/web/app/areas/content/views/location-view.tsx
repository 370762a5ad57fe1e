import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { stories } from "@azulejo/contract/content/index.ts";
import { Blocks } from "../../../blocks/blocks.tsx";
import { ContentPicture } from "../../../blocks/media/content-picture.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { openingHours } from "../../store/opening-hours.ts";
import type { ViewProps } from "./view.ts";

type Content = BlockValue<typeof stories.location>;

/** A store: location, opening hours and description. */
export function LocationView({ shown, content }: ViewProps<Content>) {
  const t = useText();
  const language = useLanguage();
  const { store } = shown.view;
  return (
    <>
      <header className="page">
        <Breadcrumbs crumbs={shown.crumbs} />
        <h1 className="mt-6 text-title">{content.title || shown.story.name}</h1>
        {content.intro && <p className="mt-4 max-w-prose text-lead text-ink-soft">{content.intro}</p>}
      </header>
      <div className="mt-8 border-y border-joint lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContentPicture
          asset={content.image}
          sizes="(min-width: 68rem) 60vw, 100vw"
          priority
          className="aspect-[3/2] h-full w-full object-cover"
        />
        {store && (
          <dl className="page py-8 text-small">
            <Row label={t("location.address")}>
              {store.street}
              <br />
              {store.city}, {store.state} {store.postalCode}
            </Row>
            <Row label={t("location.phone")}>
              <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
            </Row>
            <Row label={t("location.hours")}>{openingHours(store, language, t)}</Row>
            <Row label={t("location.offers")}>{store.services.join(", ")}</Row>
            <Row label={t("location.directions")}>
              <a
                href={`https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=15/${store.latitude}/${store.longitude}`}
                rel="noopener"
              >
                {t("location.openMap")}
              </a>
            </Row>
          </dl>
        )}
      </div>
      <Blocks blocks={content.body} />
    </>
  );
}

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-t border-joint py-3 first:border-t-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);
