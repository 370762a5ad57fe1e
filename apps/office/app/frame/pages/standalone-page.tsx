import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addressIn } from "../../call/load.ts";
import { useText } from "../../i18n/text.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { PageHeading } from "../page-heading.tsx";
import { forgetStaff } from "../staff.ts";

/** A page without sections, such as those for staff who are still signing in. @param title null if the content has its own heading */
export function StandalonePage({ title, children }: { title: string | null; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <header className="top-bar">
        <span className="office-name">{t("frame.name")}</span>
        <div className="top-bar-end">
          <LanguageSwitch reloads={false} />
        </div>
      </header>
      <main id="page" className="alone">
        {title !== null && <PageHeading title={title} />}
        {children}
      </main>
    </>
  );
}

/** Returns a function that opens the page named in `?to=` with the staff member's new rights. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    forgetStaff();
    void navigate(addressIn(query.get("to")), { replace: true });
  };
}
