import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";

/** Consent to the terms, which a person gives by creating an account. */
export function Consent() {
  const t = useText();
  const address = useAddress();
  return (
    <p className="text-small text-ink-soft">
      {t("account.consent")} <a href={address("terms-of-sale/")}>{t("account.consentTerms")}</a>,{" "}
      <a href={address("website-policies/")}>{t("account.consentPrivacy")}</a>.
    </p>
  );
}
