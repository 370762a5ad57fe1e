import type { RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { lazy, Suspense } from "react";

const RichTextParts = lazy(() => import("./rich-text-parts.tsx"));

/** Rich text of the content system; its reader comes after the page, which stands already as the server wrote it. */
export function RichText({ text, className = "" }: { text: RichTextValue | null | undefined; className?: string }) {
  if (!text?.content) return null;
  return (
    <Suspense>
      <RichTextParts text={text} className={className} />
    </Suspense>
  );
}
