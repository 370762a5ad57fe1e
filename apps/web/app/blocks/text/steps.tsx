import { type BlockValue, hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { ContentPicture } from "../media/content-picture.tsx";
import { Section } from "../section.tsx";
import { RichText } from "./rich-text.tsx";

type Step = BlockValue<typeof blocks.step>;

/** Numbered steps, each with its number on the line above it. */
export function Steps({ block }: BlockProps<typeof blocks.steps>) {
  const steps = (block.items ?? []) as Step[];
  if (steps.length === 0) return null;
  const Title = block.headline ? "h3" : "h2";
  return (
    <Section headline={block.headline}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step._uid}
            className={`grid gap-x-8 gap-y-3 border-t border-joint py-6 ${hasPicture(step.image) ? "md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,20rem)]" : "md:grid-cols-[4rem_minmax(0,1fr)]"}`}
          >
            <span aria-hidden="true" className="tabular font-display text-title text-ink-soft">
              {index + 1}
            </span>
            <div className="min-w-0 space-y-2">
              {step.title && <Title className="text-lead">{step.title}</Title>}
              <RichText text={step.text} />
              <p className="pt-1">
                <Lead link={step.link} label={step.linkLabel} />
              </p>
            </div>
            {hasPicture(step.image) && (
              <ContentPicture
                asset={step.image}
                sizes="(min-width: 52rem) 20rem, 100vw"
                className="aspect-[3/2] h-auto w-full object-cover"
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
