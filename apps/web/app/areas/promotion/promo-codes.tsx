import type { Bag } from "@azulejo/contract/areas/bag.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import { RemoveCode } from "./remove-code.tsx";

interface Props {
  promotions: Bag["promotions"];
  faults: FormFaults | null;
  isOpenAtFirst?: boolean;
}

/** The field for promo codes, and below it the bag's codes that don't apply, with the reason. */
export function PromoCodes({ promotions, faults, isOpenAtFirst = false }: Props) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fault = faults?.intent === "applyCode" ? faults : null;
  const error = fault && [...Object.values(fault.fields), ...fault.messages][0];
  const waiting = promotions.filter(({ refusal }) => refusal !== null);
  const needsAnswer = Boolean(error) || waiting.length > 0;
  // A field that was opened by a response stays open, because closing would remove the focus from it.
  const [isOpen, setIsOpen] = useState(needsAnswer || isOpenAtFirst);
  useEmptied(field, promotions.map(({ code }) => code).join(" "));
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  return (
    <Disclosure
      title={t("bag.promoCode")}
      open={isOpen || needsAnswer}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="border-t border-joint pt-2"
    >
      <form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 pb-3">
        <input type="hidden" name="intent" value="applyCode" />
        <input
          ref={field}
          name="promotionalCode"
          aria-label={t("bag.promoCode")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          defaultValue={fault?.entered.promotionalCode}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`min-h-11 w-full border bg-paper px-3 ${error ? "border-clay" : "border-ink-soft"}`}
        />
        <Button type="submit" look="quiet">
          {t("bag.applyCode")}
        </Button>
        {error && (
          <p id={id} className="col-span-2 text-small text-clay">
            {error}
          </p>
        )}
      </form>
      <ul aria-live="polite">
        {waiting.map(({ code, refusal }) => (
          <li key={code} className="flex items-baseline justify-between gap-4 pb-2 text-small">
            <span className="text-clay">{refusal?.message}</span>
            <RemoveCode code={code} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Clears the field when its code was accepted; it keeps the focus. */
function useEmptied(field: RefObject<HTMLInputElement | null>, codes: string): void {
  const shownCodes = useRef(codes);
  useEffect(() => {
    // A code typed before the scripts ran is kept.
    if (shownCodes.current === codes) return;
    shownCodes.current = codes;
    if (field.current) field.current.value = "";
  }, [field, codes]);
}
