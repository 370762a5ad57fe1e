import type { blocks } from "@azulejo/contract/content/index.ts";
import type { Teaser } from "../areas/content/journal/teaser.ts";
import { TeaserWall } from "../areas/content/journal/teaser-wall.tsx";
import type { BlockProps } from "./block.ts";
import { Lead } from "./lead.tsx";
import { Section } from "./section.tsx";

/** The newest articles of a journal section. */
export function StoryList({ block, data }: BlockProps<typeof blocks.storyList, Teaser[] | undefined>) {
  if (!data?.length) return null;
  return (
    <Section headline={block.headline} wide>
      <TeaserWall teasers={data} heading={block.headline ? "h3" : "h2"} />
      <p className="page mt-4">
        <Lead link={block.link} label={block.linkLabel} />
      </p>
    </Section>
  );
}
