import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { storyblokEditable } from "@storyblok/react";
import type { ReactNode } from "react";

/** What the editor outlines and opens with a click; in previews only. */
export default function Editable({ block, children }: { block: BlokValue; children: ReactNode }) {
  return <div {...storyblokEditable(block)}>{children}</div>;
}
