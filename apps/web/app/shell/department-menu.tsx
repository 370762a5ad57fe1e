import { Icon } from "@azulejo/ui/icon.tsx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useText, useTo } from "../i18n/text.tsx";
import type { MenuEntry } from "./menu.rules.ts";

/** All departments in one panel; opens without script, closes by Escape, by leaving it and on a new page. */
export function DepartmentMenu({ menu }: { menu: MenuEntry[] }) {
  const t = useText();
  const to = useTo();
  const ref = useRef<HTMLDetailsElement>(null);
  useClosing(ref);
  return (
    <nav aria-label={t("shell.mainMenu")}>
      <details ref={ref} className="group">
        <summary className="flex min-h-11 items-center gap-2 px-2 font-medium">
          <Icon name="menu" />
          <span className="max-[22rem]:sr-only">{t("shell.menu")}</span>
        </summary>
        <div className="menu-panel absolute inset-x-0 top-full border-b border-joint bg-wall">
          <ul className="mx-auto grid max-w-[90rem] gap-px bg-joint sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
            {menu.map((entry) => (
              <li key={entry.path} className="bg-wall px-4 py-5 sm:px-6 lg:px-10">
                <a href={to(entry.path)} className="display inline-block py-1 text-lead no-underline hover:underline">
                  {entry.name}
                </a>
                {entry.children.length > 0 && (
                  <ul className="mt-1">
                    {entry.children.map((child) => (
                      <li key={child.path}>
                        <a href={to(child.path)} className="inline-block py-1 text-note no-underline hover:underline">
                          {child.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            <li className="bg-wall" aria-hidden="true" />
          </ul>
        </div>
      </details>
    </nav>
  );
}

export function useClosing(ref: React.RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [key, ref]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.open = false;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const kinds = ["keydown", "pointerdown", "focusin"] as const;
    for (const kind of kinds) document.addEventListener(kind, close);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, close);
    };
  }, [ref]);
}
