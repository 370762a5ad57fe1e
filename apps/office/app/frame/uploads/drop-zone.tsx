import { buttonClass } from "@azulejo/ui/button.tsx";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import "./uploads.css";

interface Props {
  label: string;
  /** Which files are accepted, and in what other ways they can be added. */
  hint: string;
  types: readonly string[];
  isMultiple?: boolean;
  onFiles(files: readonly File[]): void;
  children?: ReactNode;
}

const filesOf = (list: FileList | undefined): File[] => [...(list ?? [])];
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Accepts files that are chosen, dropped on it, or pasted anywhere on the page. */
export function DropZone({ label, hint, types, isMultiple = true, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData?.files);
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button inside takes the same files
    <div
      className={`drop-zone${isOver ? " is-over" : ""}`}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(filesOf(event.dataTransfer.files));
      }}
    >
      <label className={buttonClass("tool", "relative cursor-pointer")}>
        {label}
        <input
          type="file"
          multiple={isMultiple}
          accept={types.join(",")}
          className="overlay-input opacity-0"
          onChange={({ currentTarget }) => {
            onFiles(filesOf(currentTarget.files ?? undefined));
            // Cleared, so that choosing the same file again counts as a change too.
            currentTarget.value = "";
          }}
        />
      </label>
      <p className="soft">{hint}</p>
      {children}
    </div>
  );
}
