import { useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { type Language, useLanguage } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useLoadedShellData } from "../shell-data.ts";
import { SHARED_ID } from "./error-id.ts";
import { reportCrash } from "./report-crash.ts";

/** Describes an error for a visitor: its status and any intended message. */
export function describeError(error: unknown, language: Language): { status: number; message: string } {
  // A fetch that never reached the server differs from one answered with an error.
  if (error instanceof TypeError && /fetch/i.test(error.message)) return { status: 503, message: text(language, "error.network") };
  if (!isRouteErrorResponse(error)) return { status: 500, message: text(language, "error.server") };
  return { status: error.status, message: String(error.data ?? "") || text(language, "error.server") };
}

/** The specification's error screen; it reports what it shows to the log call. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useText();
  const address = useAddress();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const root = useLoadedShellData();
  const { status, message } = describeError(error, language);
  const stack = error instanceof Error && import.meta.env.DEV ? error.stack : undefined;
  // The server fills in the id if the page is not shared; a shared page has none in the browser.
  const id = root && (import.meta.env.SSR || root.requestId !== SHARED_ID) ? root.requestId : null;
  const [logged, setLogged] = useState<string | null>(null);
  useEffect(() => {
    void reportCrash(error, { language, path: pathname + search, id }).then(setLogged);
  }, [error, language, pathname, search, id]);
  const known = id ?? logged;
  return (
    <section className="space-y-4 py-8">
      <h1 className="text-title">{t("error.heading")}</h1>
      <p className="tabular font-display text-scene">{status}</p>
      <p className="break-words">{message}</p>
      {status >= 500 && status !== 503 && known && <p className="text-small text-ink-soft">{t("error.id", { id: known })}</p>}
      {stack && <pre className="overflow-auto text-small">{stack}</pre>}
      <p className="flex flex-wrap gap-6">
        <a href={address("")}>{t("error.home")}</a>
        <a href={address("product/")}>{t("error.products")}</a>
      </p>
    </section>
  );
}
