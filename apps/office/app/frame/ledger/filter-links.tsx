import { Link, useLocation } from "react-router";
import { useCurrentLink } from "./use-current-link.ts";

interface Props {
  /** Names the group for screen readers. */
  label: string;
  /** The query's parameter. */
  name: string;
  /** The default value, which the address omits. */
  usual: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
}

/** Filters as links side by side, so that each state of a list has an address. */
export function FilterLinks({ label, name, usual, chosen, choices }: Props) {
  const { pathname, search } = useLocation();
  const list = useCurrentLink<HTMLUListElement>(chosen);
  const to = (value: string): string => {
    const query = new URLSearchParams(search);
    query.delete("page");
    if (value === usual) query.delete(name);
    else query.set(name, value);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav aria-label={label}>
      <ul ref={list} className="filter-links">
        {choices.map(({ value, label: words }) => (
          <li key={value}>
            <Link to={to(value)} aria-current={value === chosen ? "true" : undefined} className="no-underline">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
