import { product, type ValueOf } from "@azulejo/contract";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

export type Detail = ValueOf<typeof product.detail>;

const found = new WeakMap<Request, Promise<Detail | null>>();

/** Reads the product that the address names, once for both the guard and the page. Null if there is none. */
export function findProduct(visit: Visit): Promise<Detail | null> {
  const known = found.get(visit.request) ?? lookUp(visit);
  found.set(visit.request, known);
  return known;
}

/** Finds a product by its variant's number if one is given, else by slug; a bare item number in place of the slug works too. */
async function lookUp(visit: Visit): Promise<Detail | null> {
  const itemNo = visit.url.searchParams.get("item") ?? undefined;
  const sample = visit.url.searchParams.get("sample") === "true";
  const named = itemNo ? await ask(visit, { itemNo, sample }) : null;
  if (named) return named;
  const bySlug = visit.rest ? await ask(visit, { slug: visit.rest, sample }) : null;
  if (bySlug) return bySlug;
  return /^[\w.-]{1,40}$/.test(visit.rest) ? ask(visit, { itemNo: visit.rest, sample }) : null;
}

async function ask({ context, language }: Visit, input: { itemNo?: string; slug?: string; sample: boolean }): Promise<Detail | null> {
  try {
    return await callApi(context, language, product.detail, input);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === "request_invalid")) return null;
    throw error;
  }
}
