import { type ReactNode, useEffect, useRef } from "react";
import { Close, Icon } from "./icon.tsx";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

interface Props {
  /** Null shows nothing. */
  message: string | null;
  closeLabel: string;
  onClose(): void;
  /** A link or button beside the message. */
  action?: ReactNode;
}

const SECONDS = 8;

/** A short message in the lower corner. It is announced but never focused, and stays while hovered or focused. */
export function Toast({ message, closeLabel, onClose, action }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current || message === null) return;
    current.showPopover?.();
    const timer = setInterval(() => {
      if (!current.matches(":hover, :focus-within")) onClose();
    }, SECONDS * 1000);
    return () => {
      clearInterval(timer);
      current.hidePopover?.();
    };
  }, [message, onClose]);
  return (
    <div ref={box} popover="manual" className="toast">
      <div className="flex min-h-14 items-center gap-4 pl-4">
        <p role="status" className="grow py-2">
          <UnbrokenNumbers>{message}</UnbrokenNumbers>
        </p>
        {action}
        <button type="button" aria-label={closeLabel} onClick={onClose} className="grid size-12 shrink-0 place-items-center">
          <Icon of={Close} />
        </button>
      </div>
    </div>
  );
}
