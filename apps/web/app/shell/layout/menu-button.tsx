import { Close, Icon, Menu } from "@azulejo/ui/icon.tsx";
import { useText } from "../../i18n/text.ts";
import { MENU } from "./menu-id.ts";

/** Opens the menu, which the browser shows over the page as a popover; it closes by a second press, Escape, or a link in it. */
export function MenuButton() {
  const t = useText();
  return (
    <button type="button" popoverTarget={MENU} className="shell-tool lg:hidden">
      <Icon of={Menu} size={22} className="when-closed" />
      <Icon of={Close} size={22} className="when-open" />
      <span className="sr-only">{t("shell.menu")}</span>
    </button>
  );
}
