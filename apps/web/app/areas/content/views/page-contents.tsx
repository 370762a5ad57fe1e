import { useText } from "../../../i18n/text.ts";
import type { Contents } from "../story/contents.ts";
import styles from "./page-contents.css?url";

/** The headings of a long page: folded on a phone, beside the text on a wide screen. */
export function PageContents({ contents }: { contents: Contents }) {
  const t = useText();
  return (
    <nav aria-label={t("content.contents")} className="page-contents">
      <link rel="stylesheet" href={styles} precedence="landing" />
      <details>
        <summary className="min-h-11 cursor-pointer font-medium">{t("content.contents")}</summary>
        <ol>
          {contents.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
