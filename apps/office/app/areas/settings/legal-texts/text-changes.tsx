import { useText } from "../../../i18n/text.ts";
import type { Blok } from "../../content/editor/blok.ts";
import { type Difference, differencesOf } from "../../content/editor/differences.ts";
import { useContentWords } from "../../content/editor/editor-context.ts";
import { wordChanges } from "./word-changes.ts";

interface Props {
  /** Null if the text isn't public yet. */
  published: Record<string, unknown> | null;
  draft: Record<string, unknown>;
  language: string;
}

const components = new Map();

/** The differences between a draft and the published text, in one language. */
export function TextChanges({ published, draft, language }: Props) {
  const t = useText();
  const words = useContentWords();
  if (published === null) return <p className="page-text soft">{t("legal.firstText")}</p>;
  const differences = differencesOf(published as unknown as Blok, draft as unknown as Blok);
  if (differences.length === 0) return <p className="page-text soft">{t("legal.sameText")}</p>;
  const titleOf = ({ component, field, kind }: Difference) =>
    [[words.component(component, components), field && words.field(field)].filter(Boolean).join(", ")]
      .concat(kind === "changed" ? [] : t(`content.difference.${kind}`))
      .join(": ");
  return (
    <ul className="differences page-text">
      {differences.map((one, at) => (
        <li key={at}>
          <p className="soft">{titleOf(one)}</p>
          {one.kind !== "moved" && <ChangedWords before={one.before} after={one.after} language={language} />}
        </li>
      ))}
    </ul>
  );
}

function ChangedWords({ before, after, language }: { before: string; after: string; language: string }) {
  return (
    <p lang={language} className="word-changes">
      {wordChanges(before, after).map(({ kind, words }, at) =>
        kind === "removed" ? <del key={at}>{words}</del> : kind === "added" ? <ins key={at}>{words}</ins> : <span key={at}>{words}</span>,
      )}
    </p>
  );
}
