import { Icon, User } from "@azulejo/ui/icon.tsx";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";

const MENU = "account-menu";
const SessionMenu = lazy(async () => ({ default: (await import("./session-menu.tsx")).SessionMenu }));

/** A sign-in link for a guest; account and sign-out links for a signed-in user. On a phone, the account link is at the end of the menu. */
export function AccountMenu({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const { session, language } = root;
  const look = `shell-tool ${session ? "" : "max-lg:hidden"}`;
  if (!session) {
    const back = /\/account\//.test(pathname) ? "" : `?returnTo=${encodeURIComponent(pathname)}`;
    return (
      <a href={address("account/login") + back} className={look}>
        <Icon of={User} className="max-lg:size-[22px]" />
        <span className="max-lg:sr-only">{t("shell.signIn")}</span>
      </a>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={MENU} className={look}>
        <Icon of={User} className="max-lg:size-[22px]" />
        <span className="max-w-[12rem] truncate max-lg:sr-only">{session.givenName || session.userName}</span>
      </button>
      <div id={MENU} popover="auto" className="shell-drop">
        <Suspense>
          <SessionMenu session={session} language={language} />
        </Suspense>
      </div>
    </>
  );
}
