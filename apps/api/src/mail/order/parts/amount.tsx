import type { Language } from "@azulejo/contract";
import { Column, Row, Text } from "react-email";
import { textOr } from "../../../messages/index.ts";
import { money } from "../../formats.ts";
import { plain } from "../../frame/mail-style.ts";

interface Props {
  label: string;
  cents: number;
  currency: string;
  language: Language;
  strong?: boolean;
}

/** A row of an email with a label and an amount. */
export function Amount({ label, cents, currency, language, strong = false }: Props) {
  const style = { ...plain, margin: "0 0 4px", fontWeight: strong ? 700 : 400 };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={{ ...style, whiteSpace: "nowrap" }}>{money(cents, currency, language)}</Text>
      </Column>
    </Row>
  );
}

/** Returns a tax's display name. @param name a jurisdiction's level and place such as `state:NV`, or the tax's own name */
export function taxName(name: string, language: Language): string {
  const [kind = "", place = ""] = name.split(":");
  return textOr(language, `mail.receipt.tax.${kind}`, name, { place });
}
