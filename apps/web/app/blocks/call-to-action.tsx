import { ButtonLink } from "@azulejo/ui/button.tsx";
import type { RootData } from "../root.tsx";
import type { BlockOf } from "./blocks.tsx";

export function CallToAction({ block, root }: { block: BlockOf<"call_to_action">; root: RootData }) {
  return (
    <section className="mt-16 border-y border-joint bg-paper">
      <div className="page grid gap-6 py-14 lg:grid-cols-2">
        <h2 className="text-title">{block.headline}</h2>
        <div className="space-y-5">
          <p className="max-w-prose">{block.text}</p>
          <ButtonLink look="quiet" href={`/${root.language}/product/list/${block.link}/`}>
            {block.linkLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
