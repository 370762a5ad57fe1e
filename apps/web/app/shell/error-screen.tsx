import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/text.ts";

/** The specification's error screen; what it shows is reported to the log call. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const said = isRouteErrorResponse(error) ? String(error.data ?? "") : "";
  const stack = error instanceof Error && import.meta.env.DEV ? error.stack : undefined;
  useEffect(() => {
    if (status === 404) return;
    const data = { status, message: error instanceof Error ? error.message : said };
    void fetch(`/${language}/log`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ error: data, path: pathname }),
    }).catch(() => {});
  }, [error, said, status, language, pathname]);
  return (
    <section className="space-y-4 py-8">
      <h1 className="text-title">{t("error.heading")}</h1>
      <p className="tabular font-display text-scene">{status}</p>
      <p className="break-words">{said || t("error.server")}</p>
      {stack && <pre className="overflow-auto text-small">{stack}</pre>}
      <p>
        <a href={`/${language}/`}>{t("error.home")}</a>
      </p>
    </section>
  );
}
