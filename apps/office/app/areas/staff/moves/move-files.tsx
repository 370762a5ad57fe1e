import type { MoveIn, MoveInFileOptions } from "@azulejo/contract/areas/office/move-ins.ts";
import { Button } from "@azulejo/ui/button.tsx";

import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { FileReadingFields } from "../../../frame/uploads/file-reading.tsx";
import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** Browsers use different media types for such files, so only file names are checked here. */
const limits: UploadLimits & { endings: readonly string[] } = {
  types: null,
  endings: [".csv", ".xlsx", ".tsv", ".txt", ".jsonl", ".json", ".pdf", ".jpg", ".jpeg", ".png", ".webp", ".zip"],
  megabytes: 50,
};
const KILOBYTE = 1024;

interface Props {
  move: MoveIn;
  options: MoveInFileOptions;
  isLocked: boolean;
  onOptions(options: MoveInFileOptions): void;
  onChange(move: MoveIn): void;
}

/** The files of a move from another system, and the options for reading them. */
export function MoveFiles({ move: { id, files }, options, isLocked, onOptions, onChange }: Props) {
  const t = useText();
  const { figure } = useFormats();
  const removal = useCall("removeMoveInFile");
  const { uploads, add, remove } = useUploads({ call: "uploadMoveInFile", limits, fields: { id: String(id) }, onStored: onChange });
  const removeFile = async (name: string) => {
    const answer = await removal.send({ id, name });
    if (answer) onChange(answer);
  };
  return (
    <fieldset disabled={isLocked} className="move-files">
      <legend>{t("moveIn.files")}</legend>
      <FailureNotice failure={removal.failure} />
      <DropZone label={t("moveIn.choose")} hint={t("moveIn.hint", { limit: limits.megabytes })} types={limits.endings} onFiles={add} />
      <UploadList uploads={uploads} onRemove={remove} />
      {files.length > 0 && (
        <Ledger
          caption={t("moveIn.files")}
          rows={files}
          keyOf={({ name }) => name}
          columns={[
            { label: t("moveIn.file"), cell: ({ name }) => <span className="break-all">{name}</span> },
            {
              label: t("moveIn.size"),
              isFigure: true,
              cell: ({ bytes }) => t("moveIn.kilobytes", { size: figure(Math.ceil(bytes / KILOBYTE)) }),
            },
            {
              label: t("moveIn.remove"),
              phone: "acts",
              cell: ({ name }) => (
                <Button type="button" look="tool" aria-label={t("moveIn.removeOf", { file: name })} onClick={() => void removeFile(name)}>
                  {t("moveIn.remove")}
                </Button>
              ),
            },
          ]}
        />
      )}
      <div className="move-settings">
        <FileReadingFields {...options} onChange={(part) => onOptions({ ...options, ...part })} />
      </div>
    </fieldset>
  );
}
