import type { Bag, BagLine, PickupStore } from "@azulejo/contract/areas/bag.ts";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import type { FormFaults } from "../../form/form-faults.ts";
import { useEarlyChoices } from "../../form/use-early-choices.ts";
import { money, weight } from "../../i18n/formats.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { goodsOfBag, type LoadLimits } from "../delivery/load.rules.ts";
import { LoadDrawing } from "../delivery/load-drawing.tsx";
import { DiscountRows } from "../promotion/discount-rows.tsx";
import { PromoCodes } from "../promotion/promo-codes.tsx";
import { blockedLines, goodsLeft, isLost } from "./blocked-lines.rules.ts";
import { DeliveredTotal } from "./delivered-total.tsx";
import { PickupStores } from "./pickup-stores.tsx";
import { UpdateButton } from "./update-button.tsx";

interface Props {
  bag: Bag;
  stores: PickupStore[];
  zip: string | null;
  /** Null if there is no valid ZIP code. */
  price: DeliveredPrice | null;
  loads: LoadLimits;
  faults: FormFaults | null;
  storeFault: string | undefined;
}

/** The bag's price, weight and destination, and the link to checkout. */
export function BagSummary({ bag, stores, zip, price, loads, faults, storeFault }: Props) {
  const t = useText();
  const address = useAddress();
  const { language, session, store: mine, settings } = useShellData();
  const goods = goodsOfBag(bag.lines);
  const hasSlabs = bag.lines.some(({ sellUnit }) => sellUnit === "slab");
  const isDelivered = bag.lines.some((line) => line.fulfilment === "DLVR" || line.fulfilment === "NONE");
  const hasLost = bag.lines.some(isLost);
  // A delivered price is of the whole bag, with lines that can't be delivered any more.
  const isTotal = isDelivered && !hasLost && typeof price?.totalCents === "number";
  const goodsCents = goodsLeft(bag);
  const totalCents = isTotal ? price.totalCents : hasLost ? goodsCents : bag.goodsCents;
  const checkout = address(settings.checkout === "extended" ? "checkout2/login" : "checkout/user");
  const [held] = blockedLines(bag.lines);
  // Leads to the problem, because checkout would only lead back here.
  const next = held ? `#line-${held.lineId}` : checkout;
  const needsStore = bag.lines.some((line) => line.fulfilment === "PKUP");
  return (
    <>
      <aside aria-label={t("bag.summary")} className="h-fit space-y-5 lg:sticky lg:top-32">
        <h2 className="text-[1.75rem] leading-[2.125rem]">{t("bag.summary")}</h2>
        {needsStore && (
          <StoreChoice key={bag.pickupStore?.number ?? "none"} isChosen={bag.pickupStore !== null} stores={stores} error={storeFault} />
        )}
        {/* The delivered price shows the same amount, unless promotions reduce it. */}
        {!(isTotal && bag.promotions.length === 0) && (
          <dl aria-live="polite" className="tabular space-y-2 border-t border-joint pt-5">
            <div className="flex justify-between gap-4">
              <dt>{t("bag.goods")}</dt>
              <dd>{goodsCents === null ? t("price.hidden") : money(goodsCents, language, bag.currency)}</dd>
            </div>
            <DiscountRows promotions={bag.promotions} freightCents={price?.deliveryDiscountCents ?? null} currency={bag.currency} />
            {!isTotal && (goods.length === 0 || hasSlabs) && (
              <div className="flex justify-between gap-4 text-small text-ink-soft">
                <dt>{t("bag.weight")}</dt>
                <dd>{weight(bag.weight, language)}</dd>
              </div>
            )}
          </dl>
        )}
        <LoadDrawing goods={goods} limits={loads} />
        {isDelivered && !hasLost && <DeliveredTotal zip={zip} price={price} bag={bag} mine={mine} language={language} />}
        <PromoCodes promotions={bag.promotions} faults={faults} />
        {samplesApart(bag.lines) && <p className="text-small">{t("bag.samplesApart")}</p>}
        {!isTotal && <p className="text-small text-ink-soft">{t("bag.later")}</p>}
        {held && <p className="text-small text-clay">{t("bag.heldUp", { count: blockedLines(bag.lines).length })}</p>}
        <a href={next} className={buttonClass("primary", "w-full max-lg:hidden")}>
          {t("bag.checkout")}
        </a>
        {session && (
          <p className="text-small">
            <a href={address("order/requestquote")}>{t("bag.quote")}</a>
          </p>
        )}
        <p className="text-small">
          <a href={address("product/")}>{t("shell.continue")}</a>
        </p>
      </aside>
      {/* On a phone, the total and the button stay visible beside a long bag. */}
      <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-ink bg-wall px-4 py-2 lg:hidden">
        {totalCents !== null && <strong className="tabular font-medium">{money(totalCents, language, bag.currency)}</strong>}
        <a href={next} className={buttonClass("primary", "grow")}>
          {t("bag.checkout")}
        </a>
      </div>
    </>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  stores: PickupStore[];
  error: string | undefined;
}

/** Chooses the bag's pickup store, which is sent with each change. */
function StoreChoice({ isChosen, stores, error }: ChoiceProps) {
  const t = useText();
  const { language, store: mine } = useShellData();
  const submit = useSubmit();
  const choose = (form: HTMLFormElement) => submit(form);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, choose);
  return (
    <form ref={form} method="post" autoComplete="off" onChange={(event) => void choose(event.currentTarget)} className="space-y-3">
      <input type="hidden" name="intent" value="store" />
      <PickupStores stores={stores} language={language} mine={mine} error={error} />
      {!isChosen && (
        <Button type="submit" look="quiet" className="w-full">
          {t("bag.useStore")}
        </Button>
      )}
      <UpdateButton />
    </form>
  );
}

/** Whether the bag has both samples and materials, which ship separately. */
const samplesApart = (lines: BagLine[]): boolean => {
  const kinds = new Set(lines.filter((line) => line.fulfilment === "DLVR").map((line) => line.kind === "sample"));
  return kinds.size > 1;
};
