import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { stories } from "@azulejo/contract/content/index.ts";
import { ContentPicture } from "../../../blocks/media/content-picture.tsx";
import { Section } from "../../../blocks/section.tsx";
import { RichText } from "../../../blocks/text/rich-text.tsx";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { keepPath } from "../../../routing/idea-address.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { partAfterInput } from "../../../shell/browser/later-part.tsx";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { TeaserWall } from "../journal/teaser-wall.tsx";
import type { AuthorData } from "../story/load-story.server.ts";
import type { ViewProps } from "./view.ts";

const ProductWall = partAfterInput(async () => (await import("../../product/list/wall/product-wall.tsx")).ProductWall);

type Content = BlockValue<typeof stories.article>;

/** An article: author and date, the text in one readable column, then its products and related articles. */
export function ArticleView({ shown, content, root }: ViewProps<Content>) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { author, products, related = [] } = shown.view;
  return (
    <article>
      {/* On a wide screen, the words stand beside the picture, as on every page that opens with one. */}
      <div className={content.image?.filename ? "xl:-mt-6 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]" : ""}>
        <header
          className={`page max-w-prose-page ${content.image?.filename ? "xl:mx-0! xl:flex xl:flex-col xl:justify-end xl:pt-6 xl:pr-8! xl:pb-8" : ""}`}
        >
          <Breadcrumbs crumbs={shown.crumbs} />
          <h1 className="mt-6 text-title">{content.title || shown.story.name}</h1>
          {content.intro && <p className="mt-4 text-lead text-ink-soft">{content.intro}</p>}
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
            {author && (
              <a href={author.href} rel="author">
                {author.name}
              </a>
            )}
            <a href={address(keepPath({ kind: "story", reference: shown.story.uuid }))}>{t("content.toIdeas")}</a>
            {content.date && <time dateTime={content.date.slice(0, 10)}>{day(content.date, language, "long")}</time>}
          </p>
        </header>
        <div className="page mt-8 max-w-prose-page xl:mx-0! xl:mt-0 xl:max-w-none! xl:px-0!">
          <ContentPicture
            asset={content.image}
            sizes="(min-width: 80rem) 67vw, 100vw"
            priority
            className="aspect-[3/2] h-auto w-full object-cover xl:aspect-[12/7]"
          />
        </div>
      </div>
      <div className="page text-page mt-10 max-w-prose-page">
        <RichText text={content.body} />
      </div>
      {author && <Author author={author} />}
      {products && (
        <Section headline={t("content.shown")} wide>
          <ProductWall products={products} view="wall" root={root} below />
        </Section>
      )}
      {related.length > 0 && (
        <Section headline={t("content.readNext")} wide>
          <TeaserWall teasers={related} heading="h3" />
        </Section>
      )}
    </article>
  );
}

function Author({ author }: { author: AuthorData }) {
  return (
    <aside className="page mt-12 max-w-prose-page">
      <div className="flex gap-4 border-y border-joint py-5">
        {author.image && (
          <span className="size-16 shrink-0">
            <ContentPicture asset={author.image} sizes="4rem" ratio={1} className="size-16 rounded-full object-cover" />
          </span>
        )}
        <div className="text-small">
          <p className="font-medium">
            <a href={author.href} className="no-underline">
              {author.name}
            </a>
          </p>
          <p className="text-ink-soft">{author.role}</p>
          <p className="mt-1">{author.bio}</p>
        </div>
      </div>
    </aside>
  );
}
