import { useText } from "../i18n/text.ts";
import type { RootData } from "../root.tsx";
import { useAddress } from "../routing/use-address.ts";

/** Laid edge to edge like a wall; the joint is the line between its tiles. */
export function Footer({ root }: { root: RootData }) {
  const t = useText();
  const address = useAddress();
  const tops = root.menu.filter((one) => one.parent === null);
  const half = Math.ceil(tops.length / 2);
  return (
    <footer className="wall grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
      <div className="py-8 footer-cell">
        <p className="font-display text-lead">{root.settings.name}</p>
        <p className="text-small text-ink-soft">{root.settings.tagline}</p>
      </div>
      {[tops.slice(0, half), tops.slice(half)].map((column) => (
        <ul key={column[0]?.path ?? "empty"} className="py-8 text-small footer-cell">
          {column.map((one) => (
            <li key={one.path}>
              <a href={address(`product/list/${one.slug}/`)} className="inline-block py-1 no-underline">
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <address className="py-8 text-small not-italic footer-cell">
        <p>{root.settings.phone}</p>
        <p className="break-words">{root.settings.email}</p>
        <p className="text-ink-soft">{root.settings.postalAddress}</p>
        <p className="mt-4 text-ink-soft">{t("shell.generated")}</p>
      </address>
    </footer>
  );
}

/** Who sells and how to reach them; nothing else. */
export function CalmFooter({ root }: { root: RootData }) {
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
