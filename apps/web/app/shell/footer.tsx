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
      <div className="p-6 lg:p-10">
        <p className="font-display text-lead">{root.settings.name}</p>
        <p className="text-small text-ink-soft">{root.settings.tagline}</p>
      </div>
      {[tops.slice(0, half), tops.slice(half)].map((column) => (
        <ul key={column[0]?.path ?? "empty"} className="p-6 text-small lg:p-10">
          {column.map((one) => (
            <li key={one.path}>
              <a href={address(`product/list/${one.slug}/`)} className="inline-block py-1 no-underline">
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <address className="p-6 text-small not-italic lg:p-10">
        <p>{root.settings.phone}</p>
        <p className="break-words">{root.settings.email}</p>
        <p className="text-ink-soft">{root.settings.postalAddress}</p>
        <p className="mt-4 text-ink-soft">{t("shell.generated")}</p>
      </address>
    </footer>
  );
}
