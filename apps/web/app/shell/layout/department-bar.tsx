import { type ComponentType, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../form/use-hydrated.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { DepartmentPanelProps } from "../menu/department-panel.tsx";
import { loadMenu } from "../menu/menu-data.ts";
import type { ShellData } from "../shell-data.ts";
import { type MenuLink, menuLinks } from "./main-menu.ts";
import { linkAddress } from "./own-link.ts";

const HOVER_MS = 150;
const LEAVE_MS = 250;

/**
 * The departments as links. With scripts the first press of one opens its looks below the bar, and so does a mouse that rests
 * on it; the second press, or any press without scripts, leads to the department's page.
 */
export function DepartmentBar({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const { open, setOpen, later, Panel, prepare } = usePanel(root.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has come
  useEffect(() => setOpen(null), [pathname, setOpen]);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) later(null, 0);
  };
  return (
    <nav
      aria-label={t(root.mainMenu ? "shell.menu" : "shell.departments")}
      className="hidden lg:block"
      onBlur={leave}
      onPointerLeave={(event) => event.pointerType === "mouse" && later(null, LEAVE_MS)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || open === null) return;
        setOpen(null);
        event.currentTarget.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
      }}
    >
      <ul className="page department-list">
        {menuLinks(root).map((link) => {
          const href = linkAddress(link.path, address);
          const { listing } = link;
          const isOpen = listing !== undefined && listing === open;
          const handlers = listing && {
            onPointerEnter: (event: PointerEvent) => {
              if (event.pointerType !== "mouse") return;
              prepare(listing);
              later(listing, HOVER_MS);
            },
            onFocus: () => prepare(listing),
            onClick: (event: React.MouseEvent) => {
              if (isOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              prepare(listing);
              setOpen(listing);
            },
          };
          return (
            <li key={link.path} className={link.isSale ? "ml-auto" : ""}>
              <a
                href={href}
                {...handlers}
                {...(isHydrated && listing && { "aria-expanded": isOpen })}
                aria-current={pathname.startsWith(href) ? "page" : undefined}
                className={`department-link ${link.isSale ? "text-clay" : ""} ${isOpen ? "border-ink" : ""}`}
              >
                {link.label}
              </a>
              {isOpen && Panel && <Panel listing={listing} label={link.label} href={href} />}
            </li>
          );
        })}
      </ul>
      {open !== null && Panel && <div aria-hidden="true" className="menu-scrim" onPointerDown={() => setOpen(null)} />}
    </nav>
  );
}

/** Which department is open, and the part of the page that shows it, loaded when somebody comes near. */
function usePanel(language: ShellData["language"]) {
  const [open, setOpen] = useState<string | null>(null);
  const [Panel, setPanel] = useState<ComponentType<DepartmentPanelProps> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const prepare = (listing: NonNullable<MenuLink["listing"]>) => {
    loadMenu(language, listing).catch(() => {});
    if (!Panel) void import("../menu/department-panel.tsx").then((part) => setPanel(() => part.DepartmentPanel)).catch(() => {});
  };
  const later = (listing: string | null, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(listing), wait);
  };
  const openNow = useRef((listing: string | null) => {
    clearTimeout(timer.current);
    setOpen(listing);
  }).current;
  return { open, setOpen: openNow, later, Panel, prepare };
}
