import { Close, Icon, Menu } from "@azulejo/ui/icon.tsx";
import { lazy } from "react";
import { useText } from "../../i18n/text.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { MENU } from "./menu-id.ts";

let want: () => void = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** The server's HTML works without scripts; the code loads when the page is idle or when the menu is about to open. */
export const PhoneMenu = lazy(async () => {
  const isRendered = typeof document !== "undefined" && document.getElementById(MENU) !== null;
  if (isRendered) {
    whenIdle(want);
    await wanted;
  }
  return { default: (await import("./phone-menu.tsx")).PhoneMenu };
});

/** Opens the menu, which the platform places over the page; it closes by a second press, Escape, or a link in it. */
export function MenuButton() {
  const t = useText();
  return (
    <button type="button" popoverTarget={MENU} onPointerDown={want} onFocus={want} className="shell-tool lg:hidden">
      <Icon of={Menu} size={22} className="when-closed" />
      <Icon of={Close} size={22} className="when-open" />
      <span className="sr-only">{t("shell.menu")}</span>
    </button>
  );
}
