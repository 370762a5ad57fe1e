import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { lazy, Suspense, useContext } from "react";
import { useText } from "../i18n/text.ts";
import { Banner } from "./banner.tsx";
import type { AnyBlock } from "./block.ts";
import { BlockContext, type SharedByBlocks } from "./block-context.ts";
import { Hero } from "./hero.tsx";
import { PictureBlock } from "./media/picture-block.tsx";
import { RichTextBlock } from "./text/rich-text-block.tsx";

/** Loads a block that few pages have in a separate chunk; the server's HTML shows until it hydrates. */
const late = <Name extends string>(load: () => Promise<Record<Name, unknown>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as AnyBlock }));
const Editable = lazy(() => import("./editable.tsx"));

/** One React component per content block, by component name. */
const components = {
  accordion: late(() => import("./text/accordion.tsx"), "Accordion"),
  banner: Banner,
  call_to_action: late(() => import("./call-to-action.tsx"), "CallToAction"),
  collection_header: late(() => import("./catalog/collection-header.tsx"), "CollectionHeader"),
  documents: late(() => import("./media/documents.tsx"), "Documents"),
  editors_pick: late(() => import("./catalog/editors-pick.tsx"), "EditorsPick"),
  embed: late(() => import("./media/embed.tsx"), "Embed"),
  form: late(() => import("./form.tsx"), "FormBlock"),
  gallery: late(() => import("./media/gallery.tsx"), "Gallery"),
  hero: Hero,
  link_wall: late(() => import("./link-wall.tsx"), "LinkWall"),
  look_wall: late(() => import("./catalog/look-wall.tsx"), "LookWall"),
  picture: PictureBlock,
  privacy_choices: late(() => import("./privacy-choices.tsx"), "PrivacyChoices"),
  product_carousel: late(() => import("./catalog/product-carousel.tsx"), "ProductCarousel"),
  product_wall: late(() => import("./catalog/product-wall-block.tsx"), "ProductWallBlock"),
  quote: late(() => import("./text/quote.tsx"), "Quote"),
  rich_text: RichTextBlock,
  safety_warning: late(() => import("./text/safety-warning.tsx"), "SafetyWarning"),
  slab_of_the_week: late(() => import("./catalog/slab-of-the-week.tsx"), "SlabOfTheWeek"),
  steps: late(() => import("./text/steps.tsx"), "Steps"),
  stores: late(() => import("./catalog/stores-near-me.tsx"), "StoresNearMe"),
  story_list: late(() => import("./story-list.tsx"), "StoryList"),
  table: late(() => import("./text/table-block.tsx"), "TableBlock"),
  video: late(() => import("./media/video.tsx"), "Video"),
} as unknown as Record<string, AnyBlock | undefined>;

/** Provides data to blocks, including those inside rich text. */
export function BlocksProvider({ children, ...shared }: Omit<SharedByBlocks, "Block"> & { children: React.ReactNode }) {
  return <BlockContext value={{ ...shared, Block }}>{children}</BlockContext>;
}

/** Renders the blocks of a field in order. An unknown component is named in the preview and hidden in public. */
export function Blocks({ blocks, leads = false }: { blocks: BlokValue[] | null | undefined; leads?: boolean }) {
  return (blocks ?? []).map((block, index) => <Block key={block._uid || index} block={block} first={leads && index === 0} />);
}

export function Block({ block, first = false }: { block: BlokValue; first?: boolean }) {
  const t = useText();
  const shown = useContext(BlockContext);
  if (!shown) return null;
  const Component = components[block.component];
  const content = Component ? (
    <Suspense>
      <Component block={block} data={shown.data[block._uid]} root={shown.root} first={first} />
    </Suspense>
  ) : shown.preview ? (
    <p className="page my-8 border border-clay p-4 text-clay">{t("content.unknownBlock", { name: block.component })}</p>
  ) : null;
  return shown.preview ? <Editable block={block}>{content}</Editable> : content;
}
