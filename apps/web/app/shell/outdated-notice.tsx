import "virtual:words/outdated";
import { Notice } from "@azulejo/ui/notice.tsx";
import { fillTyped, type TypedEntry, takeTyped } from "@azulejo/ui/typed-entries.ts";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../i18n/text.ts";

const LATE_FIELDS_MS = 5000;

/** Fills in what a visitor had entered in the page of an older build, and lists what has no field in this one. */
export function OutdatedNotice() {
  const t = useText();
  const [rest, setRest] = useState<TypedEntry[] | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const entries = takeTyped(location.pathname);
    if (!entries) return;
    let left = fillTyped(document, entries);
    const top = document.createElement("div");
    document.getElementById("main")?.prepend(top);
    setPlace(top);
    setRest(left);
    if (left.length === 0) return;
    // Parts of a page may come later.
    const watch = new MutationObserver(() => {
      const before = left.length;
      left = fillTyped(document, left);
      if (left.length < before) setRest(left);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), LATE_FIELDS_MS);
  }, []);
  if (!rest || !place) return null;
  return createPortal(
    <div className="page py-4">
      <Notice kind="alert">
        <p>{t("outdated.text")}</p>
        {rest.length > 0 && <p className="mt-2">{t("outdated.rest")}</p>}
        <ul>
          {rest.map(({ label, name, shown }) => (
            <li key={`${label} ${name} ${shown}`}>{t("outdated.entry", { label, entry: shown })}</li>
          ))}
        </ul>
      </Notice>
    </div>,
    place,
  );
}
