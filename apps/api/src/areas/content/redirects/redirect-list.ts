import type { ContentManager } from "@azulejo/content-client";
import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import { REDIRECTS } from "../get-redirect.ts";
import { entriesOf, storeEntryBy } from "../staff/index.ts";
import { toEntry, toRedirect } from "./stored-redirects.ts";

/** The site's redirects for a command or job, which no session of a staff member makes. */
export interface RedirectList {
  read(): Promise<OfficeRedirect[]>;
  /** @param id null for a new one @returns its id */
  write(id: number | null, redirect: Omit<OfficeRedirect, "id">): Promise<number>;
}

/** @param author whom the content system records as the author of changes */
export const openRedirectList = (manager: ContentManager, author: string): RedirectList => ({
  read: async () => (await entriesOf(manager, REDIRECTS)).map(toRedirect),
  async write(id, redirect) {
    const send = <Answer>(call: Parameters<ContentManager["call"]>[0]) =>
      manager.call<Answer>({ ...call, ...(call.method !== "GET" && { author }) });
    return (await storeEntryBy(send, REDIRECTS, id, toEntry(redirect))).id;
  },
});
