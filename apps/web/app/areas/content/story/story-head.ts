import type { Store } from "@azulejo/contract/areas/store.ts";
import type { AssetValue, BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { Location, MetaDescriptor } from "react-router";
import { text } from "../../../i18n/text.ts";
import { pictureOf } from "../../../media/asset.ts";
import { canonicalQuery } from "../../../routing/lists/canonical-query.ts";
import { headOf } from "../../../shell/head/head.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { storePath } from "../../store/store-address.ts";
import type { LoadedStory } from "./load-story.server.ts";
import { storyStructure } from "./story-structure.ts";

/** Title, description, picture and structured data of a story; drafts and stories marked `noindex` are not indexed. */
export function storyHead(shown: LoadedStory, root: ShellData, location: Location): MetaDescriptor[] {
  const content = shown.story.content as BlokValue & {
    title?: string;
    description?: string;
    intro?: string;
    noindex?: boolean;
    image?: AssetValue | null;
  };
  const isHome = shown.path === "";
  const title = content.title || (isHome ? root.settings.tagline : shown.story.name);
  const asset = content.image;
  const picture = pictureOf(asset);
  return headOf({
    root,
    location,
    title,
    description: content.description || content.intro,
    picture: picture && { picture, alt: asset?.alt || title, focal: asset?.focus },
    crumbs: shown.crumbs,
    ...(shown.view.place && { paths: mapStore(shown.view.place.store) }),
    ...(shown.view.journal && { query: canonicalQuery(shown.view.journal.page, shown.view.journal.sort === "newest") }),
    noindex: shown.preview !== null || content.noindex === true,
    kind: content.component === "article" ? "article" : "website",
    structure: storyStructure(shown, root),
    feed: journalFeedOf(shown, root),
  });
}

/** A store has only one address, which is on the page of stores. */
const mapStore = (store: Store) => ({ en: storePath(store, "en"), es: storePath(store, "es") });

const JOURNAL = "blog/";
/** Id of the home page of a shop without stories. */
const NO_STORY = 0;

/** Returns the journal's feed, for the journal's pages and the home page. */
function journalFeedOf({ path, story }: LoadedStory, { settings, language }: ShellData) {
  const listsJournal = path === "" ? story.id !== NO_STORY : path.startsWith(JOURNAL);
  return listsJournal ? { title: text(language, "journal.feedTitle", { shop: settings.name }), path: `${JOURNAL}rss.xml` } : null;
}
