import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";

export interface FileWords {
  choose: string;
  /** Shown while no file is chosen. */
  none: string;
}

type Attributes = { [K in keyof InputHTMLAttributes<HTMLInputElement>]?: InputHTMLAttributes<HTMLInputElement>[K] | undefined };

const namesIn = (files: FileList | null | undefined): string[] => Array.from(files ?? [], ({ name }) => name);

/**
 * An input for files that speaks the reader's language; a browser's own speaks the browser's. The browser's own covers it, takes clicks,
 * dropped files and the keyboard, and is shown where scripts don't run, because nothing else would name the chosen file.
 */
export function FileInput({ words, onChange, ...rest }: { words: FileWords } & Omit<Attributes, "type" | "className">) {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const form = input.current?.form;
    const look = () => setNames(namesIn(input.current?.files));
    const empty = () => setNames([]);
    // A file can be chosen before the scripts arrive.
    look();
    form?.addEventListener("reset", empty);
    return () => form?.removeEventListener("reset", empty);
  }, []);
  return (
    <span className="file-input">
      <input
        {...rest}
        ref={input}
        type="file"
        className="overlay-input"
        onChange={(event) => {
          setNames(namesIn(event.target.files));
          onChange?.(event);
        }}
      />
      <span aria-hidden="true" className="button button-quiet">
        {words.choose}
      </span>
      <span aria-hidden="true" className="file-names">
        {names.join(", ") || words.none}
      </span>
    </span>
  );
}
