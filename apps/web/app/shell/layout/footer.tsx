// @bundle later
import { useText } from "../../i18n/text.ts";
import { listingPath } from "../../routing/listing-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";
import { Brand } from "./brand.tsx";
import { departmentsOf } from "./main-menu.ts";
import { linkAddress } from "./own-link.ts";
import { networkNames } from "./social-networks.ts";

/** By the number of the storefront's own columns. */
const grids = [
  "lg:grid-cols-2",
  "lg:grid-cols-3",
  "lg:grid-cols-4",
  "lg:grid-cols-[1.5fr_repeat(4,1fr)]",
  "lg:grid-cols-3",
  "lg:grid-cols-4",
];

/** The footer of every page; its columns are separated by lines like grout joints. */
export function Footer({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { tagline, phone, email, postalAddress, notice } = root.settings;
  return (
    <footer className={`wall grid-cols-1 sm:grid-cols-2 ${grids[root.footer.length] ?? ""}`}>
      <div className="footer-cell">
        <p className="font-display text-lead">
          <Brand root={root} />
        </p>
        <p className="text-small text-ink-soft">{tagline}</p>
        <address className="mt-4 text-small not-italic">
          <p>{phone}</p>
          <p className="break-words">{email}</p>
          <p className="text-ink-soft">{postalAddress}</p>
        </address>
        <SocialLinks root={root} />
        {notice && <p className="mt-4 text-small text-ink-soft">{notice}</p>}
      </div>
      <Column
        heading={t("shell.departments")}
        links={departmentsOf(root).map((one) => ({ href: address(listingPath(one)), words: one.name }))}
      />
      {root.footer.map(({ heading, links }) => (
        <Column
          key={heading}
          heading={heading}
          links={links.map(({ path, label }) => ({ href: linkAddress(path, address), words: label }))}
        />
      ))}
    </footer>
  );
}

function SocialLinks({ root }: { root: ShellData }) {
  const t = useText();
  const { social } = root.settings;
  if (social.length === 0) return null;
  return (
    <ul aria-label={t("shell.social")} className="mt-4 flex flex-wrap gap-x-4 text-small">
      {social.map((one) => (
        <li key={one.address}>
          <a href={one.address} rel="me" className="inline-block py-1">
            {networkNames[one.network]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links below a heading: folded on a phone, open on wider screens. */
function Column({ heading, links }: { heading: string; links: { href: string; words: string }[] }) {
  if (links.length === 0) return null;
  return (
    <details className="footer-cell footer-fold disclosure">
      <summary>
        <span>{heading}</span>
      </summary>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
