import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useText } from "../i18n/text.tsx";

const SHOW_AFTER_MS = 200;

/** A line at the top of the window while a page takes longer than 200 ms. */
export function LoadingBar() {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div role="status" className="loading-bar" data-shown={shown || undefined}>
      {shown && <span className="sr-only">{t("shell.loading")}</span>}
    </div>
  );
}
