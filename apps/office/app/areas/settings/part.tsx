import { type ReactNode, useEffect, useRef } from "react";
import { usePhone } from "../../frame/ledger/use-phone.ts";

interface Props {
  title: string;
  hint?: string;
  /** Whether a phone shows only its heading until it is opened, on a page with many groups. */
  folds?: boolean;
  children: ReactNode;
}

/** A group of settings under a heading. */
export function Part({ folds = false, ...rest }: Props) {
  const isPhone = usePhone();
  return folds && isPhone ? <FoldedPart {...rest} /> : <OpenPart {...rest} />;
}

type Contents = Omit<Props, "folds">;

function OpenPart({ title, hint, children }: Contents) {
  return (
    <section className="setting-part">
      <header>
        <h2>{title}</h2>
        {hint && <p className="soft">{hint}</p>}
      </header>
      <div className="stack">{children}</div>
    </section>
  );
}

/** Opens by itself if a field in it has an error, because the summary of errors leads to the field. */
function FoldedPart({ title, hint, children }: Contents) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (part.current?.querySelector("[aria-invalid='true']")) part.current.open = true;
  });
  return (
    <details ref={part} className="setting-part disclosure">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="stack">
        {hint && <p className="soft">{hint}</p>}
        {children}
      </div>
    </details>
  );
}
