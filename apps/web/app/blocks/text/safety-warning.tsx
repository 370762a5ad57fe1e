import type { blocks } from "@azulejo/contract/content/index.ts";
import { Warnings } from "../../areas/product/warnings.tsx";
import type { BlockProps } from "../block.ts";

/** The warning's text comes from the shop and is the same as on the product page. */
export function SafetyWarning({ block }: BlockProps<typeof blocks.safetyWarning>) {
  return (
    <div className="page mt-8">
      <Warnings warnings={block.warnings ?? []} />
    </div>
  );
}
