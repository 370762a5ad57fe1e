import { type ErrorCode, type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { barePath } from "../../../domain/bare-path.ts";
import { recordAct } from "../../audit/index.ts";
import { REDIRECTS } from "../get-redirect.ts";
import { isHome, isSamePath, type RedirectFault, redirectFault, traceRedirect } from "../redirect.rules.ts";
import { callSpace, storeEntry } from "../staff/index.ts";
import { findUnchanged, readStoredRedirects, toEntry, toRedirect } from "./stored-redirects.ts";

const PAGE_SIZE = 50;

export const listRedirects: Verb<typeof office.redirects> = async (context, { query = "", page }) => {
  const wanted = query.toLowerCase();
  const found = (await readStoredRedirects(context))
    .map(toRedirect)
    .filter(({ from, to }) => from.toLowerCase().includes(wanted) || to.toLowerCase().includes(wanted))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return { redirects: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
};

export const tryAddress: Verb<typeof office.tryAddress> = async (context, { path }) => {
  const { catalog, storefront, language } = context;
  const own = traceRedirect(path, await readStoredRedirects(context));
  const trace = own.steps.length > 0 ? own : traceRedirect(path, await catalog.oldAddresses(storefront.id, language, barePath(path)));
  const { steps, result, isLoop } = trace;
  return { steps, isLoop, result: result && { to: result.to, status: result.status } };
};

/** The error if another person deletes the redirect at the same time. */
const missingRedirect = { missing: "office_redirect_not_found" } as const;
const refusals = {
  path: "office_redirect_path",
  target: "office_redirect_target",
} as const satisfies Partial<Record<RedirectFault, ErrorCode>>;

export const saveRedirect: Verb<typeof office.saveRedirect> = async (context, { id, was, replacesHome, ...redirect }) => {
  const { from } = redirect;
  const all = await readStoredRedirects(context);
  const before = id === null ? null : findUnchanged(all, id, was);
  const others = all.filter((one) => one.id !== id);
  const taken = new ShopError("office_redirect_taken", { from });
  if (others.some(({ name }) => isSamePath(name, from))) throw taken;
  if (isHome(from) && !replacesHome) throw new ShopError("office_redirect_home");
  const fault = redirectFault(toEntry(redirect), others);
  if (fault === "loop") throw new ShopError("office_redirect_loop", { from });
  if (fault) throw new ShopError(refusals[fault]);
  const saved = toRedirect(await storeEntry(context, REDIRECTS, id, toEntry(redirect), { ...missingRedirect, taken }));
  const valuesOf = ({ to, status }: typeof redirect) => ({ from, to, status });
  await recordAct(context, {
    kind: "redirect.saved",
    subject: "redirect",
    no: from,
    before: before && { from: before.from, to: before.to, status: before.status },
    after: valuesOf(redirect),
  });
  return saved;
};

export const deleteRedirect: Verb<typeof office.deleteRedirect> = async (context, { id, was }) => {
  const { from, to, status } = findUnchanged(await readStoredRedirects(context), id, was);
  await callSpace(context, { method: "DELETE", path: `datasource_entries/${id}` }, missingRedirect);
  await recordAct(context, {
    kind: "redirect.deleted",
    subject: "redirect",
    no: from,
    before: { from, to, status },
    after: { to: null },
  });
  return { done: true };
};
