import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { CallRefused } from "../../../call/call-failures.ts";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { currentLanguage, useLanguage } from "../../../i18n/language.ts";
import { text, useText } from "../../../i18n/text.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { StaffPages } from "../staff-pages.tsx";
import { RoleForm } from "./role-form.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { roles } = await load("staffRoles", {}, request);
  const role = roles.find(({ code }) => code === params["code"]);
  if (!role) throw new CallRefused({ code: "office_role_not_found", messages: [text(currentLanguage(), "fault.noPage")] }, 404);
  return role;
}

/** One role: its rights and who has it. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const role = useLoaderData<typeof loader>();
  const [isDeleting, setDeleting] = useState(false);
  const { code, people, keys, invitations, mayChange } = role;
  const name = role.name[language];
  const isUsed = people.length + keys.length + invitations > 0;
  return (
    <>
      <PageHeading
        help="staff"
        title={name}
        actions={<Actions mayDelete={mayChange && !isUsed} code={code} onDelete={() => setDeleting(true)} />}
      >
        {isUsed && mayChange && <span className="soft">{t("roles.inUse")}</span>}
        <AuditLink subject="staff_role" no={code} />
      </PageHeading>
      <StaffPages />
      <RoleForm
        key={code}
        role={role}
        isReadOnly={!mayChange}
        onStale={() => void revalidate()}
        onSaved={(_, saved) => {
          announce(t("roles.saved", { name: saved }));
          void revalidate();
        }}
      />
      <Members />
      {isDeleting && (
        <CallDialog
          call="deleteStaffRole"
          title={t("roles.deleteTitle", { name })}
          confirm={t("roles.delete")}
          inputOf={() => ({ code })}
          onDone={() => {
            announce(t("roles.deleted", { name }));
            void navigate("/staff/roles");
          }}
          onClose={() => setDeleting(false)}
        >
          <p className="what-happens">{t("roles.deleteHappens")}</p>
        </CallDialog>
      )}
    </>
  );
}

/** The members with the role. */
function Members() {
  const t = useText();
  const { people, keys, invitations } = useLoaderData<typeof loader>();
  return (
    <PagePart title={t("roles.who")}>
      {people.length === 0 ? (
        <p className="page-text soft">{t("roles.nobody")}</p>
      ) : (
        <ul className="rights-list">
          {people.map(({ staffId, name: own, email, isBlocked }) => (
            <li key={staffId}>
              <Link to={`/staff/${staffId}`}>{own || email}</Link>
              {isBlocked && <span className="warn"> {t("staff.blocked")}</span>}
            </li>
          ))}
        </ul>
      )}
      {keys.length > 0 && <p className="page-text soft">{t("roles.keys", { names: keys.join(", ") })}</p>}
      {invitations > 0 && <p className="page-text soft">{t("roles.invited", { count: invitations })}</p>}
    </PagePart>
  );
}

interface ActionsProps {
  code: string;
  mayDelete: boolean;
  onDelete(): void;
}

function Actions({ code, mayDelete, onDelete }: ActionsProps) {
  const t = useText();
  return (
    <>
      <Link to={`/staff/roles/new?from=${code}`} className={buttonClass("tool")}>
        {t("roles.copy")}
      </Link>
      {mayDelete && (
        <Button type="button" look="tool" onClick={onDelete}>
          {t("roles.delete")}
        </Button>
      )}
    </>
  );
}
