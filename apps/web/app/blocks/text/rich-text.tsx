// @bundle plain-blocks
import type { RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { partAfterInput } from "../../shell/browser/later-part.tsx";

const RichTextParts = partAfterInput(async () => (await import("./rich-text-parts.tsx")).default);

/** Rich text of the content system; its renderer loads at the reader's first input, and until then the server's HTML is shown. */
export function RichText({ text, className = "" }: { text: RichTextValue | null | undefined; className?: string }) {
  return text?.content ? <RichTextParts text={text} className={className} /> : null;
}
