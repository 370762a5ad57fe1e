import type { WishListLine } from "@azulejo/contract/areas/wishlist.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import { Stepper } from "@azulejo/ui/stepper.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useRef } from "react";
import { useFetcher } from "react-router";
import type { FormFaults } from "../../form/form-faults.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { unitWord } from "../../i18n/units.ts";

const TYPING_PAUSE_MS = 350;

/** Quantity of a line in sell units, sent whenever it changes. */
export function WishQuantity({ line, wishlistId }: { line: WishListLine; wishlistId: number }) {
  const t = useText();
  const language = useLanguage();
  const fetcher = useFetcher<{ faults: FormFaults | null }>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { name, quantity } = line;
  const said = fetcher.state === "idle" ? fetcher.data?.faults?.messages.join(" ") : undefined;
  const unit = (count: number) => unitWord(line, language, count);
  const noteId = `wish-${line.lineId}-note`;
  return (
    <fetcher.Form ref={form} method="post" noValidate>
      <input type="hidden" name="intent" value="line" />
      <input type="hidden" name="wishlistId" value={wishlistId} />
      <input type="hidden" name="lineId" value={line.lineId} />
      <Stepper
        key={quantity}
        name="quantity"
        min={1}
        read={readNumber}
        required
        defaultValue={quantity}
        unit={unit(quantity)}
        aria-label={`${t("product.quantity", { unit: unit(2) })}, ${name}`}
        decreaseLabel={t("wishlist.fewer", { name })}
        increaseLabel={t("wishlist.more", { name })}
        aria-describedby={noteId}
        onType={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void fetcher.submit(form.current), TYPING_PAUSE_MS);
        }}
      />
      <noscript>
        <button type="submit" className="min-h-11 underline">
          {t("wishlist.update")}
        </button>
      </noscript>
      <p id={noteId} role={said ? "alert" : undefined} className="text-small text-clay">
        <UnbrokenNumbers>{said}</UnbrokenNumbers>
      </p>
    </fetcher.Form>
  );
}
