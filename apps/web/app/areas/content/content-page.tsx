import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { Suspense } from "react";
import { BlocksProvider } from "../../blocks/blocks.tsx";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/content-page";
import { usePreview } from "./preview/use-preview.ts";
import { loadStory } from "./story/load-story.server.ts";
import { storyHead } from "./story/story-head.ts";
import { views } from "./views/views.ts";

/** Serves any path that has no page of its own: its story, a redirect, or a 404. */
export const loader = pageLoader(loadStory);

/** The editor's preview script posts the story while it is typed; the page is loaded again with it. */
export const action = pageAction(loadStory);

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return loaderData && root ? storyHead(loaderData, root, location) : headOf({ root, location });
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const root = useShellData();
  const shown = usePreview(loaderData);
  const View = views[shown.story.content.component] ?? views.page;
  return (
    <BlocksProvider data={shown.data} root={root} preview={shown.preview !== null}>
      <Suspense>
        <View key={shown.story.uuid} shown={shown} content={shown.story.content as BlokValue} root={root} />
      </Suspense>
    </BlocksProvider>
  );
}
