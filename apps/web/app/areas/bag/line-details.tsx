import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { labelsOf } from "../../form/field-words.ts";
import { TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { LineProblems } from "./line-problems.tsx";
import { LotSplit } from "./lot-split.tsx";
import { MatchLots } from "./match-lots.tsx";

interface Props {
  line: BagLine;
  language: Language;
  currency: string;
  faults: FormFaults | null;
}

/** A line's problems, lots and rooms, and the recipient of a gift card. */
export function LineDetails({ line, language, currency, faults }: Props) {
  return (
    <>
      <LineProblems line={line} language={language} currency={currency} />
      <LotSplit line={line} language={language} />
      <MatchLots line={line} />
      {line.kind === "electronic" && <Recipient line={line} faults={faults} />}
    </>
  );
}

const recipientWords = labelsOf({
  name: "recipient.name",
  email: "recipient.email",
  message: "recipient.message",
});

function Recipient({ line, faults }: { line: BagLine; faults: FormFaults | null }) {
  const t = useText();
  const { recipient } = line;
  return (
    <ShopForm
      intent={`recipient-${line.lineId}`}
      words={recipientWords}
      faults={faults}
      submit={t("recipient.save")}
      working={t("recipient.save")}
      look="quiet"
      className="grid max-w-md gap-3 border border-joint p-4"
    >
      <input type="hidden" name="lineId" value={line.lineId} />
      <TextField name="name" maxLength={80} value={recipient?.name} />
      <TextField name="email" type="email" maxLength={254} value={recipient?.email} />
      <TextField name="message" required={false} maxLength={400} value={recipient?.message} />
    </ShopForm>
  );
}
