// @bundle later
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { type ComponentType, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../form/use-hydrated.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { DepartmentPanelProps } from "../menu/department-panel.tsx";
import { loadMenu, type MenuData } from "../menu/menu-data.ts";
import type { ShellData } from "../shell-data.ts";
import { type MenuLink, menuLinks } from "./main-menu.ts";
import { linkAddress } from "./own-link.ts";
import { useFitting } from "./use-fitting.ts";

const HOVER_MS = 150;
const LEAVE_MS = 250;
const MORE = "more";

/**
 * The departments as links on one line; those that don't fit are listed under "More". With scripts, the first press on a department, or
 * hovering over it, opens a panel with its looks; the second press, or any press without scripts, leads to the department's page.
 */
export function DepartmentBar({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const { open, setOpen, later, shown, prepare } = usePanel(root.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation
  useEffect(() => setOpen(null), [pathname, setOpen]);
  const bar = useRef<HTMLUListElement>(null);
  const links = menuLinks(root);
  const sales = links.filter((link) => link.isSale);
  const others = links.filter((link) => !link.isSale);
  const fitting = useFitting(bar, links.length, (index) => index >= others.length);
  const isCurrent = (link: MenuLink) => pathname.startsWith(linkAddress(link.path, address));
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) later(null, 0);
  };
  const item = (link: MenuLink) => {
    const href = linkAddress(link.path, address);
    const { listing } = link;
    const isOpen = listing !== undefined && listing === open && shown !== undefined;
    const handlers = listing && {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        prepare(listing).catch(() => {});
        later(listing, HOVER_MS);
      },
      onFocus: () => prepare(listing).catch(() => {}),
      onClick: (event: React.MouseEvent) => {
        if (open === listing || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // If the menu fails to load, the department's page is opened instead.
        prepare(listing).catch(() => location.assign(href));
        setOpen(listing);
      },
    };
    return (
      <li key={link.path} className={link.isSale ? "ml-auto" : undefined}>
        <a
          href={href}
          {...handlers}
          {...(isHydrated && listing && { "aria-expanded": isOpen })}
          aria-current={isCurrent(link) ? "page" : undefined}
          className={["department-link", link.isSale && "text-clay", isOpen && "border-ink"].filter(Boolean).join(" ")}
        >
          {link.label}
        </a>
        {isOpen && <shown.Panel data={shown.data} label={link.label} href={href} />}
      </li>
    );
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
      <ul ref={bar} className="page department-list">
        {others.slice(0, fitting).map(item)}
        {fitting < others.length && (
          <MoreLinks
            links={others.slice(fitting)}
            isOpen={open === MORE}
            isCurrent={isCurrent}
            onPress={() => setOpen(open === MORE ? null : MORE)}
          />
        )}
        {sales.map(item)}
      </ul>
      {(shown || open === MORE) && <div aria-hidden="true" className="menu-scrim" onPointerDown={() => setOpen(null)} />}
    </nav>
  );
}

interface MoreProps {
  links: MenuLink[];
  isOpen: boolean;
  isCurrent(link: MenuLink): boolean;
  onPress(): void;
}

/** The departments that don't fit on the line. */
function MoreLinks({ links, isOpen, isCurrent, onPress }: MoreProps) {
  const t = useText();
  const address = useAddress();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        className={`department-link ${links.some(isCurrent) ? "border-ink" : ""}`}
        onClick={onPress}
      >
        {t("shell.more")} <Icon of={ChevronDown} size={16} />
      </button>
      {isOpen && (
        <ul className="department-more">
          {links.map((link) => (
            <li key={link.path}>
              <a href={linkAddress(link.path, address)} aria-current={isCurrent(link) ? "page" : undefined}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface Menu {
  Panel: ComponentType<DepartmentPanelProps>;
  data: MenuData;
}

/** Opens a department's panel once its menu has loaded, which begins when the pointer or focus comes near. */
function usePanel(language: ShellData["language"]) {
  const [open, setOpen] = useState<string | null>(null);
  const [menus, setMenus] = useState<Record<string, Menu>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const prepare = async (listing: string) => {
    if (menus[listing]) return;
    const [{ DepartmentPanel }, data] = await Promise.all([import("../menu/department-panel.tsx"), loadMenu(language, listing)]);
    setMenus((all) => ({ ...all, [listing]: { Panel: DepartmentPanel, data } }));
  };
  const later = (listing: string | null, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(listing), wait);
  };
  const openNow = useRef((listing: string | null) => {
    clearTimeout(timer.current);
    setOpen(listing);
  }).current;
  return { open, setOpen: openNow, later, shown: open === null ? undefined : menus[open], prepare };
}
