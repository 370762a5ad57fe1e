import "virtual:words/account+customer";
import type { ReactNode } from "react";
import { Picture } from "../../../media/picture.tsx";
import { pieceCrop } from "../../../media/picture-rules.ts";
import { usePageFrame } from "../../../shell/page-frame.ts";
import type { ShellData } from "../../../shell/shell-data.ts";

import { AccountCrumbs, AccountNotices } from "./later-parts.ts";

interface Props {
  root: ShellData;
  /** The page's one h1. */
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const TILE = { widthMm: 600, heightMm: 600 };

/** Frame of the sign-in, sign-up and password pages: one column beside pictures of the shop's materials. */
export function EntryFrame({ root, title, lead, children }: Props) {
  return (
    <div>
      <AccountCrumbs root={root} />
      <div className="mt-4 grid gap-x-20 lg:mt-8 lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)]">
        <div className="min-w-0 max-w-[33rem]">
          <h1 className="text-title">{title}</h1>
          {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
          <div className="mt-8 space-y-8">
            <AccountNotices root={root} brief />
            {children}
          </div>
        </div>
        <Wall />
      </div>
    </div>
  );
}

/** Pictures of materials: decorative, and shown only on wide screens. */
function Wall() {
  const pictures = usePageFrame()?.account?.pictures ?? [];
  if (pictures.length < 4) return null;
  return (
    <div aria-hidden="true" className="sticky top-36 hidden w-full max-w-[40rem] grid-cols-2 gap-0.5 self-start justify-self-end lg:grid">
      {pictures.map((picture, index) => (
        <Picture
          key={picture.address}
          picture={picture}
          crop={pieceCrop(picture, TILE, index)}
          alt=""
          sizes="(min-width: 68rem) 20rem, 1px"
          className="aspect-square w-full object-cover"
        />
      ))}
    </div>
  );
}
