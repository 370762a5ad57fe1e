import type { ReactNode } from "react";
import { Links, Outlet, Scripts, useMatches } from "react-router";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { Route } from "./+types/root";
import { pageMiddleware } from "./request/page-middleware.server.ts";
import { localeRouting } from "./routing/routing-config.ts";
import { readLocale } from "./i18n/locale-routing.ts";
import "./styles.css";

export const middleware: Route.MiddlewareFunction[] = [pageMiddleware];

export const links: Route.LinksFunction = () => [
  ...[instrumentSans, newsreader].map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** Runs on every request so that the language and the guards are settled on the server, also for data requests. */
export const loader = () => null;
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const pathname = useMatches().at(-1)?.pathname ?? "/";
  const language = readLocale(localeRouting, pathname).code ?? localeRouting.defaultCode;
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
