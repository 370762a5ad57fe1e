import { productTag } from "@azulejo/contract/pages/page-tag.ts";
import "virtual:words/gallery";
import "./gallery.css";
import { gallery } from "@azulejo/contract";
import { useState } from "react";
import { text } from "../../i18n/text.ts";
import { callApi, isNotFound } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { isFiltered, readChoices } from "../../routing/gallery-address.ts";
import { addressOf } from "../../routing/language-routing.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { partWhenIdle } from "../../shell/browser/later-part.tsx";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import type { Route } from "./+types/detail-page";
import { SceneProducts } from "./scene-products.tsx";
import { sceneStructure } from "./scene-structure.ts";
import { Viewer } from "./viewer.tsx";

/** A scene with its products, and its neighbors in the list that the address names. */
export const loader = pageLoader(async ({ context, language, url, params, notFound }) => {
  const choices = readChoices(url.searchParams);
  const joined = Object.fromEntries(Object.entries(choices).map(([key, values]) => [key, values.join(",").slice(0, 400)]));
  try {
    const detail = await callApi(context, language, gallery.detail, { id: params.id ?? "", ...joined });
    sharePage(context, [
      "gallery",
      isFiltered(choices) ? "showcase" : `scene:${detail.scene.code}`,
      ...detail.products.map(({ card }) => productTag(card.code)),
    ]);
    return { detail, choices };
  } catch (error) {
    if (isNotFound(error, "gallery_not_found")) notFound();
    throw error;
  }
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { scene } = loaderData.detail;
  const address = (path: string) => addressOf(root.settings, root.language, path);
  return headOf({
    root,
    location,
    title: scene.title,
    description: scene.alt,
    crumbs: [
      { name: text(root.language, "crumb.home"), href: address("") },
      { name: text(root.language, "gallery.title"), href: address("gallery") },
      { name: scene.title, href: address(`gallery/detail/${scene.code}/`) },
    ],
    noindex: isFiltered(loaderData.choices),
    picture: { picture: scene.picture, alt: scene.alt },
    structure: sceneStructure(loaderData.detail, root),
  });
}

const SampleTray = partWhenIdle(async () => (await import("../product/samples/sample-tray.tsx")).SampleTray);

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const { detail } = loaderData;
  const [active, setActive] = useState<{ scene: string; product: string } | null>(null);
  const product = active?.scene === detail.scene.code ? active.product : null;
  const activate = (code: string | null) => setActive(code === null ? null : { scene: detail.scene.code, product: code });
  return (
    <div className="scene">
      <Viewer {...loaderData} active={product} onActive={activate} />
      <SceneProducts detail={detail} active={product} onActive={activate} />
      <SampleTray />
    </div>
  );
}
