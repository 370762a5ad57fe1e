import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { forgetStaff, useStaff } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PersonForm } from "./person-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ sessions }, { passkeys }] = await Promise.all([load("ownSessions", {}, request), load("ownPasskeys", {}, request)]);
  return { sessions, passkeys };
}

/** The user's own account: name, language, password, second factors, and sessions. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { email, role } = useStaff();
  const { sessions, passkeys } = useLoaderData<typeof loader>();
  const ending = useCall("endOwnSessions");
  const done = (words: string) => {
    announce(words);
    forgetStaff();
    void revalidate();
  };
  return (
    <>
      <PageHeading title={t("account.title")}>
        <span className="soft">{[email, role?.name[language]].filter(Boolean).join(" · ")}</span>
      </PageHeading>
      <SessionsSection
        sessions={sessions}
        isOwn
        onEnd={async (sessionId) => {
          if (await ending.send({ sessionId })) done(t("sessions.ended"));
        }}
        isSending={ending.isSending}
        failure={ending.failure}
      />
      <PasskeysSection passkeys={passkeys} onDone={done} />
      <div className="account-forms">
        <section aria-labelledby="person">
          <h2 id="person">{t("account.person")}</h2>
          <PersonForm />
        </section>
        <section aria-labelledby="factor">
          <h2 id="factor">{t("factor.title")}</h2>
          <SecondFactor />
        </section>
        <section aria-labelledby="password">
          <h2 id="password">{t("account.password")}</h2>
          <PasswordForm onChanged={() => done(t("account.passwordChanged"))} />
        </section>
      </div>
    </>
  );
}
