import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { ComponentType } from "react";
import type { RootData } from "../../../root.tsx";
import type { ShownStory } from "../load-story.server.ts";

export interface ViewProps<Content = BlokValue> {
  shown: ShownStory;
  content: Content;
  root: RootData;
}

export type View = ComponentType<ViewProps>;
