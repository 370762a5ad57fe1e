import "virtual:words/account+customer";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { splitAddress } from "../../../routing/language-routing.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { isSetting } from "./account-links.ts";
import { AccountCrumbs, AccountMenuList, AccountNotices } from "./later-parts.ts";

interface Props {
  root: ShellData;
  /** The page's one h1. */
  title: string;
  lead?: ReactNode;
  /** Shown at the end of the heading's line. */
  beside?: ReactNode;
  /** Whether the page takes the whole width, as a table needs. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Frame of an account page: breadcrumbs, account menu, heading, and the notices that every account page shows above its content
 * (a message left by the previous answer, an unconfirmed email, a locked customer).
 */
export function AccountFrame({ root, title, lead, beside, isWide = false, children }: Props) {
  const here = splitAddress(useLocation().pathname).rest;
  const hasRail = isSetting(here, root);
  // Whether the bar of wide screens and the list of small ones already show which page this is.
  const isInBar = root.session !== null && !hasRail && here.split("/").filter(Boolean).length <= 2;
  return (
    <div>
      {!isInBar && <AccountCrumbs root={root} title={title} />}
      <div
        className={`grid grid-cols-1 gap-x-14 gap-y-6 ${isInBar ? "lg:mt-4" : "mt-4 lg:mt-8"} ${hasRail ? "lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}
      >
        {root.session && <AccountMenuList root={root} session={root.session} />}
        <div className={isWide ? "min-w-0" : "min-w-0 max-w-4xl"}>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="min-w-0">
              <h1 className="text-title">{title}</h1>
              {lead && <p className="mt-3 max-w-prose text-ink-soft">{lead}</p>}
            </div>
            {beside}
          </div>
          <div className={isInBar ? "mt-6 space-y-10 sm:mt-8" : "mt-8 space-y-10"}>
            <AccountNotices root={root} />
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
