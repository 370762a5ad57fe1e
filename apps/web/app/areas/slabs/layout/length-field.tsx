import { useEffect, useId, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { lengthText, readLength } from "./length-entry.ts";

interface Props {
  label: string;
  um: number;
  /** The minimum length, in micrometers. */
  least?: number;
  onChange: (um: number) => void;
}

/** A typed length; it is applied when the field loses focus or Enter is pressed, so that nothing moves while typing. */
export function LengthField({ label, um, least = 0, onChange }: Props) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(lengthText(um));
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setTyped(lengthText(um));
    setIsWrong(false);
  }, [um]);
  const commit = () => {
    if (typed === lengthText(um)) return setIsWrong(false);
    const read = readLength(typed);
    if (read === null || read < least) return setIsWrong(true);
    setIsWrong(false);
    if (read !== um) onChange(read);
    else setTyped(lengthText(um));
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className={`min-h-11 w-full border bg-paper px-2 text-base text-ink tabular-nums ${isWrong ? "border-clay" : "border-ink-soft"}`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-clay">
          {t("layout.sizeError")}
        </p>
      )}
    </div>
  );
}
