import { NavLink } from "react-router";
import { useText } from "../i18n/text.ts";
import type { sectionsFor } from "./sections.ts";

interface Props {
  groups: ReturnType<typeof sectionsFor>;
  onChoose?(): void;
}

/** Links to the sections, with their keys. */
export function SectionLinks({ groups, onChoose }: Props) {
  const t = useText();
  return groups.map((group) => (
    <ul key={group[0]?.path}>
      {group.map(({ path, label, key }) => (
        <li key={path}>
          <NavLink to={path} end={path === "/"} onClick={onChoose} className="no-underline">
            {t(label)}
            <span aria-hidden="true">{`g ${key}`}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  ));
}
