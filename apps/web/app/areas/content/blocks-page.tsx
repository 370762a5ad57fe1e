import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { blocks } from "@azulejo/contract/content/index.ts";
import { readBlockData } from "../../blocks/block-data.server.ts";
import { Block, BlocksProvider } from "../../blocks/blocks.tsx";
import { fitContent, readLinkTargets } from "../../blocks/story/fit-story.server.ts";
import { walkContent } from "../../blocks/story/walk-content.ts";
import { text, useText } from "../../i18n/text.ts";
import { requestContext } from "../../request/request-context.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/blocks-page";

interface Shown {
  name: string;
  /** An example from the site's stories; null if no story uses the block. */
  used: BlokValue | null;
  /** The block right after an editor added it, with nothing filled in. */
  empty: BlokValue;
}

/** Shows every block, filled in and empty, for developers and tests; not available in production. */
export const loader = pageLoader(async (visit) => {
  const { content, production } = visit.context.get(requestContext);
  if (production) visit.nothingHere();
  const stories = await content.allStories({}, { language: visit.language, draft: visit.preview });
  const found = new Map<string, BlokValue>();
  walkContent(
    stories.map((story) => story.content),
    { blok: (blok) => found.has(blok.component) || found.set(blok.component, blok as BlokValue) },
  );
  const shown: Shown[] = Object.values(blocks)
    .filter((block) => block.kind === "block")
    .map(({ name }) => ({ name, used: found.get(name) ?? null, empty: { _uid: `empty-${name}`, component: name } }));
  const contents = shown.flatMap(({ used, empty }) => (used ? [used, empty] : [empty]));
  const [around, read] = await Promise.all([readLinkTargets(visit, contents), readBlockData(contents, visit)]);
  return { shown: fitContent(shown, around, visit), data: read.data };
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "crumb.blocks"), noindex: true });
}

export default function BlocksPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  return (
    <BlocksProvider data={loaderData.data} root={root} preview={false}>
      <h1 className="page text-title">{t("crumb.blocks")}</h1>
      {loaderData.shown.map(({ name, used, empty }) => (
        <div key={name} data-block={name} className="mt-16 border-t-2 border-ink">
          <p className="page tabular py-2 text-small text-ink-soft">{name}</p>
          {used ? <Block block={used} /> : <p className="page text-clay">{t("content.unusedBlock")}</p>}
          <Block block={empty} />
        </div>
      ))}
    </BlocksProvider>
  );
}
