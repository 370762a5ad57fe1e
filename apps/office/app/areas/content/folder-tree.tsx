import { Link } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

type Folder = CallValue<"contentSchema">["folders"][number];

interface Props {
  folders: readonly Folder[];
  /** 0 for the top level; null while a search shows all folders. */
  open: number | null;
}

/** All folders as links, with those around the open folder unfolded. */
export function FolderTree({ folders, open }: Props) {
  const t = useText();
  const around = new Set<number>();
  for (let id = open ?? 0; id !== 0; id = folders.find((one) => one.id === id)?.parentId ?? 0) around.add(id);
  return (
    <nav aria-label={t("content.folders")} className="folder-tree">
      <Link to="/content" aria-current={open === 0 ? "page" : undefined} className="no-underline">
        {t("content.top")}
      </Link>
      <Level folders={folders} parent={0} open={open} around={around} />
    </nav>
  );
}

function Level({ folders, parent, open, around }: Props & { parent: number; around: ReadonlySet<number> }) {
  const language = useLanguage();
  const inside = folders.filter((one) => one.parentId === parent).sort((a, b) => a.name.localeCompare(b.name, language));
  if (inside.length === 0) return null;
  return (
    <ul>
      {inside.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/content?folder=${id}`} aria-current={open === id ? "page" : undefined} className="no-underline">
            {name}
          </Link>
          {around.has(id) && <Level folders={folders} parent={id} open={open} around={around} />}
        </li>
      ))}
    </ul>
  );
}
