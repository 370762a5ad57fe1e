import { buttonClass } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SearchField } from "../../areas/suggestions/search-field.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { reloadPage } from "../browser/chunk-guard.ts";
import { laterPart } from "../browser/later-part.tsx";
import { useLoadedShellData } from "../shell-data.ts";
import { describeError } from "./describe-error.ts";
import { SHARED_ID } from "./error-id.ts";
import { wordsOf } from "./words-of-path.ts";

// Loaded only with an error, because few visitors see one.
const MaterialWall = laterPart(async () => (await import("../layout/materials/material-wall.tsx")).MaterialWall);
const SpellingHelp = laterPart(async () => (await import("./spelling-help.tsx")).SpellingHelp);

/** The specification's error screen, shown as a gap in a tiled wall; it reports the error to the log call. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useText();
  const address = useAddress();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const root = useLoadedShellData();
  const { status, message } = describeError(error, language);
  const stack = error instanceof Error && import.meta.env.DEV ? error.stack : undefined;
  // The server fills in the id if the page isn't shared; a shared page has none in the browser.
  const id = root && (import.meta.env.SSR || root.requestId !== SHARED_ID) ? root.requestId : null;
  const [logged, setLogged] = useState<string | null>(null);
  useEffect(() => {
    void import("./report-crash.ts").then((crash) => crash.reportCrash(error, { language, path: pathname + search, id })).then(setLogged);
  }, [error, language, pathname, search, id]);
  const known = id ?? logged;
  const isMissing = status === 404;
  const phone = root?.settings.phone;
  return (
    <section className="laid-wall">
      <div className="laid-gap">
        <h1 className="font-sans text-small font-medium text-ink-soft">
          {t("error.heading")} <span className="tabular">{status}</span>
        </h1>
        <p className="laid-line">
          {t(isMissing ? "error.missingLine" : status === 503 || status === 429 ? "error.busyLine" : "error.brokenLine")}
        </p>
        <div className="mt-4 space-y-1 break-words">
          <p>{message}</p>
          {isMissing && <SpellingHelp pathname={pathname} />}
          {status === 503 && <OfflineHint />}
          {status >= 500 && status !== 503 && known && <p className="text-small text-ink-soft">{t("error.id", { id: known })}</p>}
          {status >= 500 && status !== 503 && <TryAgain />}
        </div>
        {stack && <pre className="mt-4 max-h-48 overflow-auto text-small">{stack}</pre>}
        <div className="mt-auto pt-8">
          {root && <SearchField large initial={isMissing ? wordsOf(pathname) : ""} />}
          <p className="mt-2 flex flex-wrap gap-x-6 text-small">
            <a href={address("")} className="inline-flex min-h-11 items-center">
              {t("error.home")}
            </a>
            <a href={address("product/")} className="inline-flex min-h-11 items-center">
              {t("shell.continue")}
            </a>
            {phone && (
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="tabular inline-flex min-h-11 items-center">
                {phone}
              </a>
            )}
          </p>
        </div>
      </div>
      {root && <MaterialWall root={root} />}
    </section>
  );
}

/** Reloads the page once the connection is back, and offers a button to do it earlier. */
function OfflineHint() {
  const t = useText();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    window.addEventListener("online", reloadPage);
    return () => window.removeEventListener("online", reloadPage);
  }, []);
  return (
    <>
      {isOffline && <p>{t("error.offline")}</p>}
      <TryAgain />
    </>
  );
}

function TryAgain() {
  const t = useText();
  return (
    <p className="pt-2 noscript:hidden">
      <button type="button" onClick={reloadPage} className={buttonClass("quiet")}>
        {t("error.again")}
      </button>
    </p>
  );
}
