import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import type { FormEvent } from "react";
import { Link, useLoaderData, useLocation, useNavigate } from "react-router";
import { CallRefused } from "../../call/call-failures.ts";
import { callOffice } from "../../call/call-office.ts";
import type { CallValue } from "../../call/calls.ts";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { StandalonePage } from "../../frame/pages/standalone-page.tsx";
import { forgetStaff } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

type Invitation = CallValue<"readStaffInvitation">;

/** Returns the ticket after the address's hash, which browsers don't send to servers. */
const ticketIn = (hash: string): string => hash.slice(1) || "none";

/** Null for an invalid link. */
export async function loader(): Promise<Invitation | null> {
  try {
    return await callOffice("readStaffInvitation", { token: ticketIn(location.hash) });
  } catch (error) {
    if (error instanceof CallRefused) return null;
    throw error;
  }
}

/** Where an invited person chooses a password and joins. */
export function Component() {
  return (
    <StandalonePage title={null}>
      <Joining />
    </StandalonePage>
  );
}

function Joining() {
  const invitation = useLoaderData<typeof loader>();
  return invitation ? <JoinForm invitation={invitation} /> : <InvalidLink />;
}

function InvalidLink() {
  const t = useText();
  return (
    <>
      <PageHeading title={t("staff.joinInvalid")} />
      <p className="mb-6">{t("staff.joinInvalidWhy")}</p>
      <Link to="/signin">{t("staff.toSignIn")}</Link>
    </>
  );
}

function JoinForm({ invitation: { email, name, role, shop } }: { invitation: Invitation }) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { send, isSending, failure } = useCall("acceptStaffInvitation");
  const { hash } = useLocation();
  const errors = failure?.fields ?? {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = { name: String(form.get("name")), password: String(form.get("password")) };
    if (!(await send({ token: ticketIn(hash), ...chosen }))) return;
    forgetStaff();
    await navigate("/", { replace: true });
  };
  return (
    <>
      <PageHeading title={t("staff.joinTitle", { shop })} />
      <p className="mb-6 text-small text-ink-soft">{t("staff.joinLead", { role: role.name[language], email })}</p>
      <form method="post" onSubmit={(event) => void submit(event)} className="stack">
        <FailureNotice failure={failure} />
        {/* The user name with which password managers save the password. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <Field
          name="name"
          label={t("staff.joinName")}
          defaultValue={name}
          maxLength={60}
          required
          autoComplete="name"
          error={errors["name"]}
        />
        <Field
          name="password"
          type="password"
          label={t("staff.joinPassword")}
          hint={t("staff.joinPasswordHint")}
          minLength={12}
          maxLength={200}
          required
          autoComplete="new-password"
          error={errors["password"]}
        />
        <Button type="submit" disabled={isSending}>
          {t("staff.join")}
        </Button>
      </form>
    </>
  );
}
