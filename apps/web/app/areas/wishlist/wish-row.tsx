import type { WishListLine } from "@azulejo/contract/areas/wishlist.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Check, Close, Icon } from "@azulejo/ui/icon.tsx";
import type { ReactNode } from "react";
import { money, squareFeet } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { stockWords } from "../../i18n/stock-words.ts";
import { useText } from "../../i18n/text.ts";
import { unitWord } from "../../i18n/units.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import { WishQuantity } from "./wish-quantity.tsx";

interface Props {
  line: WishListLine;
  wishlistId: number;
  /** How many sell units of it are in the bag. */
  inBag: number;
  currency: string;
}

/** An item of a list: name, quantity, today's price, and whether it is in the bag. */
export function WishRow({ line, wishlistId, inBag, currency }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { name } = line;
  const target = (
    <>
      <input type="hidden" name="wishlistId" value={wishlistId} />
      <input type="hidden" name="lineId" value={line.lineId} />
    </>
  );
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-b border-joint py-5 first:pt-0 sm:grid-cols-[7rem_minmax(0,1fr)_12rem_7rem_auto]">
      <LinePicture picture={line.picture} format={line.format} name={name} />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-medium">
          {line.slug ? (
            <a href={address(productPath(line.slug, line.itemNo))} className="no-underline hover:underline">
              {name}
            </a>
          ) : (
            name || line.itemNo
          )}
        </h2>
        <p className="text-small text-ink-soft">{line.detail}</p>
        {line.note && <p className="mt-1 font-display text-lead whitespace-pre-line break-words">{line.note}</p>}
        <LineNote line={line}>{target}</LineNote>
      </div>
      <form method="post" className="sm:order-last">
        {target}
        <input type="hidden" name="quantity" value="0" />
        <button
          type="submit"
          name="intent"
          value="line"
          aria-label={t("wishlist.remove", { name })}
          className="grid size-11 place-items-center hover:text-glaze"
        >
          <Icon of={Close} />
        </button>
      </form>
      <div className="col-start-2 sm:col-start-auto">
        <WishQuantity line={line} wishlistId={wishlistId} />
        {line.areaPerUnit !== null && (
          <p className="tabular mt-1 text-small text-ink-soft">
            {t("wishlist.covers", { feet: squareFeet(line.areaPerUnit * line.quantity, language) })}
          </p>
        )}
      </div>
      <p className="tabular col-start-2 sm:col-start-auto sm:text-right">
        {line.goodsCents !== null && money(line.goodsCents, language, currency)}
        <State line={line} inBag={inBag} />
      </p>
    </li>
  );
}

function State({ line, inBag }: { line: WishListLine; inBag: number }) {
  const t = useText();
  const language = useLanguage();
  if (line.gone) return <span className="block text-small text-clay">{t("wishlist.gone")}</span>;
  if (inBag >= line.quantity)
    return (
      <span className="flex items-center gap-1.5 text-small text-moss sm:justify-end">
        <Icon of={Check} /> {t("wishlist.inBag")}
      </span>
    );
  if (inBag > 0)
    return <span className="block text-small text-ink-soft">{t("wishlist.partInBag", { count: inBag, wanted: line.quantity })}</span>;
  if (line.available === null || line.available >= line.quantity) return null;
  const unit = unitWord(line, language, line.available);
  return (
    <span className="block text-small text-clay">
      {stockWords(line, language) ?? t("wishlist.available", { count: line.available, unit })}
    </span>
  );
}

/** The form for a note about the item. */
function LineNote({ line: { name, note }, children }: { line: WishListLine; children: ReactNode }) {
  const t = useText();
  return (
    <details key={note} className="mt-1 text-small">
      <summary className="inline-flex min-h-6 cursor-pointer underline">
        {t(note ? "wishlist.changeNote" : "wishlist.writeNote")}
        <span className="sr-only"> {t("wishlist.noteOf", { name })}</span>
      </summary>
      <form method="post" className="mt-2 max-w-md space-y-2">
        {children}
        <textarea
          name="note"
          rows={2}
          maxLength={400}
          defaultValue={note}
          aria-label={t("wishlist.noteOf", { name })}
          className="w-full border border-ink-soft bg-paper p-3 text-base text-ink"
        />
        <Button type="submit" name="intent" value="line" look="quiet">
          {t("wishlist.saveNote")}
        </Button>
      </form>
    </details>
  );
}
