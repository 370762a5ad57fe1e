import type { WishListLine, WishLists } from "@azulejo/contract/areas/wishlist.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { money, squareFeet } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { type InBag, isInBag } from "./in-bag.ts";

interface Props {
  list: NonNullable<WishLists["shown"]>;
  inBag: InBag;
  currency: string;
  hasBag: boolean;
}

/** The list's figures, and the actions for the whole list. */
export function ListSummary({ list, inBag, currency, hasBag }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const sold = list.lines.filter((line) => !line.gone);
  // Grout, mortar and tools have no samples.
  const sampled = sold.filter((line) => line.format !== null || line.sellUnit === "slab");
  const moved = sold.filter((line) => isInBag(line, inBag));
  const here = sold.filter((line) => !isInBag(line, inBag));
  const area = sold.reduce((sum, line) => sum + (line.areaPerUnit ?? 0) * line.quantity, 0);
  const cost = (lines: WishListLine[]) =>
    lines.some((line) => line.goodsCents === null)
      ? ""
      : money(
          lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0),
          language,
          currency,
        );
  const rows: [string, string][] = [
    ...(moved.length > 0 ? [[t("wishlist.linesInBag", { count: moved.length }), cost(moved)] as [string, string]] : []),
    ...(moved.length > 0 && here.length > 0 ? [[t("wishlist.linesHere", { count: here.length }), cost(here)] as [string, string]] : []),
    ...(area > 0 ? [[t("wishlist.coversAll"), t("wishlist.feet", { feet: squareFeet(area, language) })] as [string, string]] : []),
  ];
  return (
    <aside aria-label={t("wishlist.summary")} className="h-fit lg:sticky lg:top-32 lg:border-l lg:border-joint lg:pl-8">
      <h2 className="text-head">{list.name}</h2>
      <p className="text-small text-ink-soft">{t("wishlist.asOfToday")}</p>
      {sold.length > 0 && (
        <dl aria-live="polite" className="tabular mt-4">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-t border-joint py-2 text-small">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-ink py-3">
            <dt>{t("wishlist.whole")}</dt>
            <dd className="text-head">{cost(sold)}</dd>
          </div>
        </dl>
      )}
      <form method="post" className="space-y-2">
        <input type="hidden" name="wishlistId" value={list.wishlistId} />
        {here.length > 0 && (
          <Button type="submit" name="intent" value="move" className="w-full">
            {t("wishlist.moveAll")}
          </Button>
        )}
        {moved.length > 0 && (
          <a href={address("shoppingbag")} className={buttonClass(here.length > 0 ? "quiet" : "primary", "w-full")}>
            {t("wishlist.toBag")}
          </a>
        )}
        {sampled.length > 0 && (
          <Button type="submit" name="intent" value="samples" look="quiet" className="w-full">
            {t("wishlist.samples", { count: sampled.length })}
          </Button>
        )}
        {hasBag && (
          <Button type="submit" name="intent" value="fromBag" look="plain" className="min-h-11 text-small">
            {t("wishlist.fromBag")}
          </Button>
        )}
      </form>
      <Manage list={list} />
    </aside>
  );
}

/** Renames or deletes the list. */
function Manage({ list }: Pick<Props, "list">) {
  const t = useText();
  return (
    <details className="mt-1 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t("wishlist.manage")}</summary>
      <form key={`${list.wishlistId} ${list.name}`} method="post" className="space-y-3 pt-2">
        <input type="hidden" name="wishlistId" value={list.wishlistId} />
        <label className="block">
          {t("wishlist.name")}
          <input
            name="name"
            required
            maxLength={60}
            defaultValue={list.name}
            className="mt-1 min-h-11 w-full border border-ink-soft bg-paper px-3 text-base text-ink"
          />
        </label>
        <Button type="submit" name="intent" value="rename" look="quiet">
          {t("wishlist.rename")}
        </Button>
      </form>
      <form method="post" className="space-y-2 pt-5">
        <input type="hidden" name="wishlistId" value={list.wishlistId} />
        <p>{t("wishlist.deleteSure", { count: list.lines.length })}</p>
        <Button type="submit" name="intent" value="delete" look="quiet">
          {t("wishlist.delete")}
        </Button>
      </form>
    </details>
  );
}
