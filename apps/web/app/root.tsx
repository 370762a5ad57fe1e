// @bundle shell
import "./app.css";
import newsreader from "@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense } from "react";
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import type { Route } from "./+types/root";
import { useLanguage } from "./i18n/language.ts";
import { refusalsAsPages } from "./request/api.server.ts";
import { flashMiddleware } from "./request/flash.server.ts";
import { sessionMiddleware } from "./request/session.server.ts";
import { useFollowLinks } from "./routing/use-follow-links.ts";
import { useAccessibilityWidget } from "./shell/browser/accessibility-widget.ts";
import { useAwaitedPictures } from "./shell/browser/awaited-pictures.ts";
import { useBuildWatch } from "./shell/browser/build-watch.ts";
import { useMissingPage } from "./shell/browser/chunk-guard.ts";
import { useFadingPictures } from "./shell/browser/fade-pictures.ts";
import { loadParts, partWhenIdle, useLaterParts } from "./shell/browser/later-part.tsx";
import { useScroll, useScrollbarWidth } from "./shell/browser/scroll.ts";
import { describeError } from "./shell/errors/describe-error.ts";
import { ErrorScreen } from "./shell/errors/error-screen.tsx";
import { StorefrontLinks } from "./shell/head/storefront-links.tsx";
import { LanguageMemory } from "./shell/layout/language-memory.tsx";
import { layouts } from "./shell/layout/layouts.tsx";
import { PageArrival } from "./shell/page-arrival.tsx";
import { usePageFrame } from "./shell/page-frame.ts";
import { loadShell } from "./shell/shell-data.server.ts";
import { useLoadedShellData } from "./shell/shell-data.ts";

/** Preloads both fonts, so that lines don't shift when they arrive. */
export const links: Route.LinksFunction = () =>
  [instrumentSans, newsreader].map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const }));

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, flashMiddleware];

/** React shows new page data only when it can render all parts, so parts that otherwise wait for input are loaded with the data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_, next) => {
    loadParts();
    return next();
  },
];

/** A page that is temporarily unavailable sends `Retry-After`. */
export function headers({ errorHeaders }: Route.HeadersArgs): Record<string, string> {
  const again = errorHeaders?.get("retry-after");
  return again ? { "retry-after": again } : {};
}

export const loader = (args: Route.LoaderArgs) => refusalsAsPages(() => loadShell(args));

/** The shell's data changes only with the chosen store; switching the language loads a new document. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs): boolean => Boolean(formAction?.includes("my-store"));

/** The title of an error page; other pages set their own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (!error) return [];
  const { status, message } = describeError(error, loaderData?.language ?? "en");
  return [{ title: `${status} - ${message}` }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useLoadedShellData();
  const language = useLanguage();
  const frame = usePageFrame();
  useFollowLinks();
  const locale = data?.settings.locales.find((one) => one.code === language);
  return (
    <html lang={locale?.language ?? `${language}-US`} dir={locale?.direction ?? "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {frame?.meta.map(({ name, content }) => (
          <meta key={`${name} ${content}`} name={name} content={content} />
        ))}
        <Links />
        {data && <StorefrontLinks root={data} />}
      </head>
      <body>
        {children}
        <Scripts {...(data?.nonce && { nonce: data.nonce })} />
      </body>
    </html>
  );
}

const LATE_PARTS_MS = 1500;
const LateParts = partWhenIdle(async () => (await import("./shell/late-parts.tsx")).LateParts, LATE_PARTS_MS);
const SessionClock = lazy(() => import("./areas/account/session/session-clock.tsx"));

export default function App({ loaderData: shell }: Route.ComponentProps) {
  const Frame = layouts[usePageFrame()?.layout ?? "default"];
  const busy = useNavigation().state !== "idle";
  useScroll();
  useBuildWatch();
  useMissingPage();
  useFadingPictures();
  useAwaitedPictures();
  useScrollbarWidth();
  useLaterParts(shell.session !== null || shell.store !== null);
  useAccessibilityWidget(shell.settings.accessibilityAccount);
  return (
    <>
      {busy && <div aria-hidden="true" className="loading-bar fixed inset-x-0 top-0 z-50 h-0.5 bg-glaze" />}
      <LanguageMemory language={shell.language} />
      <Frame root={shell}>
        <Outlet />
      </Frame>
      <PageArrival />
      <LateParts root={shell} />
      {shell.session && (
        <Suspense>
          <SessionClock expiresAt={shell.session.expiresAt} language={shell.language} />
        </Suspense>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useLoadedShellData();
  const screen = <ErrorScreen error={error} />;
  if (!data) {
    return (
      <main id="main" className="page py-16">
        {screen}
      </main>
    );
  }
  const Frame = layouts.container;
  return <Frame root={data}>{screen}</Frame>;
}
