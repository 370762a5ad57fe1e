import { StandalonePage, useGoOn } from "../../frame/pages/standalone-page.tsx";
import { useText } from "../../i18n/text.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function Component() {
  const t = useText();
  return (
    <StandalonePage title={t("signIn.title")}>
      <p className="mb-6 text-small text-ink-soft">{t("signIn.forStaff")}</p>
      <SignInForm onSignedIn={useGoOn()} />
    </StandalonePage>
  );
}
