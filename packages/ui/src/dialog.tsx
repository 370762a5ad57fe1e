import { type ReactNode, type RefObject, useId } from "react";
import { Icon } from "./icon.tsx";

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: ReactNode;
  closeLabel: string;
  /** A sheet fills the height at the side of the window. */
  sheet?: boolean;
  children: ReactNode;
}

/** The platform's modal dialog: keeps the focus, closes by Escape and by a press beside it. */
export function Dialog({ ref, title, closeLabel, sheet = false, children }: DialogProps) {
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClick={(event) => event.target === event.currentTarget && ref.current?.close()}
      className={`bg-wall text-ink ${sheet ? "m-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw)] max-w-none" : "w-[min(36rem,calc(100vw-2rem))]"}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-joint px-5 py-3">
        <h2 id={id} className="display text-lead">
          {title}
        </h2>
        <button type="button" aria-label={closeLabel} onClick={() => ref.current?.close()} className="-mr-2 grid size-11 place-items-center">
          <Icon name="close" />
        </button>
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}
