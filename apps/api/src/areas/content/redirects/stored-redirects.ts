import { ShopError } from "@azulejo/contract";
import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import type { Context } from "../../../context.ts";
import { REDIRECTS } from "../get-redirect.ts";
import type { RedirectEntry } from "../redirect.rules.ts";
import { readEntries, type StoredEntry } from "../staff/index.ts";

export type StoredRedirect = RedirectEntry & StoredEntry;

/** Returns all redirects in the content system. @throws office_content_off */
export const readStoredRedirects = (context: Context): Promise<StoredRedirect[]> => readEntries(context, REDIRECTS);

const statuses = [301, 302, 307, 308] as const;

/** Splits a value such as `302 /new` into status and target; the default is 301. */
export function toRedirect({ id, name, value }: StoredRedirect): OfficeRedirect {
  const [, code, to = ""] = /^(?:(\d{3})\s+)?(.*)$/.exec(value.trim()) ?? [];
  return { id, from: name, to, status: statuses.find((one) => String(one) === code) ?? 301 };
}

export const toEntry = ({ from, to, status }: Omit<OfficeRedirect, "id">): RedirectEntry => ({ name: from, value: `${status} ${to}` });

/** @throws office_redirect_not_found, office_redirect_changed if it has changed since the caller read it */
export function findUnchanged(all: StoredRedirect[], id: number, was: Omit<OfficeRedirect, "id"> | null): OfficeRedirect {
  const stored = all.find((one) => one.id === id);
  if (!stored) throw new ShopError("office_redirect_not_found");
  const now = toRedirect(stored);
  const isSame = was && was.from === now.from && was.to === now.to && was.status === now.status;
  if (!isSame) throw new ShopError("office_redirect_changed", { from: now.from });
  return now;
}
