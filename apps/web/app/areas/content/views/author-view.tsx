import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { stories } from "@azulejo/contract/content/index.ts";
import { ContentPicture } from "../../../blocks/media/content-picture.tsx";
import { Section } from "../../../blocks/section.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { JournalPager } from "../journal/journal-pager.tsx";
import { TeaserWall } from "../journal/teaser-wall.tsx";
import type { ViewProps } from "./view.ts";

type Content = BlockValue<typeof stories.author>;

/** An author and all of their articles. */
export function AuthorView({ shown, content }: ViewProps<Content>) {
  const t = useText();
  const address = useAddress();
  const { journal } = shown.view;
  return (
    <>
      <header className="page">
        <Breadcrumbs crumbs={shown.crumbs} />
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <ContentPicture asset={content.image} sizes="8rem" ratio={1} className="size-28 rounded-full object-cover" />
          <div>
            <h1 className="text-title">{content.title || shown.story.name}</h1>
            {content.role && <p className="text-ink-soft">{content.role}</p>}
          </div>
        </div>
        {content.bio && <p className="mt-6 max-w-prose">{content.bio}</p>}
      </header>
      {journal && journal.stories.length > 0 && (
        <Section headline={t("content.writtenBy")} wide>
          <TeaserWall teasers={journal.stories} heading="h3" />
          <JournalPager journal={journal} here={address(shown.path)} />
        </Section>
      )}
    </>
  );
}
