import type { OfficeAssetFolder } from "@azulejo/contract/areas/office/content/assets.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  /** Null for a new folder. */
  folder: OfficeAssetFolder | null;
  onSaved(folder: OfficeAssetFolder): void;
  onClose(): void;
}

export function FolderDialog({ folder, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("saveAssetFolder");
  const save = async (form: FormData): Promise<boolean> => {
    const name = String(form.get("name")).trim();
    const saved = await send({ id: folder?.id ?? null, parentId: folder?.parentId ?? null, name });
    if (saved) onSaved(saved);
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t(folder ? "assets.renameFolder" : "content.newFolder")}
      confirm={t(folder ? "assets.save" : "content.create")}
      isSending={isSending}
      failure={failure}
      onConfirm={save}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t("content.name")}
        defaultValue={folder?.name}
        required
        maxLength={100}
        autoComplete="off"
        error={failure?.fields["name"]}
      />
    </ActionDialog>
  );
}

interface DeleteProps {
  folder: OfficeAssetFolder;
  onDeleted(): void;
  onClose(): void;
}

export function DeleteFolderDialog({ folder, onDeleted, onClose }: DeleteProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("deleteAssetFolder");
  const remove = async (): Promise<boolean> => {
    const done = await send({ id: folder.id });
    if (done) onDeleted();
    return done !== null;
  };
  return (
    <ActionDialog
      title={t("assets.deleteFolderTitle", { name: folder.name })}
      confirm={t("assets.deleteFolder")}
      isSending={isSending}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("assets.deleteFolderText")}</p>
    </ActionDialog>
  );
}
