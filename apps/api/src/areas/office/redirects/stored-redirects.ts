import { ShopError } from "@azulejo/contract";
import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import type { Context } from "../../../context.ts";
import { REDIRECTS, type RedirectEntry } from "../../content/index.ts";
import { callSpace, requireManager } from "../content/index.ts";

/** An entry of the list of redirects, as the content system answers it. */
export interface StoredRedirect extends RedirectEntry {
  id: number;
}

const AT_ONCE = 1000;

/** Returns all redirects. @throws office_content_off */
export async function readStoredRedirects(context: Context): Promise<StoredRedirect[]> {
  const manager = requireManager(context);
  const all: StoredRedirect[] = [];
  for (let page = 1; ; page += 1) {
    const { answer, total } = await manager.list<{ datasource_entries: StoredRedirect[] }>({
      method: "GET",
      path: "datasource_entries",
      query: { datasource_slug: REDIRECTS, page, per_page: AT_ONCE },
    });
    all.push(...answer.datasource_entries.map(({ id, name, value }) => ({ id, name, value })));
    if (answer.datasource_entries.length === 0 || all.length >= total) return all;
  }
}

/** Returns the id of the list of redirects, which the first redirect creates. */
export async function redirectListId(context: Context): Promise<number> {
  const { datasources } = await callSpace<{ datasources: { id: number; slug: string }[] }>(context, {
    method: "GET",
    path: "datasources",
    query: { search: REDIRECTS, per_page: AT_ONCE },
  });
  const known = datasources.find(({ slug }) => slug === REDIRECTS);
  if (known) return known.id;
  const body = { datasource: { name: REDIRECTS, slug: REDIRECTS } };
  const { datasource } = await callSpace<{ datasource: { id: number } }>(context, { method: "POST", path: "datasources", body });
  return datasource.id;
}

const statuses = [301, 302, 307, 308] as const;

/** Divides `302 /new` into status and target; without a status it is 301. */
export function toRedirect({ id, name, value }: StoredRedirect): OfficeRedirect {
  const [, code, to = ""] = /^(?:(\d{3})\s+)?(.*)$/.exec(value.trim()) ?? [];
  return { id, from: name, to, status: statuses.find((one) => String(one) === code) ?? 301 };
}

export const toEntry = ({ from, to, status }: Omit<OfficeRedirect, "id">): RedirectEntry => ({ name: from, value: `${status} ${to}` });

/** @throws office_redirect_not_found, office_redirect_changed if it isn't what the caller has read */
export function findUnchanged(all: StoredRedirect[], id: number, was: Omit<OfficeRedirect, "id"> | null): OfficeRedirect {
  const stored = all.find((one) => one.id === id);
  if (!stored) throw new ShopError("office_redirect_not_found");
  const now = toRedirect(stored);
  const isSame = was && was.from === now.from && was.to === now.to && was.status === now.status;
  if (!isSame) throw new ShopError("office_redirect_changed", { from: now.from });
  return now;
}
