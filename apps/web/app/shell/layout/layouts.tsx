import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { Fragment } from "../../render/fragment.tsx";
import type { RouteRecord } from "../../routing/route-table.ts";
import { partAfterInput, partWhenIdle } from "../browser/later-part.tsx";
import { usePageFrame } from "../page-frame.ts";
import type { ShellData } from "../shell-data.ts";
import { Banners } from "./banners.tsx";
import { CustomerView } from "./customer-view.tsx";
import { Header } from "./header.tsx";

const CalmHeader = partAfterInput(async () => (await import("./calm-frame.tsx")).CalmHeader);
const CalmFooter = partAfterInput(async () => (await import("./calm-frame.tsx")).CalmFooter);
const Footer = partAfterInput(async () => (await import("./footer.tsx")).Footer);
const ConsentBar = partWhenIdle(async () => (await import("../../areas/tag/consent-bar.tsx")).ConsentBar);

interface Props {
  root: ShellData;
  children: ReactNode;
}

/** A link with which keyboard users skip the header. */
function SkipLink() {
  const t = useText();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:bg-paper focus:px-4 focus:py-2"
    >
      {t("shell.skip")}
    </a>
  );
}

function ConsentQuestion({ root }: Pick<Props, "root">) {
  return usePageFrame()?.asksConsent && <ConsentBar siteKey={root.settings.siteKey} nonce={root.nonce} />;
}

const framed = (className: string) =>
  function Framed({ root, children }: Props) {
    return (
      <>
        <SkipLink />
        <CustomerView session={root.session} language={root.language} />
        <Header root={root} />
        <ConsentQuestion root={root} />
        <Banners />
        <main id="main" tabIndex={-1} className={`outline-none ${className}`}>
          {children}
        </main>
        <Fragment of={() => ["footer", root.revision]}>{() => <Footer root={root} />}</Fragment>
      </>
    );
  };

function Bare({ root, children }: Props) {
  return (
    <>
      <ConsentQuestion root={root} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}

const page = framed("page pb-24 pt-6");

/** Checkout layout: no departments and no footer links. */
function Calm({ root, children }: Props) {
  return (
    <>
      <SkipLink />
      <CustomerView session={root.session} language={root.language} />
      <CalmHeader root={root} />
      <main id="main" tabIndex={-1} className="page pb-24 pt-6 outline-none">
        {children}
      </main>
      <CalmFooter root={root} />
    </>
  );
}

/** The specification's layouts by name. */
export const layouts: Record<RouteRecord["layout"], (props: Props) => ReactNode> = {
  account: page,
  checkout: Calm,
  container: framed("page max-w-5xl py-12"),
  contentonly: Bare,
  default: page,
  fullpage: framed("pb-24"),
  main: framed("pb-24 pt-6"),
};
