// @bundle shell
import { useText } from "../../i18n/text.ts";

export interface Crumb {
  name: string;
  href: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText();
  return (
    <nav aria-label={t("shell.breadcrumbs")} className="text-small text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb, index) => (
          // On a phone, the title below says the same as the last name.
          <li
            key={crumb.href}
            className={`flex min-h-6 items-center gap-2${index > 0 && index === crumbs.length - 1 ? " max-sm:hidden" : ""}`}
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.href} className="inline-flex min-h-6 items-center no-underline">
                {crumb.name}
              </a>
            )}
            {/* After the name, so that no line begins with it. */}
            {index < crumbs.length - 1 && (
              <span aria-hidden="true" className={index === crumbs.length - 2 ? "max-sm:hidden" : undefined}>
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
