import type { Path } from "../../../form/value-path.ts";
import type { Blok } from "./blok.ts";
import { useStoryEditing } from "./editor-context.ts";
import { FieldRow } from "./field-row.tsx";

/** The fields of a block or of the story itself, as its component describes them. */
export function BlockFields({ blok, path }: { blok: Blok; path: Path }) {
  const { components } = useStoryEditing();
  return components.get(blok.component)?.fields.map((field) => <FieldRow key={field.name} blok={blok} path={path} field={field} />);
}
