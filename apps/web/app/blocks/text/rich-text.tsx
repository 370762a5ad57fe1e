import type { RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { lazy, Suspense } from "react";

const RichTextParts = lazy(() => import("./rich-text-parts.tsx"));

/** Rich text of the content system; its renderer loads after the page, and the server's HTML shows until then. */
export function RichText({ text, className = "" }: { text: RichTextValue | null | undefined; className?: string }) {
  if (!text?.content) return null;
  return (
    <Suspense>
      <RichTextParts text={text} className={className} />
    </Suspense>
  );
}
