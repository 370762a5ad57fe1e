import type { Shape } from "@azulejo/ui/icon.tsx";
import { Icon } from "@azulejo/ui/icon.tsx";
import type { ReactNode } from "react";

interface Props {
  icon: Shape;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** Opens, on a phone, what a wide screen always shows. Without scripts it is hidden, and so is nothing else. */
export function FoldToggle({ icon, isOpen, onToggle, label, className = "", children }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      className={`fold-toggle noscript:hidden ${className}`}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
      <Icon of={icon} />
    </button>
  );
}
