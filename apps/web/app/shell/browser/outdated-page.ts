import { readTyped, storeTyped } from "@azulejo/ui/typed-entries.ts";
import { isRouteErrorResponse } from "react-router";
import { mayReload, reloadPage } from "./chunk-guard.ts";

/**
 * Reloads the page if the server has another build than the page and that may be the cause, at most once in ten seconds. What was entered
 * in a refused form is filled in again.
 * @param cause the errors of a form, or what the error screen shows
 * @param sent the form that was sent last
 */
export async function replaceOutdated(cause: unknown, sent: HTMLFormElement | null): Promise<void> {
  const refused = refusedForm(cause, sent);
  if (refused === undefined || !(await hasNewBuild())) return;
  if (!mayReload(location.pathname + location.search)) return;
  if (refused) storeTyped(location.pathname, readTyped(refused));
  reloadPage();
}

/** Returns the form whose entries haven't arrived; null for code that failed, and undefined if an older page isn't the cause. */
function refusedForm(cause: unknown, sent: HTMLFormElement | null): HTMLFormElement | null | undefined {
  if (isRouteErrorResponse(cause)) return sent && cause.status < 500 && cause.status !== 429 ? sent : undefined;
  if (!hasFields(cause)) return null;
  const names = Object.keys(cause.fields).filter((name) => name !== "captchaToken");
  return sent && names.some((name) => !sent.elements.namedItem(name)) ? sent : undefined;
}

const hasFields = (cause: unknown): cause is { fields: Readonly<Record<string, string>> } =>
  typeof cause === "object" && cause !== null && "fields" in cause;

async function hasNewBuild(): Promise<boolean> {
  const answer = await fetch(`/build.json?${Date.now()}`).catch(() => null);
  const { version } = answer?.ok ? ((await answer.json()) as { version?: string }) : {};
  return version !== undefined && version !== window.__reactRouterManifest?.version;
}
