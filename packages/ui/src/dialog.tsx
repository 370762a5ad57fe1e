import { type ReactNode, type RefObject, useId } from "react";
import { Close, Icon } from "./icon.tsx";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays below the scrolling content. */
  actions?: ReactNode;
  /** The position: centered, at the right edge, or full screen. On phones dialogs open from the bottom edge or full screen. */
  place?: "center" | "side" | "full";
  onClose?(): void;
}

/** The platform's modal dialog: `ref.current.showModal()` opens it; Escape, the close button and a click beside it close it. */
export function Dialog({ ref, title, closeLabel, children, actions, place = "center", onClose }: Props) {
  const heading = useId();
  const close = () => ref.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog in every browser
    <dialog
      ref={ref}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={`dialog dialog-${place}`}
    >
      <div className="flex max-h-full min-h-full flex-col">
        <div className="flex h-14 shrink-0 items-center gap-2 border-b border-joint pl-4">
          <h2 id={heading} className="grow text-lead">
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={close} className="grid size-12 place-items-center">
            <Icon of={Close} />
          </button>
        </div>
        <div className="min-h-0 grow overflow-auto overscroll-contain p-4">{children}</div>
        {actions && <div className="flex shrink-0 flex-wrap gap-2 border-t border-ink p-4">{actions}</div>}
      </div>
    </dialog>
  );
}
