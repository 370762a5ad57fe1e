import { TickField } from "../../../form/fields.tsx";
import { month } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { StepPart } from "../step-part.tsx";

/** The checkbox for the terms of sale, with a link to them. */
export function Agreement({ termsVersion, language }: { termsVersion: string; language: Language }) {
  const t = useText();
  const address = useAddress();
  const [before, after] = t("payment.agreeTo", { terms: LINK, version: versionName(termsVersion, language) }).split(LINK);
  return (
    <StepPart part="agreeing" className="sm:col-span-2">
      <TickField
        name="agreed"
        required
        label={
          <>
            {before}
            <a href={address("terms-of-sale/")} target="_blank" rel="noopener">
              {t("payment.terms")}
            </a>
            {after}
          </>
        }
      />
    </StepPart>
  );
}

/** A placeholder for the link in the sentence, where the sentence is split. */
const LINK = "\u0001";

/** Returns the name of a terms version by its month: `September 2026`. */
export const versionName = (version: string, language: Language): string =>
  /^\d{4}-\d{2}$/.test(version) ? month(version, language) : version;
