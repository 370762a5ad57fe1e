import type { ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { useLanguage, useText } from "../i18n/text.tsx";
import { Crumbs } from "./crumbs.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageLayout } from "./layouts.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { PageHeadTags } from "./page-head-tags.tsx";
import { usePage } from "./page.ts";
import { useLocaleCookie } from "./locale-cookie.ts";
import { useScroll } from "./scroll.ts";

export function useShellData(): ShellData | undefined {
  return useRouteLoaderData(`locale___${useLanguage()}`) as ShellData | undefined;
}

/** Every page: skip link, header, the page in its layout, footer. */
export function Shell() {
  const { entry } = usePage();
  const layout = entry?.layout ?? "default";
  return (
    <Frame>
      <PageLayout name={layout}>
        {layout !== "fullpage" && layout !== "contentonly" && <Crumbs />}
        <Outlet />
      </PageLayout>
    </Frame>
  );
}

/** The shell around a page or an error. Without its data (the API is down) only the page itself shows. */
export function Frame({ title, children }: { title?: string; children: ReactNode }) {
  const shell = useShellData();
  const t = useText();
  useScroll();
  useLocaleCookie();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t("shell.skip")}
      </a>
      <LoadingBar />
      {shell && <PageHeadTags shell={shell} errorTitle={title} />}
      {!shell && title && <title>{title}</title>}
      {shell && <Header shell={shell} />}
      {children}
      {shell && <Footer shell={shell} />}
    </div>
  );
}
