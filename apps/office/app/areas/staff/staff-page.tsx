import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../call/load.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { Invitations } from "./invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MembersTable } from "./members-table.tsx";
import { StaffPages } from "./staff-pages.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("staffList", {}, request);

/** The staff of the office, and invitations. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { staff, invitations, roles, stores } = useLoaderData<typeof loader>();
  const [isInviting, setInviting] = useState(false);
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <PageHeading
        help="staff"
        title={t("staff.title")}
        actions={
          <Button type="button" look="tool" onClick={() => setInviting(true)}>
            {t("staff.invite")}
          </Button>
        }
      >
        <span className="soft tabular">{t("staff.count", { count: staff.length })}</span>
      </PageHeading>
      <StaffPages />
      <MembersTable staff={staff} stores={stores} />
      <PagePart title={t("staff.invitations")}>
        {invitations.length === 0 ? (
          <p className="page-text soft">{t("staff.noInvitations")}</p>
        ) : (
          <Invitations invitations={invitations} stores={stores} onDone={done} />
        )}
      </PagePart>
      {isInviting && (
        <InviteDialog
          roles={roles}
          stores={stores}
          onInvited={(email) => done(t("staff.invited", { email }))}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}
