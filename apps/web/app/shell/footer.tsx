import { useText, useTo } from "../i18n/text.tsx";
import type { ShellData } from "./load-shell.server.ts";

const cell = "px-4 py-8 sm:px-6 lg:px-10";

/** Edge to edge, held by hairline joints. */
export function Footer({ shell: { site, menu, stores } }: { shell: ShellData }) {
  const t = useText();
  const to = useTo();
  return (
    <footer className="text-note">
      <div className="joints sm:grid-cols-2 xl:grid-cols-4">
        <section className={cell}>
          <p className="display text-lead">{site.name}</p>
          <p className="mt-2 max-w-[40ch] text-ink-soft">{site.tagline}</p>
          <p className="mt-4 text-ink-soft">{t("shell.footerNote")}</p>
        </section>
        <nav aria-labelledby="footer-shop" className={cell}>
          <h2 id="footer-shop" className="mb-2 font-medium">
            {t("shell.footerShop")}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4">
            {menu.map(({ name, path }) => (
              <li key={path}>
                <a href={to(path)} className="inline-block py-1 no-underline hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section className={cell}>
          <h2 className="mb-2 font-medium">{t("shell.footerStores")}</h2>
          <ul className="grid gap-3">
            {stores.map(({ code, name, street, city, state, phone }) => (
              <li key={code}>
                <span className="font-medium">{name}</span>
                <span className="block text-ink-soft">
                  {street}, {city}, {state}
                </span>
                <a href={`tel:${phone}`} className="numerals inline-block py-1 no-underline hover:underline">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={cell}>
          <h2 className="mb-2 font-medium">{t("shell.footerHelp")}</h2>
          <p>
            <a href={`tel:${site.phone}`} className="display numerals inline-block py-1 text-lead no-underline hover:underline">
              {site.phone}
            </a>
          </p>
          <p>
            <a href={`mailto:${site.email}`} className="link inline-block py-1">
              {site.email}
            </a>
          </p>
          <p className="mt-3 text-ink-soft">{site.postalAddress}</p>
        </section>
      </div>
    </footer>
  );
}
