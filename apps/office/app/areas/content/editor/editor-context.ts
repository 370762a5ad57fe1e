import { type ComponentType, createContext, useContext } from "react";
import type { Path } from "../../../form/value-path.ts";
import { useTextOr } from "../../../i18n/text.ts";
import type { Blok, ComponentField, Components, Languages } from "./blok.ts";

/** The functions that every field of a story needs. */
export interface StoryEditing {
  storyId: number;
  components: Components;
  languages: Languages;
  /** Writes a value; the preview is updated. */
  write(path: Path, value: unknown): void;
  /** Announces a keyboard move to screen readers. */
  announce(words: string): void;
  /** Errors by their path in the story: `body.0.title`. */
  faults: Readonly<Record<string, string>>;
  /** Shows the fields of a block, which may contain further blocks. */
  BlockFields: ComponentType<{ blok: Blok; path: Path }>;
}

const Editing = createContext<StoryEditing | null>(null);
export const StoryEditingProvider = Editing.Provider;

export function useStoryEditing(): StoryEditing {
  const editing = useContext(Editing);
  if (!editing) throw new Error("a field of a story is outside its editor");
  return editing;
}

/** Returns the translated names of components, fields and choices; one without a translation keeps its own name. */
export function useContentWords() {
  const wordsOr = useTextOr();
  const spaced = (name: string) =>
    name.replaceAll(/[_-]/g, " ").replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return {
    component: (name: string, components: Components) => wordsOr(`content.component.${name}`, components.get(name)?.label ?? spaced(name)),
    field: (name: string, kind?: ComponentField["kind"]) =>
      wordsOr(`content.field.${name}.${kind ?? ""}`, wordsOr(`content.field.${name}`, spaced(name))),
    choice: (value: string) => wordsOr(`content.choice.${value}`, spaced(value)),
    language: (code: string) => wordsOr(`language.${code}`, code),
  };
}
