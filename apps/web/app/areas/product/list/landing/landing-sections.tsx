import { useText } from "../../../../i18n/text.ts";
import type { LandingWall } from "../list-looks.server.ts";
import { LandingStyles } from "./landing-styles.tsx";
import { ColorStrip, LookCells } from "./look-cells.tsx";

/** A department's looks as a grid and its colors as a row. */
export function LandingSections({ cells, colors, areLooks }: LandingWall & { areLooks: boolean }) {
  const t = useText();
  return (
    <>
      <LandingStyles />
      {cells.length > 0 && (
        <section id="looks" aria-labelledby="looks-heading">
          <div className="page landing-heading">
            <h2 id="looks-heading">{t(areLooks ? "list.byLook" : "list.byKind")}</h2>
            {!cells.some(({ isWhole }) => isWhole) && <p className="text-small text-ink-soft">{t("list.oneScale")}</p>}
          </div>
          <LookCells entries={cells} />
        </section>
      )}
      {colors.length > 1 && (
        <section id="colors" aria-labelledby="colors-heading">
          <div className="page landing-heading">
            <h2 id="colors-heading">{t("list.byColor")}</h2>
          </div>
          <ColorStrip colors={colors} />
        </section>
      )}
    </>
  );
}
