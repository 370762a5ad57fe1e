import { buttonClass } from "@azulejo/ui/button.tsx";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useText, useTo } from "../i18n/text.tsx";
import { Frame, useShellData } from "./shell.tsx";
import { PageLayout } from "./layouts.tsx";

interface Shown {
  status: number;
  message: string | null;
  stack: string | undefined;
}

function read(error: unknown): Shown {
  if (isRouteErrorResponse(error)) {
    const message = (error.data as { message?: string } | null)?.message ?? null;
    return { status: error.status, message, stack: undefined };
  }
  const { status = 500 } = (error ?? {}) as { status?: number };
  const known = error instanceof Error && error.name === "ApiError";
  return { status, message: known ? error.message : null, stack: error instanceof Error && import.meta.env.DEV ? error.stack : undefined };
}

/** The page for whatever a loader, an action or a component has thrown; told to the log once. */
export function ShellError({ error }: { error: unknown }) {
  const t = useText();
  const to = useTo();
  const location = useLocation();
  const shell = useShellData();
  const { status, message, stack } = read(error);
  const words = message ?? t("errors.server");
  const path = location.pathname + location.search;
  const report = to("_/report-error");
  useEffect(() => {
    const body = JSON.stringify({ status, message: words, path });
    fetch(report, { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => {});
  }, [report, status, words, path]);
  return (
    <Frame title={`${status} - ${words}`}>
      <PageLayout name="container">
        <section className="py-16 sm:py-24">
          <p className="text-note font-medium text-ink-soft">{t("errors.title")}</p>
          <p className="display numerals mt-2 text-hero">{status}</p>
          <h1 className="display mt-4 text-title [overflow-wrap:anywhere]">{words}</h1>
          <p className="mt-4 max-w-[60ch] text-ink-soft">{status === 404 ? t("errors.notFoundHelp") : t("errors.serverHelp")}</p>
          {shell?.errorId && status >= 500 && <p className="numerals mt-2 text-note text-ink-soft">{t("errors.id", { id: shell.errorId })}</p>}
          <p className="mt-8">
            <a href={to("/")} className={buttonClass("secondary")}>
              {t("errors.toHome")}
            </a>
          </p>
          {stack && <pre className="mt-10 overflow-x-auto border-t border-joint pt-4 text-note">{stack}</pre>}
        </section>
      </PageLayout>
    </Frame>
  );
}
