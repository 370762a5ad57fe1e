import type { Context as Http } from "hono";
import { badRequest, notFound } from "../http/failure.ts";
import type { SpaceSnapshot } from "../snapshot/space-snapshot.ts";
import type { Writer } from "./write.ts";

/** Context of every management call: its author, and the space of its token. */
export interface Manager extends Writer {
  homeOf: ManagerOfRequest;
}

/** Returns the space that the request's token may manage. @throws 401 */
export type ManagerOfRequest = (http: Http) => SpaceSnapshot;

/** @throws 404 if the path's id is not a number */
export function idOf(http: Http, name = "id"): number {
  const text = http.req.param(name) ?? "";
  if (!/^\d{1,15}$/.test(text)) throw notFound();
  return Number(text);
}

const LONGEST_NAME = 80;

/**
 * Returns the manager with the author from the header `x-author` (percent-encoded). Everyone who can write may manage the space, so the
 * name is trusted.
 */
export function byAuthor(http: Http, manager: Manager): Manager {
  const sent = http.req.header("x-author") ?? "";
  return { ...manager, author: decode(sent).replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME) || null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MAX_PER_PAGE = 1000;

export function pageOf(http: Http, usual = 25): { limit: number; offset: number; headers(total: number): Record<string, string> } {
  const number = (name: string, otherwise: number) => {
    const text = http.req.query(name) ?? "";
    if (text === "") return otherwise;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw badRequest(`${name} must be a whole number of at least 1`);
    return Number(text);
  };
  const limit = Math.min(number("per_page", usual), MAX_PER_PAGE);
  const offset = (number("page", 1) - 1) * limit;
  return { limit, offset, headers: (total) => ({ "per-page": String(limit), total: String(total) }) };
}

export const isSet = (value: unknown): boolean => value === 1 || value === true || value === "1" || value === "true";
