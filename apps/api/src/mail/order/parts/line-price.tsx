import type { Language } from "@azulejo/contract";
import { Text } from "react-email";
import { money } from "../../formats.ts";
import { plain, soft } from "../../frame/mail-style.ts";

interface Props {
  line: { goodsCents: number; discountCents: number };
  currency: string;
  language: Language;
}

/** A line's price before discounts, and the discounts below it. */
export function LinePrice({ line: { goodsCents, discountCents }, currency, language }: Props) {
  return (
    <>
      <Text style={{ ...plain, margin: 0 }}>{money(goodsCents + discountCents, currency, language)}</Text>
      {discountCents > 0 && <Text style={{ ...soft, margin: 0, whiteSpace: "nowrap" }}>{money(-discountCents, currency, language)}</Text>}
    </>
  );
}
