import { Notice } from "@azulejo/ui/notice.tsx";
import { fillTyped, type TypedEntry } from "@azulejo/ui/typed-entries.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { typedBefore } from "./outdated-office.ts";

/** Fills in what was typed before the office was loaded again, in dialogs too once they are opened, and lists what has no field yet. */
export function TypedAgain() {
  const t = useText();
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  const [rest, setRest] = useState<TypedEntry[] | null>(null);
  useEffect(() => {
    const entries = typedBefore();
    if (!entries) return;
    let left = entries;
    const fill = () => {
      const before = left.length;
      left = fillTyped(document, left);
      if (left.length < before) setRest(left);
      if (left.length === 0) watch.disconnect();
    };
    const watch = new MutationObserver(fill);
    watch.observe(document.body, { childList: true, subtree: true });
    setRest(left);
    fill();
    return () => watch.disconnect();
  }, []);
  if (page !== pathname) {
    setPage(pathname);
    setRest(null);
  }
  if (!rest) return null;
  return (
    <div className="mb-4">
      <Notice kind="alert">
        <p>{t("outdated.filled")}</p>
        {rest.length > 0 && <p className="mt-2">{t("outdated.rest")}</p>}
        <ul>
          {rest.map(({ label, name, shown }) => (
            <li key={`${label} ${name} ${shown}`}>{t("outdated.entry", { label, entry: shown })}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
