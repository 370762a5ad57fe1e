import { randomUUID } from "node:crypto";
import { MAX_GUEST_ENTRIES } from "@azulejo/contract/areas/ideabook/guest-limit.ts";
import { type Subject, subject } from "@azulejo/contract/areas/ideabook.ts";
import { createCookie } from "react-router";
import { z } from "zod";
import { requestContext } from "../../../request/request-context.server.ts";
import { keyOf, subjectOf } from "../../../routing/idea-address.ts";
import type { Visit } from "../../../routing/visit.ts";

const DAYS = 180;

const stored = z.object({ id: z.uuid(), entries: z.array(z.string()) });

/** A guest's idea book, stored in the browser: a cookie, so that it works without scripts. */
export interface GuestBook {
  /** Identifies the book when it is merged into an account, so that two tabs don't merge it twice. */
  id: string;
  entries: Subject[];
}

const cookieOf = ({ siteKey, context }: Visit) =>
  createCookie(`${siteKey}_ideas`, {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: context.get(requestContext).publicUrl.startsWith("https:"),
    maxAge: DAYS * 86_400,
  });

/** Reads the cookie; ignores invalid entries, which somebody may have forged. */
export async function readGuestBook(visit: Visit): Promise<GuestBook> {
  const { data } = stored.safeParse(await cookieOf(visit).parse(visit.request.headers.get("cookie")));
  const known = (data?.entries ?? []).flatMap((key) => subject.safeParse(subjectOf(key)).data ?? []);
  return { id: data?.id ?? randomUUID(), entries: known.slice(0, MAX_GUEST_ENTRIES) };
}

/** Returns the header that stores the book, or deletes an empty one. */
export async function keepGuestBook(visit: Visit, { id, entries }: GuestBook): Promise<Headers> {
  const cookie = cookieOf(visit);
  const value =
    entries.length > 0 ? await cookie.serialize({ id, entries: entries.map(keyOf) }) : await cookie.serialize("", { maxAge: 0 });
  return new Headers({ "set-cookie": value });
}
