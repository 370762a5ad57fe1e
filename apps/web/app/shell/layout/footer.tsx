import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";
import { footerColumns } from "./footer-links.ts";

/** Tiles laid edge to edge, with the grout joint as the line between them. */
export function Footer({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const tops = root.menu.filter((one) => one.parent === null && one.inHeader);
  return (
    <footer className="wall grid-cols-1 sm:grid-cols-2 lg:grid-cols-5">
      <div className="py-8 footer-cell">
        <p className="font-display text-lead">{root.settings.name}</p>
        <p className="text-small text-ink-soft">{root.settings.tagline}</p>
        <address className="mt-4 text-small not-italic">
          <p>{root.settings.phone}</p>
          <p className="break-words">{root.settings.email}</p>
          <p className="text-ink-soft">{root.settings.postalAddress}</p>
        </address>
        <p className="mt-4 text-small text-ink-soft">{t("shell.generated")}</p>
      </div>
      <Column
        heading={t("shell.departments")}
        links={tops.map((one) => ({ href: address(`product/list/${one.slug}/`), words: one.name }))}
      />
      {footerColumns.map(({ heading, links }) => (
        <Column
          key={heading}
          heading={t(heading)}
          links={links.filter(([path]) => root.footer.includes(path)).map(([path, words]) => ({ href: address(path), words: t(words) }))}
        />
      ))}
    </footer>
  );
}

function Column({ heading, links }: { heading: string; links: { href: string; words: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading} className="py-8 text-small footer-cell">
      <h2 className="mb-2 font-sans text-ink-soft">{heading}</h2>
      <ul>
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1 no-underline">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The minimal footer: seller and contact details only. */
export function CalmFooter({ root }: { root: ShellData }) {
  const { name, phone, email, postalAddress } = root.settings;
  return (
    <footer className="border-t border-joint">
      <address className="page flex flex-wrap gap-x-8 gap-y-1 py-8 text-small not-italic text-ink-soft">
        <span className="text-ink">{name}</span>
        <span>{phone}</span>
        <span className="break-words">{email}</span>
        <span>{postalAddress}</span>
      </address>
    </footer>
  );
}
