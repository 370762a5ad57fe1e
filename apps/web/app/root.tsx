import "./app.css";
import { product, storefront, storelocator } from "@azulejo/contract";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { languageOf } from "./i18n/language.ts";
import { callApi } from "./request/api.server.ts";
import { readPlainCookie } from "./request/cookies.server.ts";
import { environmentContext } from "./request/environment.server.ts";
import { recordOf } from "./routing/route-table.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { layouts } from "./shell/layouts.tsx";
import { useScroll } from "./shell/scroll.ts";

export const links: Route.LinksFunction = () =>
  [instrumentSans, newsreader].map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request.url);
  const [settings, listings, stores] = await Promise.all([
    callApi(context, language, storefront.settings, {}),
    callApi(context, language, product.listings, {}),
    callApi(context, language, storelocator.list, {}),
  ]);
  const chosen = readPlainCookie(request, `${settings.siteKey}_store`);
  const { publicUrl, nonce, page } = context.get(environmentContext);
  page.tags.add("storefront");
  return {
    language,
    settings,
    publicUrl,
    nonce,
    menu: listings
      .filter((one) => one.inMenu && one.count > 0)
      .map(({ path, parent, name, slugs }) => ({ path, parent, name, slug: slugs[language] ?? path })),
    stores: stores.map(({ code, number, name, state }) => ({ code, number, name, state })),
    store: stores.find((one) => one.code === chosen)?.code ?? null,
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** Shell data changes with the chosen store and the language only. */
export function shouldRevalidate({ formAction, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return Boolean(formAction?.includes("my-store")) || currentUrl.pathname.slice(0, 3) !== nextUrl.pathname.slice(0, 3);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const path = useMatches().at(-1)?.pathname ?? "/en";
  const locale = data?.settings.locales.find((one) => one.code === data.language);
  return (
    <html lang={locale?.language ?? (path.startsWith("/es") ? "es-US" : "en-US")} dir={locale?.direction ?? "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts {...(data?.nonce && { nonce: data.nonce })} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const id = useMatches().at(-1)?.id ?? "";
  const Frame = layouts[recordOf(id)?.layout ?? "default"];
  const busy = useNavigation().state !== "idle";
  useScroll();
  return (
    <>
      {busy && <div aria-hidden="true" className="loading-bar fixed inset-x-0 top-0 z-50 h-0.5 bg-glaze" />}
      <Frame root={loaderData}>
        <Outlet />
      </Frame>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
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
