import { lazy, type ReactNode, Suspense } from "react";
import { SearchField } from "../../../areas/suggestions/search-field.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../shell-data.ts";

const MaterialWall = lazy(async () => ({ default: (await import("./material-wall.tsx")).MaterialWall }));

interface Props {
  /** The heading of the page; missing if the page has a heading above. */
  title?: string;
  line: string;
  /** If the page's title is above, the distance to it is already right. */
  className?: string;
  children: ReactNode;
}

/** Shown on a page that has no content yet: text and the search in the gap of a tiled wall, with the departments around them. */
export function MaterialGap({ title, line, className = "-mt-6", children }: Props) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  return (
    <section className={`laid-wall ${className}`}>
      <div className="laid-gap">
        {title && <h1 className="font-sans text-small font-medium text-ink-soft">{title}</h1>}
        <p className="laid-line">{line}</p>
        <div className="mt-4 space-y-4">{children}</div>
        <div className="mt-auto pt-8">
          <SearchField large />
          <p className="mt-2 text-small">
            <a href={address("product/")} className="inline-flex min-h-11 items-center">
              {t("shell.continue")}
            </a>
          </p>
        </div>
      </div>
      <Suspense>
        <MaterialWall root={root} />
      </Suspense>
    </section>
  );
}
