import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { storyblokEditable } from "@storyblok/react";
import type { ReactNode } from "react";

/** Marks an element that the editor outlines and opens on click; in previews only. */
export default function Editable({ block, children }: { block: BlokValue; children: ReactNode }) {
  return <div {...storyblokEditable(block)}>{children}</div>;
}
