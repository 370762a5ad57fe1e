import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { readArea } from "@azulejo/contract/typed/area.ts";
import { numberFault, readNumber } from "@azulejo/contract/typed/number.ts";
import { Stepper } from "@azulejo/ui/stepper.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useNumberWords } from "../../form/number-words.ts";
import { squareFeet } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { unitWord } from "../../i18n/units.ts";
import { useAddress } from "../../routing/use-address.ts";
import { UpdateButton } from "./update-button.tsx";

interface Answer {
  messages?: string[];
}

const TYPING_PAUSE_MS = 350;
/** Areas are in 1e-4 square feet. */
const AREA = 10_000;
const areaLimits = { min: 0.01, max: 10_000_000 };

/** Quantity of a line in sell units or square feet. If it was corrected, the reason is shown beside it. */
export function LineQuantity({ line, language }: { line: BagLine; language: Language }) {
  const t = useText();
  const address = useAddress();
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [rounded, setRounded] = useState<number | null>(null);
  const [unclear, setUnclear] = useState("");
  const wordsOf = useNumberWords();
  const refused = fetcher.state === "idle" && fetcher.data?.messages ? fetcher.data.messages.join(" ") : null;
  const unit = (count: number) => unitWord(line, language, count);
  const noteId = `quantity-${line.lineId}-note`;
  const field = () => form.current?.elements.namedItem("quantity") as HTMLInputElement | null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal shows the bag's quantity again
  useEffect(() => {
    const shown = fetcher.data?.messages ? field() : null;
    if (shown) shown.value = String(line.quantity);
  }, [fetcher.data, line.quantity]);
  const send = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void fetcher.submit(form.current), TYPING_PAUSE_MS);
  };
  const takeArea = (typed: string) => {
    const shown = field();
    const fault = wordsOf(numberFault(typed, areaLimits, readArea), areaLimits, "area");
    const feet = readArea(typed);
    setUnclear(fault);
    if (!shown || !line.areaPerUnit || fault || feet === null) return;
    const units = Math.ceil((feet * AREA) / line.areaPerUnit - 1e-9);
    shown.value = String(units);
    setRounded(units * line.areaPerUnit > Math.round(feet * AREA) ? units : null);
    send();
  };
  return (
    <fetcher.Form ref={form} method="post" action={address("shoppingbag")} noValidate className="min-w-0 max-w-md">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stepper
          key={line.quantity}
          name="quantity"
          min={1}
          read={readNumber}
          required
          defaultValue={line.quantity}
          unit={unit(line.quantity)}
          aria-label={t("product.quantity", { unit: unit(2) })}
          decreaseLabel={t("bag.fewer", { name: line.name })}
          increaseLabel={t("bag.more", { name: line.name })}
          aria-invalid={refused ? true : undefined}
          aria-describedby={noteId}
          onType={() => {
            setRounded(null);
            setUnclear("");
            send();
          }}
        />
        {line.areaPerUnit !== null && line.sellUnit !== "slab" && (
          <label className="flex items-center gap-1.5 text-small text-ink-soft noscript:hidden">
            <input
              key={line.quantity}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={unclear ? true : undefined}
              aria-describedby={noteId}
              defaultValue={(line.areaPerUnit * line.quantity) / AREA}
              aria-label={t("bag.area", { name: line.name })}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                event.currentTarget.blur();
              }}
              onBlur={(event) => {
                if (event.currentTarget.value !== event.currentTarget.defaultValue) takeArea(event.currentTarget.value);
              }}
              className="tabular min-h-11 w-24 border border-ink-soft bg-paper px-3 text-base text-ink"
            />
            {t("bag.squareFeet")}
          </label>
        )}
      </div>
      <UpdateButton />
      <p
        id={noteId}
        role={refused || unclear ? "alert" : "status"}
        className={`text-small ${refused || unclear ? "text-clay" : "text-ink-soft"}`}
      >
        {refused && (
          <UnbrokenNumbers>{`${refused} ${t("bag.quantityStays", { quantity: line.quantity, unit: unit(line.quantity) })}`}</UnbrokenNumbers>
        )}
        {!refused && unclear}
        {!refused &&
          !unclear &&
          rounded !== null &&
          t("bag.rounded", {
            quantity: `${rounded} ${unit(rounded)}`,
            feet: squareFeet(rounded * (line.areaPerUnit ?? 0), language),
          })}
      </p>
    </fetcher.Form>
  );
}
