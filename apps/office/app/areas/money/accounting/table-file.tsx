import { buttonClass } from "@azulejo/ui/button.tsx";
import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";
import { isSpreadsheet, tableText } from "./table-text.ts";

const limits: UploadLimits = { types: null, megabytes: 5 };

/** Lets staff choose a file and reads its text: CSV and TSV unchanged, a spreadsheet through the shop. */
export function TableFile({ onText }: { onText(text: string): void }) {
  const t = useText();
  const { uploads, add, retry, remove } = useUploads({ call: "uploadAccountingTable", limits, onStored: ({ text }) => onText(text) });
  const take = async (file: File) => {
    for (const { id } of uploads) remove(id);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isSpreadsheet(bytes)) add([file]);
    else onText(tableText(bytes));
  };
  return (
    <>
      <label className={buttonClass("tool", "relative cursor-pointer justify-self-start")}>
        {t("books.chooseTable")}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          className="overlay-input opacity-0"
          aria-label={t("books.chooseTable")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void take(file).finally(() => (currentTarget.value = ""));
          }}
        />
      </label>
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
    </>
  );
}
