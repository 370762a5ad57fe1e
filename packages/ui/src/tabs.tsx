import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface Props {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is open first. */
  initial?: string;
  onOpen?(id: string): void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The look of one tab, also used for links. */
export const tabClass = (isOpen: boolean): string =>
  `inline-flex min-h-12 items-center gap-2 border-b-2 px-1 no-underline whitespace-nowrap ${isOpen ? "border-ink font-medium" : "border-transparent text-ink-soft hover:text-ink"}`;

/** Tabs with all panels on the page. Without scripts, the panels are stacked and the tabs link to them. */
export function Tabs({ label, tabs, initial, onOpen }: Props) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initial ?? tabs[0]?.id);
  const show = (id: string) => {
    setOpen(id);
    onOpen?.(id);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const next = tabs.at((tabs.findIndex((one) => one.id === open) + by) % tabs.length);
    if (!next) return;
    show(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={step} className="flex gap-6 overflow-x-auto border-b border-joint">
        {tabs.map(({ id, label: words }) => (
          <a
            key={id}
            role="tab"
            href={`#${group}${id}`}
            id={`${group}${id}-tab`}
            data-tab={id}
            aria-controls={`${group}${id}`}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              show(id);
            }}
            className={tabClass(id === open)}
          >
            {words}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${group}${id}`}
          role="tabpanel"
          aria-labelledby={`${group}${id}-tab`}
          className={id === open ? "" : "hidden noscript:block"}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
