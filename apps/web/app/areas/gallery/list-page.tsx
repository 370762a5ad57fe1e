import "virtual:words/gallery";
import "./gallery.css";
import { gallery } from "@azulejo/contract";
import { rooms } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import { redirect, useNavigation } from "react-router";
import { text, useText } from "../../i18n/text.ts";
import { pictureOf, toCell } from "../../media/scene-cell.ts";
import { callApi } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { isFiltered, knownValues, queryOf, readChoices } from "../../routing/gallery-address.ts";
import { addressOf } from "../../routing/language-routing.ts";
import { canonicalQuery } from "../../routing/lists/canonical-query.ts";
import { requireKnownQuery } from "../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../routing/lists/page-number.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { partWhenIdle } from "../../shell/browser/later-part.tsx";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { readShadePictures } from "../product/list/list-looks.server.ts";
import type { Route } from "./+types/list-page";
import { GalleryFilters } from "./gallery-filters.tsx";
import { Masonry } from "./masonry.tsx";
import { MoreScenes } from "./more-scenes.tsx";
import { RoomLinks } from "./room-links.tsx";
import { useKeptGallery } from "./use-kept-gallery.ts";

const SampleTray = partWhenIdle(async () => (await import("../product/samples/sample-tray.tsx")).SampleTray);

/** Scenes per page: as many as fit in 60 kB of HTML, in full rows. */
const PAGE = 10;

/** The gallery's scenes for the filters of the address. */
export const loader = pageLoader(async (visit) => {
  const { context, language, url, rest, address, notFound } = visit;
  // The path may contain a room.
  if (rooms.some((room) => room === rest)) throw redirect(address(`gallery?room=${rest}`), 301);
  if (rest) notFound();
  requireKnownQuery(url, knownValues);
  const choices = readChoices(url.searchParams);
  const page = pageNumber(url.searchParams) ?? notFound();
  const [{ scenes, ...list }, pictures] = await Promise.all([
    callApi(context, language, gallery.list, { ...choices, page, pageSize: PAGE }),
    readShadePictures(visit),
  ]);
  if (page > Math.max(1, list.pages)) notFound();
  sharePage(context, ["gallery", "showcase"]);
  return { ...list, scenes: scenes.map(toCell), pictures, choices, canonical: address(`gallery${queryOf(choices)}`) };
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const [first] = loaderData.scenes;
  const home = (path: string) => addressOf(root.settings, root.language, path);
  return headOf({
    root,
    location,
    title: text(root.language, "gallery.title"),
    description: text(root.language, "gallery.description"),
    crumbs: [
      { name: text(root.language, "crumb.home"), href: home("") },
      { name: text(root.language, "gallery.title"), href: home("gallery") },
    ],
    noindex: loaderData.total === 0,
    query: canonicalQuery(loaderData.page, !isFiltered(loaderData.choices)),
    picture: first && { picture: pictureOf(first), alt: first.alt },
  });
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { facets, pictures, choices, total } = loaderData;
  const isLoading = useNavigation().state === "loading";
  const kept = useKeptGallery(loaderData);
  return (
    <>
      <header className="gallery-head border-joint border-b px-4 pt-5 md:px-14">
        <h1 className="text-title">{t("gallery.title")}</h1>
        <RoomLinks facet={facets.find((facet) => facet.key === "room")} choices={choices} />
      </header>
      <GalleryFilters facets={facets} pictures={pictures} choices={choices} total={total} />
      {total === 0 ? (
        <div className="space-y-3 px-4 py-10 md:px-14">
          <p>{t("gallery.none")}</p>
          <a href="?">{t("gallery.reset")}</a>
        </div>
      ) : (
        <div className="gallery-frame" aria-busy={isLoading}>
          <Masonry scenes={kept.scenes} choices={choices} />
        </div>
      )}
      <MoreScenes kept={kept} list={loaderData} />
      <SampleTray />
    </>
  );
}
