import "virtual:words/account+customer";
import type { ReactNode } from "react";
import type { ShellData } from "../../../shell/shell-data.ts";
import { AccountCrumbs } from "./account-crumbs.tsx";
import { AccountMenuList } from "./account-menu-list.tsx";
import { AccountNotices } from "./account-notices.tsx";

interface Props {
  root: ShellData;
  /** The page's one h1. */
  title: string;
  lead?: ReactNode;
  /** Whether the page takes the whole width, as a table needs. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Frame of an account page: breadcrumbs, account menu, heading, and the notices that every account page shows above its content
 * (a message left by the previous answer, an unconfirmed email, a locked customer).
 */
export function AccountFrame({ root, title, lead, isWide = false, children }: Props) {
  return (
    <div>
      <AccountCrumbs root={root} />
      <div className="mt-4 grid gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {root.session && (
          <div className="lg:sticky lg:top-36 lg:self-start">
            <AccountMenuList root={root} session={root.session} />
          </div>
        )}
        <div className={isWide ? "min-w-0" : "min-w-0 max-w-4xl"}>
          <h1 className="text-title">{title}</h1>
          {lead && <p className="mt-3 max-w-prose text-ink-soft">{lead}</p>}
          <div className="mt-8 space-y-10">
            <AccountNotices root={root} />
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
