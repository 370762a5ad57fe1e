import { Icon } from "@azulejo/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useFetchers, useLocation } from "react-router";
import { useText, useTo } from "../i18n/text.tsx";
import { readCookie } from "../request/cookies.ts";

/** The bag with its count, read from a cookie in the browser because the page itself is shared between visitors. */
export function BagLink({ siteKey }: { siteKey: string }) {
  const t = useText();
  const to = useTo();
  const [count, setCount] = useState<number | null>(null);
  const location = useLocation();
  const settled = useFetchers().filter(({ state }) => state === "idle").length + useFetchers().length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation and every settled form may have changed the cookie
  useEffect(() => {
    setCount(Number(readCookie(document.cookie, `${siteKey}_bag_count`) ?? 0));
  }, [siteKey, location.key, settled]);
  return (
    <a
      href={to("shoppingbag")}
      aria-label={count === null ? t("shell.bag") : t("shell.bagCount", { count })}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 no-underline"
    >
      <Icon name="bag" className="size-6" />
      <span className="numerals min-w-[1.25ch] text-note font-medium">{count ? count : ""}</span>
    </a>
  );
}
