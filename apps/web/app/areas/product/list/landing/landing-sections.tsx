import { useText } from "../../../../i18n/text.ts";
import type { LandingWall } from "../list-looks.server.ts";
import { LandingStyles } from "./landing-styles.tsx";
import { ColorStrip, LookCells } from "./look-cells.tsx";

interface Props extends LandingWall {
  areLooks: boolean;
  /** On the list by look, a heading of that name would repeat the page's own, and a phone shows nothing but the grid. */
  isByLook: boolean;
}

/** A department's looks as a grid and its colors as a row. */
export function LandingSections({ cells, colors, areLooks, isByLook }: Props) {
  const t = useText();
  const phone = isByLook ? "max-lg:sr-only" : "";
  return (
    <>
      <LandingStyles />
      {cells.length > 0 && (
        <section id="looks" aria-labelledby="looks-heading">
          <div className={`page landing-heading ${phone}`}>
            <h2 id="looks-heading">
              {isByLook ? t("list.lookCount", { count: cells.length }) : t(areLooks ? "list.byLook" : "list.byKind")}
            </h2>
            {!cells.some(({ isWhole }) => isWhole) && <p className="text-small text-ink-soft">{t("list.oneScale")}</p>}
          </div>
          <LookCells entries={cells} />
        </section>
      )}
      {colors.length > 1 && (
        <section id="colors" aria-labelledby="colors-heading" className={isByLook ? "max-lg:hidden" : undefined}>
          <div className="page landing-heading">
            <h2 id="colors-heading">{t("list.byColor")}</h2>
          </div>
          <ColorStrip colors={colors} />
        </section>
      )}
    </>
  );
}
