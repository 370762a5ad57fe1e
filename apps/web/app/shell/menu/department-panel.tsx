import "./department-panel.css";
import { useText } from "../../i18n/text.ts";
import { EntryImage } from "./entry-image.tsx";
import type { MenuData } from "./menu-data.ts";

export interface DepartmentPanelProps {
  data: MenuData;
  label: string;
  href: string;
}

/** The panel below a department: its looks as pictures, where its products can be used, and its colors. */
export function DepartmentPanel({ data, label, href }: DepartmentPanelProps) {
  const t = useText();
  return (
    <section aria-label={label} className="menu-panel">
      <div className="menu-panel-words">
        <a href={href} className="flex items-baseline justify-between gap-3 pb-3 no-underline">
          <span className="font-display text-head">{label}</span>
          <span className="tabular text-small text-ink-soft">{data.total}</span>
        </a>
        <ul>
          {data.uses.slice(0, 6).map((use) => (
            <li key={use.href} className="border-t border-joint">
              <a href={use.href} className="flex min-h-11 items-center justify-between gap-3 no-underline">
                {use.name} <span className="tabular text-small text-ink-soft">{use.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid grid-cols-6 content-start">
        {data.entries.map((entry) => (
          <li key={entry.href} className="border-b border-r border-joint">
            <a href={entry.href} className="flex h-full flex-col no-underline">
              <span className="swatch h-[150px]">
                <EntryImage entry={entry} width={480} height={343} />
              </span>
              <span className="flex min-h-11 grow items-center justify-between gap-3 px-3 py-2 text-small">
                {entry.name} <span className="tabular text-ink-soft">{entry.count}</span>
              </span>
            </a>
          </li>
        ))}
        {data.tip && data.entries.length % COLUMNS > 0 && (
          <li className="border-b border-joint">
            <a href={data.tip.href} className="block h-full px-4 py-3 no-underline hover:underline">
              <span className="block font-display text-lead leading-tight">{data.tip.title}</span>
              <span className="mt-2 block text-small text-ink-soft">{t("shell.guide")}</span>
            </a>
          </li>
        )}
      </ul>
      {data.colors.length > 1 && (
        <ul className="page col-span-full flex w-full flex-wrap gap-x-5 border-t border-joint py-2 text-small">
          {data.colors.map((color) => (
            <li key={color.href}>
              <a href={color.href} className="inline-flex min-h-11 items-center gap-2 no-underline">
                <span className="swatch size-6 rounded-full">
                  <EntryImage entry={color} width={64} height={64} />
                </span>
                {color.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const COLUMNS = 6;
