import type { OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import type { CallValue } from "../../call/calls.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

interface Props {
  story: OfficeStoryRow;
  folders: CallValue<"contentSchema">["folders"];
  onPlaced(story: OfficeStoryRow): void;
  onClose(): void;
}

/** Renames a story or folder, or moves it to another folder. */
export function PlaceDialog({ story, folders, onPlaced, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("placeContentStory");
  const { id, lockVersion, isStartpage } = story;
  const place = async (form: FormData): Promise<boolean> => {
    const placed = await send({
      ...{ id, lockVersion },
      name: String(form.get("name")),
      slug: isStartpage ? story.slug : String(form.get("slug")),
      parentId: Number(form.get("parentId")),
    });
    if (placed) onPlaced(placed);
    return placed !== null;
  };
  const outside = folders.filter(({ fullSlug }) => !story.isFolder || !`${fullSlug}/`.startsWith(`${story.fullSlug}/`));
  return (
    <ActionDialog
      title={t("content.placeTitle", { name: story.name })}
      confirm={t("content.place")}
      isSending={isSending}
      failure={failure}
      onConfirm={place}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t("content.name")}
        defaultValue={story.name}
        required
        maxLength={200}
        autoComplete="off"
        error={failure?.fields["name"]}
      />
      {!isStartpage && (
        <Field
          name="slug"
          label={t("content.slug")}
          hint={t(story.state === "draft" && !story.isFolder ? "content.slugHint" : "content.slugMoves")}
          defaultValue={story.slug}
          required
          pattern="[a-z0-9\-]+"
          maxLength={100}
          autoComplete="off"
          error={failure?.fields["slug"]}
        />
      )}
      <SelectField name="parentId" label={t("content.folder")} defaultValue={String(story.parentId)}>
        <option value="0">{t("content.top")}</option>
        {[...outside]
          .sort((a, b) => a.fullSlug.localeCompare(b.fullSlug))
          .map((folder) => (
            <option key={folder.id} value={folder.id}>
              {folder.fullSlug}
            </option>
          ))}
      </SelectField>
    </ActionDialog>
  );
}
