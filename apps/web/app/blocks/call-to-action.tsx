import { ButtonLink } from "@azulejo/ui/button.tsx";
import { useAddress } from "../routing/use-address.ts";
import type { BlockOf } from "./blocks.tsx";

export function CallToAction({ block }: { block: BlockOf<"call_to_action"> }) {
  const address = useAddress();
  return (
    <section className="mt-16 border-y border-joint bg-paper">
      <div className="page grid gap-6 py-14 lg:grid-cols-2">
        <h2 className="text-title">{block.headline}</h2>
        <div className="space-y-5">
          <p className="max-w-prose">{block.text}</p>
          <ButtonLink look="quiet" href={address(`product/list/${block.link}/`)}>
            {block.linkLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
