// @bundle tags
import { isQuietPath } from "@azulejo/contract/content/tag-groups.ts";
import { useEffect, useRef } from "react";
import { useFetchers, useLocation, useMatches, useNavigation } from "react-router";
import { ANNOUNCED, announce, type PageEvent } from "../areas/tag/announce.ts";
import { CHOSEN, mayMeasure } from "../areas/tag/browser-consent.ts";
import type { TagPage } from "../areas/tag/run-tags.ts";
import { splitAddress } from "../routing/language-routing.ts";
import { whenIdle } from "./browser/when-idle.ts";
import { usePageFrame } from "./page-frame.ts";
import type { ShellData } from "./shell-data.ts";

function BrowserTagWatch({ root }: { root: ShellData }) {
  const page = useTagPage(root);
  const hasTags = useRef(false);
  useLeaving(hasTags);
  useAdded();

  const told = useRef<string | null>(null);
  const finished = async ({ key, now }: typeof page) => {
    // A visitor who agrees before the page is idle would be counted twice.
    if (told.current === key || !mayMeasure(now.siteKey)) return;
    told.current = key;
    const { finishPage } = await import("../areas/tag/run-tags.ts");
    hasTags.current = (await finishPage(now)) || hasTags.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation, identified by its key
  useEffect(() => {
    if (page.now.groups.length > 0) return whenIdle(() => void finished(page));
  }, [page.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current page when an event occurs
  useEffect(() => {
    const heard = async (event: Event) => {
      const { sendTagEvent } = await import("../areas/tag/run-tags.ts");
      hasTags.current = (await sendTagEvent(page.now, (event as CustomEvent<PageEvent>).detail)) || hasTags.current;
    };
    const answered = () => void finished(page);
    window.addEventListener(ANNOUNCED, heard);
    window.addEventListener(CHOSEN, answered);
    return () => {
      window.removeEventListener(ANNOUNCED, heard);
      window.removeEventListener(CHOSEN, answered);
    };
  }, [page.key]);
  return null;
}

/** Loads tags after each page, once per navigation and only with consent. The server renders nothing for it. */
export const TagWatch = import.meta.env.SSR ? () => null : BrowserTagWatch;

/** Returns the page as passed to its tags; the key changes with each navigation. */
function useTagPage({ language, settings }: ShellData): { key: string; now: TagPage } {
  const { key, pathname, search } = useLocation();
  const frame = usePageFrame();
  const data = useMatches().at(-1)?.loaderData;
  const trail = useRef<{ key: string; url: string; before: string | null }>({ key: "", url: "", before: null });
  if (trail.current.key !== key) trail.current = { key, url: pathname + search, before: trail.current.url || null };
  const absolute = (path: string) => new URL(path, window.location.origin);
  const { before } = trail.current;
  return {
    key,
    now: {
      routeName: frame?.routeName ?? "",
      groups: frame?.tags ?? [],
      url: absolute(pathname + search),
      before: before === null ? null : absolute(before),
      data,
      language,
      siteKey: settings.siteKey,
      storeFrontId: settings.id,
    },
  };
}

/** Loads a page that must not run tags as a new document, once tags have run in this one. */
function useLeaving(hasTags: { current: boolean }): void {
  const { state, location } = useNavigation();
  useEffect(() => {
    if (!hasTags.current || state !== "loading" || !location) return;
    if (isQuietPath(splitAddress(location.pathname).rest)) window.location.assign(location.pathname + location.search + location.hash);
  }, [state, location, hasTags]);
}

/** Detects from a form's response that something was added to the bag. */
function useAdded(): void {
  const added = useFetchers().some(
    ({ state, formData, data }) =>
      state === "loading" && formData?.get("intent") === "add" && (data as { added?: boolean } | undefined)?.added,
  );
  useEffect(() => {
    if (added) announce("add-to-cart");
  }, [added]);
}
