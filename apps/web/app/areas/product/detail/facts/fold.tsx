import { type ReactNode, useEffect, useRef, useState } from "react";

/** From this width on, sections are open side by side. */
const WIDE = "(min-width: 68rem)";

interface Props {
  title: string;
  /** Shown at the end of the heading's line on a wide screen. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section with a heading; on a phone, tapping the heading opens it. Without scripts it is always open. */
export function Fold({ title, note, className = "", children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  /** Null until the width of the window is known. */
  const [folds, setFolds] = useState<boolean | null>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    // The server renders the section open: if it is closed now, the reader tapped it before this code had loaded.
    const wasTapped = isNew.current && details.current?.open === false;
    isNew.current = false;
    const fold = (isOpen: boolean) => {
      setFolds(!wide.matches);
      if (details.current) details.current.open = isOpen;
    };
    const apply = () => fold(wide.matches);
    fold(wide.matches || wasTapped);
    wide.addEventListener("change", apply);
    return () => wide.removeEventListener("change", apply);
  }, []);
  return (
    <details ref={details} open className={`fold disclosure ${folds === null ? "fold-waiting" : ""} ${className}`}>
      <summary tabIndex={folds ? undefined : -1}>
        <h2>{title}</h2>
        {note && <span className="tabular">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
