import { ButtonLink } from "@azulejo/ui/button.tsx";
import { pictureOf } from "../media/asset.ts";
import { Picture } from "../media/picture.tsx";
import { useAddress } from "../routing/use-address.ts";
import type { BlockOf } from "./blocks.tsx";

export function CallToAction({ block }: { block: BlockOf<"call_to_action"> }) {
  const address = useAddress();
  return (
    <section className="mt-20 border-y border-joint bg-paper lg:grid lg:grid-cols-2">
      <Picture
        picture={pictureOf(block.image)}
        alt={block.image.alt}
        sizes="(min-width: 68rem) 50vw, 100vw"
        className="aspect-[3/2] h-full w-full object-cover"
      />
      <div className="page flex flex-col justify-center gap-6 py-12">
        <h2 className="max-w-[18ch] text-title">{block.headline}</h2>
        <p className="max-w-prose">{block.text}</p>
        <p>
          <ButtonLink look="quiet" href={address(block.link)}>
            {block.linkLabel}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
