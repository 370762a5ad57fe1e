import { nameOfPlace } from "../../frame/place-names.ts";
import { useText } from "../../i18n/text.ts";
import type { OrderLine } from "./line-figures.ts";

/** The lots reserved for a line, and where they are. */
export function LineLots({ lots, earlierLot }: Pick<OrderLine, "lots" | "earlierLot">) {
  const t = useText();
  if (lots.length === 0) return earlierLot ?? <span className="soft">—</span>;
  return (
    <ul className="line-lots">
      {lots.map(({ code, shade, caliber, place, quantity }) => (
        <li key={`${place} ${code}`}>
          {t("line.lot", { lot: code, place: nameOfPlace(place), quantity })}
          <small className="soft">
            {[shade && t("line.shade", { shade }), caliber && t("line.caliber", { caliber })].filter(Boolean).join(", ")}
          </small>
        </li>
      ))}
    </ul>
  );
}
