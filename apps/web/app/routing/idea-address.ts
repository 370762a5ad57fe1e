import type { EntryKind, IdeaBookEntry, Subject } from "@azulejo/contract/areas/ideabook.ts";

/** Repeated here, because the contract package is too large for the browser. */
const kinds = ["product", "slab", "scene", "story"] as const satisfies readonly EntryKind[];

export const IDEAS = "account/usertags";

/** The page of a guest's book, which redirects signed-in users to their books. */
export const GUEST_IDEAS = "ideabook";

/** Returns the path that asks in which books to save something. */
export const keepPath = (subject: Subject): string => `${GUEST_IDEAS}?${new URLSearchParams({ add: keyOf(subject) })}`;

/** Returns the form of a subject in addresses and in the guest's cookie. */
export const keyOf = ({ kind, reference }: Subject): string => `${kind}:${reference}`;

/** Returns the path of a shared book. */
export const sharedPath = (ticket: string): string => `ideabook/${ticket}`;

/** Reads the subject that `keyOf` wrote; null if there is none. */
export function subjectOf(parameter: string | null | undefined): Subject | null {
  const [, kind, reference] = /^([a-z]+):(.{1,60})$/.exec(parameter ?? "") ?? [];
  const known = kinds.find((one) => one === kind);
  return known && reference ? { kind: known, reference } : null;
}

/** Returns the path of an entry's own page; null if it no longer exists. */
export function entryPath({ kind, reference, path, gone }: IdeaBookEntry): string | null {
  if (path === "" || (gone && kind !== "slab")) return null;
  if (kind === "product") return `product/detail/${path}?item=${encodeURIComponent(reference)}`;
  if (kind === "slab") return `slabs/detail?code=${encodeURIComponent(path)}`;
  if (kind === "scene") return `gallery/detail/${path}/`;
  return path;
}
