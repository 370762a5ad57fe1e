// @bundle blocks
import "virtual:words/content";
import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { lazy, Suspense, useContext, useMemo } from "react";
import { useText } from "../i18n/text.ts";
import { partAfterInput } from "../shell/browser/later-part.tsx";
import type { AnyBlock } from "./block.ts";
import { BlockContext, type SharedByBlocks } from "./block-context.ts";

/** Loads a block's code at the reader's first input; until then the server's HTML is shown. */
const calm = <Name extends string>(load: () => Promise<Record<Name, unknown>>, name: Name) =>
  partAfterInput(async () => (await load())[name] as AnyBlock);
/** A block that runs code without waiting for input. */
const late = <Name extends string>(load: () => Promise<Record<Name, unknown>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as AnyBlock }));
const Editable = lazy(() => import("./editable.tsx"));

/** One React component per content block, by component name. */
const components = {
  accordion: calm(() => import("./text/accordion.tsx"), "Accordion"),
  banner: calm(() => import("./banner.tsx"), "Banner"),
  call_to_action: calm(() => import("./call-to-action.tsx"), "CallToAction"),
  collection_header: calm(() => import("./catalog/collection-header.tsx"), "CollectionHeader"),
  documents: calm(() => import("./media/documents.tsx"), "Documents"),
  editors_pick: calm(() => import("./catalog/editors-pick.tsx"), "EditorsPick"),
  embed: late(() => import("./media/embed.tsx"), "Embed"),
  form: late(() => import("./form.tsx"), "FormBlock"),
  gallery: calm(() => import("./media/gallery.tsx"), "Gallery"),
  hero: calm(() => import("./hero.tsx"), "Hero"),
  link_wall: calm(() => import("./link-wall.tsx"), "LinkWall"),
  look_wall: calm(() => import("./catalog/look-wall.tsx"), "LookWall"),
  picture: calm(() => import("./media/picture-block.tsx"), "PictureBlock"),
  privacy_choices: late(() => import("./privacy-choices.tsx"), "PrivacyChoices"),
  product_carousel: calm(() => import("./catalog/product-carousel.tsx"), "ProductCarousel"),
  product_wall: calm(() => import("./catalog/product-wall-block.tsx"), "ProductWallBlock"),
  quote: calm(() => import("./text/quote.tsx"), "Quote"),
  rich_text: calm(() => import("./text/rich-text-block.tsx"), "RichTextBlock"),
  safety_warning: calm(() => import("./text/safety-warning.tsx"), "SafetyWarning"),
  slab_of_the_week: calm(() => import("./catalog/slab-of-the-week.tsx"), "SlabOfTheWeek"),
  steps: calm(() => import("./text/steps.tsx"), "Steps"),
  stores: late(() => import("./catalog/stores-near-me.tsx"), "StoresNearMe"),
  story_list: calm(() => import("./story-list.tsx"), "StoryList"),
  table: calm(() => import("./text/table-block.tsx"), "TableBlock"),
  video: late(() => import("./media/video.tsx"), "Video"),
  wish_list: calm(() => import("./catalog/wish-list.tsx"), "WishListBlock"),
} as unknown as Record<string, AnyBlock | undefined>;

/** Provides data to blocks, including those inside rich text. */
export function BlocksProvider({ children, data, root, preview }: Omit<SharedByBlocks, "Block"> & { children: React.ReactNode }) {
  const shared = useMemo(() => ({ data, root, preview, Block }), [data, root, preview]);
  return <BlockContext value={shared}>{children}</BlockContext>;
}

/** Renders the blocks of a field in order. An unknown component is named in the preview and hidden otherwise. */
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
