import type { SettingTable } from "@azulejo/contract/areas/office.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { TextArea } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { SettingsFault } from "../draft/paths.ts";
import { columnsOf } from "./columns.ts";
import { type ReadTable, readTable } from "./read-table.ts";
import type { Rows } from "./use-rows.ts";

const SHOWN = 12;

interface LineFault {
  line: number;
  words: string;
}

/** Takes rows from a spreadsheet or a CSV file, and shows errors by line. */
export function ImportDialog({ table, rows, onClose }: { table: SettingTable; rows: Rows; onClose(): void }) {
  const t = useText();
  const named = useTextOr();
  const { list } = useFormats();
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<readonly LineFault[]>([]);
  const columns = columnsOf[table];
  const names = list(columns.map(({ name }) => named(`settings.column.${name}`, name)));

  const toFaults = useToFaults(columns.length);
  const send = async (): Promise<boolean> => {
    const read = await readTable(columns, text);
    if (read.faults.length > 0 || read.rows.length === 0) {
      setFaults(read.rows.length === 0 && read.faults.length === 0 ? [{ line: 0, words: t("settings.noLines") }] : toFaults(read, []));
      return false;
    }
    setFaults(toFaults(read, await rows.askFile(read.rows.map(({ row }) => row))));
    return false;
  };
  return (
    <ActionDialog
      title={t("settings.importTitle")}
      confirm={t("settings.review")}
      isSending={rows.isSending}
      failure={rows.failure}
      onConfirm={send}
      onClose={onClose}
      place="side"
    >
      <TextArea
        name="lines"
        label={t("settings.lines")}
        hint={t("settings.linesHint", { columns: names })}
        rows={12}
        required
        spellCheck={false}
        className="w-full border border-ink-soft bg-paper p-2 font-mono text-small"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <label className={buttonClass("tool", "relative cursor-pointer justify-self-start")}>
        {t("settings.chooseFile")}
        <input
          type="file"
          accept=".csv,.tsv,.txt"
          className="overlay-input opacity-0"
          aria-label={t("settings.chooseFile")}
          onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
        />
      </label>
      <LineFaults faults={faults} />
    </ActionDialog>
  );
}

/** Returns a function that words errors by line: of cells that couldn't be read, and of values that the API refuses. */
function useToFaults(columns: number) {
  const t = useText();
  const named = useTextOr();
  return (read: ReadTable, refused: readonly SettingsFault[]): LineFault[] => [
    ...read.faults.map((line) => ({ line, words: t("settings.wrongColumns", { count: columns }) })),
    ...refused.map(({ path, problem }) => {
      const [, at, column = ""] = /^rows\[(\d+)\]\.?([^.]*)/.exec(path) ?? [];
      const name = at ? named(`settings.column.${column}`, column) : path;
      return { line: read.rows[Number(at ?? 0) - 1]?.line ?? 0, words: t("settings.fault", { name, problem }) };
    }),
  ];
}

function LineFaults({ faults }: { faults: readonly LineFault[] }) {
  const t = useText();
  const { figure } = useFormats();
  return (
    <div role="status">
      {faults.length > 0 && (
        <ul className="warn">
          {faults.slice(0, SHOWN).map(({ line, words }) => (
            <li key={`${line} ${words}`}>{line > 0 ? t("settings.lineFault", { line: figure(line), words }) : words}</li>
          ))}
          {faults.length > SHOWN && <li>{t("settings.moreFaults", { count: faults.length - SHOWN })}</li>}
        </ul>
      )}
    </div>
  );
}
