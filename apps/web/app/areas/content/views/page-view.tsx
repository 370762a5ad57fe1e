import { type BlockValue, hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { AssetValue, BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { blocks, stories } from "@azulejo/contract/content/index.ts";
import { Blocks } from "../../../blocks/blocks.tsx";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { partAfterInput } from "../../../shell/browser/later-part.tsx";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import factsBeside from "./facts-beside.css?url";
import type { ViewProps } from "./view.ts";

const ContentPicture = partAfterInput(async () => (await import("../../../blocks/media/content-picture.tsx")).ContentPicture);

const PageContents = partAfterInput(async () => (await import("./page-contents.tsx")).PageContents);

type Content = BlockValue<typeof stories.page>;

/** A page of text and blocks. The `scene` layout has no header, because its first block serves as one. */
export function PageView({ shown, content }: ViewProps<Content>) {
  const t = useText();
  const language = useLanguage();
  if (content.layout === "scene") {
    return (
      <div className="-mt-6">
        <Blocks blocks={content.body} leads />
      </div>
    );
  }
  const wide = content.layout === "wide";
  const { contents } = shown.view;
  const hasFactsBeside = !(wide || contents) && hasFactsAndForm(content.body);
  return (
    <div className={contents ? "with-contents" : hasFactsBeside ? "with-facts" : undefined}>
      {hasFactsBeside && <link rel="stylesheet" href={factsBeside} precedence="landing" />}
      <header className={`page ${wide ? "" : "max-w-prose-page"}`}>
        <Breadcrumbs crumbs={shown.crumbs} />
        <h1 className="mt-6 max-w-[24ch] text-title">{content.title || shown.story.name}</h1>
        {content.intro && <p className="mt-4 max-w-prose text-lead text-ink-soft">{content.intro}</p>}
        {content.version && (
          <p className="mt-4 text-small text-ink-soft">
            {t("content.version", { version: content.version })}
            {content.effective && `, ${t("content.effective", { day: day(content.effective, language, "long") })}`}
          </p>
        )}
        {content.sample && <p className="mt-4 border-l-2 border-clay bg-paper px-4 py-3 text-small">{t("content.sample")}</p>}
      </header>
      {contents && <PageContents contents={contents} />}
      {hasPicture(content.image) && !isShownFirst(content.body, content.image) && (
        <div className={`mt-8 ${wide ? "" : "page max-w-prose-page"}`}>
          <ContentPicture
            asset={content.image}
            sizes={wide ? "100vw" : "(min-width: 60rem) 52rem, 100vw"}
            priority
            className={wide ? "max-h-[60vh] w-full object-cover" : "aspect-[3/2] h-auto w-full object-cover"}
          />
        </div>
      )}
      <div className={wide ? "" : "text-page"}>
        <Blocks blocks={content.body} />
      </div>
    </div>
  );
}

/** Whether a page begins with a table, such as phone and hours, and has a form, beside which the table stays in view. */
const hasFactsAndForm = (body: BlokValue[] | null | undefined): boolean =>
  body?.[0]?.component === "table" && body.some(({ component }) => component === "form");

/** How many blocks, such as a banner, may come before a page's own picture. */
const FIRST_BLOCKS = 2;

/** Whether the page starts with its own picture and a caption: the header would show the picture again. */
const isShownFirst = (body: BlokValue[] | null | undefined, { filename }: AssetValue): boolean =>
  (body ?? [])
    .slice(0, FIRST_BLOCKS)
    .some((block) => block.component === "picture" && (block as BlockValue<typeof blocks.picture>).image?.filename === filename);
