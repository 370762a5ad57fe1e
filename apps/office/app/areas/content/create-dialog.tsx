import type { OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import type { CallValue } from "../../call/calls.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { useContentWords } from "./editor/editor-context.ts";
import { slugOf } from "./slug-of.ts";

interface Props {
  schema: CallValue<"contentSchema">;
  isFolder: boolean;
  parentId: number;
  onCreated(story: OfficeStoryRow): void;
  onClose(): void;
}

/** Creates a story as a draft, or a folder. Its address is derived from its name until somebody edits it. */
export function CreateDialog({ schema, isFolder, parentId, onCreated, onClose }: Props) {
  const t = useText();
  const words = useContentWords();
  const { send, isSending, failure } = useCall("createContentStory");
  const components = new Map(schema.components.map((one) => [one.name, one]));
  const kinds = schema.components.filter(({ isRoot }) => isRoot);
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string | null>(null);
  const create = async (form: FormData): Promise<boolean> => {
    const component = isFolder ? null : String(form.get("component"));
    const story = await send({ parentId, name, slug: slug ?? slugOf(name), component });
    if (story) onCreated(story);
    return story !== null;
  };
  return (
    <ActionDialog
      title={t(isFolder ? "content.newFolder" : "content.newStory")}
      confirm={t("content.create")}
      isSending={isSending}
      failure={failure}
      onConfirm={create}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t("content.name")}
        value={name}
        required
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={failure?.fields["name"]}
      />
      <Field
        name="slug"
        label={t("content.slug")}
        hint={t("content.slugHint")}
        value={slug ?? slugOf(name)}
        required
        pattern="[a-z0-9\-]+"
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
        error={failure?.fields["slug"]}
      />
      {!isFolder && (
        <SelectField name="component" label={t("content.kind")} defaultValue={kinds.find((one) => one.name === "page")?.name}>
          {kinds.map((kind) => (
            <option key={kind.name} value={kind.name}>
              {words.component(kind.name, components)}
            </option>
          ))}
        </SelectField>
      )}
    </ActionDialog>
  );
}
