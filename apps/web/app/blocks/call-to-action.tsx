import { hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "./block.ts";
import { Lead } from "./lead.tsx";
import { ContentPicture } from "./media/content-picture.tsx";

export function CallToAction({ block }: BlockProps<typeof blocks.callToAction>) {
  const pictured = hasPicture(block.image);
  return (
    <section className={`mt-16 border-y border-joint bg-paper lg:mt-20 ${pictured ? "lg:grid lg:grid-cols-2" : ""}`}>
      <ContentPicture asset={block.image} sizes="(min-width: 68rem) 50vw, 100vw" className="aspect-[3/2] h-full w-full object-cover" />
      <div className="page flex flex-col justify-center gap-6 py-12">
        {block.headline && <h2 className="max-w-[22ch] text-title">{block.headline}</h2>}
        {block.text && <p className="max-w-prose whitespace-pre-line">{block.text}</p>}
        <p>
          <Lead link={block.link} label={block.linkLabel} look="quiet" />
        </p>
      </div>
    </section>
  );
}
