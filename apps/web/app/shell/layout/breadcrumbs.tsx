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
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === crumbs.length - 1 ? <span aria-current="page">{crumb.name}</span> : <a href={crumb.href}>{crumb.name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
