import { useNavigate, useSearchParams } from "react-router";
import { addressIn } from "../../call/load.ts";
import { LanguageSwitch } from "../../frame/language-switch.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { forgetStaff } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { SignInForm } from "./sign-in-form.tsx";

export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signedIn = () => {
    forgetStaff();
    void navigate(addressIn(query.get("to")), { replace: true });
  };
  return (
    <>
      <header className="top-bar">
        <span className="office-name">{t("frame.name")}</span>
        <div className="top-bar-end">
          <LanguageSwitch reloads={false} />
        </div>
      </header>
      <main id="page" className="alone">
        <PageHeading title={t("signIn.title")} />
        <p className="mb-6 text-small text-ink-soft">{t("signIn.forStaff")}</p>
        <SignInForm onSignedIn={signedIn} />
      </main>
    </>
  );
}
