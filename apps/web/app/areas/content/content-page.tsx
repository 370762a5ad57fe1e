import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { Suspense } from "react";
import { BlocksProvider } from "../../blocks/blocks.tsx";
import type { RootData } from "../../root.tsx";
import { page } from "../../routing/visit.server.ts";
import { headOf } from "../../shell/head/head.ts";
import type { Route } from "./+types/content-page";
import { loadStory } from "./load-story.server.ts";
import { usePreview } from "./preview/use-preview.ts";
import { storyHead } from "./story-head.ts";
import { views } from "./views/views.ts";

/** Serves any path without its own page: its story, a redirect, or a 404. */
export const loader = page(loadStory);

/** The editor's bridge posts the story as it is typed; the page is loaded again with it. */
export const action = page(loadStory);

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = matches[0]?.loaderData as RootData | undefined;
  return loaderData && root ? storyHead(loaderData, root, location) : headOf({ root, location });
}

export default function ContentPage({ loaderData, matches }: Route.ComponentProps) {
  const root = matches[0].loaderData as RootData;
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
