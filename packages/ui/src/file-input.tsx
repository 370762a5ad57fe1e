import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";

export interface FileWords {
  choose: string;
  /** Shown while no file is chosen. */
  none: string;
}

type Attributes = { [K in keyof InputHTMLAttributes<HTMLInputElement>]?: InputHTMLAttributes<HTMLInputElement>[K] | undefined };

const namesIn = (files: FileList | null | undefined): string[] => Array.from(files ?? [], ({ name }) => name);

/**
 * A file input in the reader's language; a browser's own uses the browser's. The browser's input covers it, for clicks, drops and the
 * keyboard. Without scripts it is visible, because only it can show the chosen file's name.
 */
export function FileInput({ words, onChange, ...rest }: { words: FileWords } & Omit<Attributes, "type" | "className">) {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const form = input.current?.form;
    const look = () => setNames(namesIn(input.current?.files));
    const empty = () => setNames([]);
    // A file may be chosen before scripts have loaded.
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
