import { Checkbox, TextArea } from "@azulejo/ui/field.tsx";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { type GridColumn, labelOf } from "./grid/grid-columns.ts";

interface ColumnsProps {
  all: readonly GridColumn[];
  shown: readonly GridColumn[];
  onChoose(names: string[]): void;
  onClose(): void;
}

/** Chooses the columns of the grid. */
export function ColumnsDialog({ all, shown, onChoose, onClose }: ColumnsProps) {
  const t = useText();
  const names = new Set(shown.map(({ name }) => name));
  return (
    <ActionDialog
      title={t("catalog.columnsTitle")}
      confirm={t("catalog.columnsShow")}
      isSending={false}
      failure={null}
      place="side"
      onConfirm={async (form) => {
        onChoose(form.getAll("column").map(String));
        return true;
      }}
      onClose={onClose}
    >
      <div className="column-choices">
        {all
          .filter(({ name }) => name !== "itemNo")
          .map((column) => (
            <Checkbox
              key={column.name}
              id={`column-${column.name}`}
              name="column"
              value={column.name}
              label={labelOf(t, column)}
              defaultChecked={names.has(column.name)}
            />
          ))}
      </div>
    </ActionDialog>
  );
}

/** Takes pasted spreadsheet cells on devices where no keyboard can paste them into the grid. */
export function PasteDialog({ onPaste, onClose }: { onPaste(text: string): void; onClose(): void }) {
  const t = useText();
  return (
    <ActionDialog
      title={t("catalog.pasteTitle")}
      confirm={t("catalog.pasteDo")}
      isSending={false}
      failure={null}
      onConfirm={async (form) => {
        onPaste(String(form.get("cells") ?? ""));
        return true;
      }}
      onClose={onClose}
    >
      <TextArea name="cells" label={t("catalog.pasteText")} hint={t("catalog.pasteHint")} required rows={8} spellCheck={false} />
    </ActionDialog>
  );
}
