import type { MovedLine, WishListLine, WishLists } from "@azulejo/contract/areas/wishlist.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";

interface Props {
  report: MovedLine[];
  asSamples: boolean;
  list: NonNullable<WishLists["shown"]>;
}

/** The bag's new lines, and for each item that wasn't moved the reason and possible alternatives. */
export function MoveReport({ report, asSamples, list }: Props) {
  const t = useText();
  const stayed = report.filter((one) => one.stayed !== null);
  const count = report.length;
  const lineOf = ({ lineId }: MovedLine) => list.lines.find((line) => line.lineId === lineId);
  return (
    <section role="status" className="border-2 border-ink bg-paper p-4">
      <h2 className="text-head">
        {stayed.length === 0 ? t("wishlist.movedAll", { count }) : t("wishlist.movedSome", { moved: count - stayed.length, count })}
      </h2>
      {stayed.length > 0 && (
        <>
          <p className="mt-1 text-small text-ink-soft">{t("wishlist.stayed", { count: stayed.length })}</p>
          <ul className="mt-3">
            {stayed.map((moved) => {
              const line = lineOf(moved);
              return line && <Stayed key={moved.lineId} moved={moved} line={line} asSamples={asSamples} wishlistId={list.wishlistId} />;
            })}
          </ul>
        </>
      )}
    </section>
  );
}

function Stayed({ moved, line, asSamples, wishlistId }: { moved: MovedLine; line: WishListLine; asSamples: boolean; wishlistId: number }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const available = moved.available ?? 0;
  const unit = textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: available });
  const why = {
    gone: () => t(asSamples ? "wishlist.why.goneSample" : "wishlist.why.gone"),
    short: () => t("wishlist.why.short", { available, wanted: moved.wanted, unit }),
    full: () => t("wishlist.why.full"),
    limit: () => t("wishlist.why.limit"),
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-joint py-3">
      <p className="min-w-0">
        <span className="font-medium">{line.name}</span>
        <span className="block text-small text-ink-soft">{why[moved.stayed ?? "gone"]()}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {moved.stayed === "short" && available > moved.inBag && (
          <form method="post">
            <input type="hidden" name="wishlistId" value={wishlistId} />
            <input type="hidden" name="lineId" value={line.lineId} />
            <Button type="submit" name="intent" value="take">
              {t("wishlist.take", { count: `${available} ${unit}` })}
            </Button>
          </form>
        )}
        {line.slug && (
          <ButtonLink href={address(productPath(line.slug, line.itemNo))} look="quiet">
            {t("wishlist.seeProduct")}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
