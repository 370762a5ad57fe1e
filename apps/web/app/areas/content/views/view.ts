import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import type { ComponentType } from "react";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { LoadedStory } from "../story/load-story.server.ts";

export interface ViewProps<Content = BlokValue> {
  shown: LoadedStory;
  content: Content;
  root: ShellData;
}

export type View = ComponentType<ViewProps>;
