import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { ChoiceRadio } from "../../../form/choice-radio.tsx";
import { useText } from "../../../i18n/text.ts";
import { useSavedWords } from "./saved-words.ts";

interface Props {
  kind: SavedPayment["kind"];
  /** Saved cards or bank accounts. */
  saved: SavedPayment[];
  /** The id of the chosen one; empty for a new one. */
  chosen: string;
  onChoose: (id: string) => void;
}

const words = {
  card: { name: "payment.savedPaymentId", legend: "payment.card", other: "payment.otherCard" },
  bank: { name: "payment.savedAccountId", legend: "payment.account", other: "payment.otherAccount" },
} as const;

export const savedOf = (kind: SavedPayment["kind"], saved: SavedPayment[]): SavedPayment[] => saved.filter((one) => one.kind === kind);

const canPay = ({ expired, verifying }: SavedPayment): boolean => !expired && !verifying;

/** Returns the id of the one that checkout preselects; empty if none can pay. */
export const firstOf = (saved: SavedPayment[]): string => String(saved.find(canPay)?.id ?? "");

/** The saved cards or bank accounts, then an option for a new one. The fields of a new one are shown or hidden without scripts too. */
export function SavedChoice({ kind, saved, chosen, onChoose }: Props) {
  const t = useText();
  const { label, note } = useSavedWords();
  const { name, legend, other } = words[kind];
  const option = (id: string, text: string, more: string, isClosed = false) => (
    <label key={id} className="flex gap-4 border-b border-joint py-3">
      <ChoiceRadio
        name={name}
        value={id}
        isChosen={chosen === id}
        disabled={isClosed}
        onChoose={() => onChoose(id)}
        className="mt-1 size-5 shrink-0"
      />
      <span className={isClosed ? "min-w-0 text-ink-soft" : "min-w-0"}>
        <span className="block [overflow-wrap:anywhere]">{text}</span>
        {more && <span className="block text-small text-ink-soft">{more}</span>}
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="text-base font-medium">{t(legend)}</legend>
      {saved.map((one) => option(String(one.id), label(one), [one.name, note(one)].filter(Boolean).join(" · "), !canPay(one)))}
      {option("", t(other), "")}
    </fieldset>
  );
}
