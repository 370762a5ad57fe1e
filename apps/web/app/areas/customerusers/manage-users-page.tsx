import "virtual:words/account+customer";
import { customer, type Role } from "@azulejo/contract";
import type { Branch, CustomerUser, Invitation } from "@azulejo/contract/areas/customer.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { FaultsNotice } from "../../form/faults-notice.tsx";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import { readInput } from "../../form/read-input.server.ts";
import { day } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { leaveNotice } from "../../request/flash.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { Visit } from "../../routing/visit.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { AccountFrame } from "../account/frame/account-frame.tsx";
import type { Route } from "./+types/manage-users-page";
import { UserForm } from "./user-form.tsx";

/** `?edit=new` opens the form to invite a user, `?edit={id}` to change one. Users without permission see a message and no users. */
export const loader = pageLoader(async ({ context, language, url }) => {
  try {
    const { users, invitations, branches } = await callApi(context, language, customer.users, {});
    const requested = url.searchParams.get("edit");
    const edited = users.find((one) => String(one.id) === requested) ?? null;
    return { users, invitations, branches, edited, editing: requested === "new" || edited !== null, refused: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return { users: [], invitations: [], branches: [], edited: null, editing: false, refused: error.message };
  }
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    return await runUserForm(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

/** Handles one form of the page; each button names its action in `intent`. */
async function runUserForm({ context, language, address }: Visit, form: FormData) {
  const intent = entry(form, "intent");
  const id = Number(entry(form, "id"));
  if (intent === "block" || intent === "unblock")
    await callApi(context, language, customer.blockUser, { userId: id, blocked: intent === "block" });
  else if (intent === "cancel") await callApi(context, language, customer.cancelUserToken, { invitationId: id });
  else if (intent === "resend") await callApi(context, language, customer.resendInvitation, { invitationId: id });
  else {
    if (intent === "save") {
      await callApi(context, language, customer.saveUser, readInput(customer.saveUser, form));
      leaveNotice(context, "account.notice.userSaved");
    } else {
      await callApi(context, language, customer.inviteUser, readInput(customer.inviteUser, form));
      leaveNotice(context, "account.notice.invited", { email: entry(form, "email") });
    }
    throw redirect(address("customerusers/manageusers"));
  }
  return formDone(intent);
}

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "users.title"), noindex: true });
}

const dones = ["block", "unblock", "cancel", "resend"] as const;

export default function ManageUsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { users, invitations, branches, edited, editing, refused } = loaderData;
  const faults = actionData?.faults ?? null;
  const address = useAddress();
  const done = dones.find((one) => one === actionData?.done);
  if (refused) {
    return (
      <AccountFrame root={root} title={t("users.title")}>
        <Notice kind="alert">{refused}</Notice>
        {!root.session?.isBusiness && root.settings.features.tradeAccounts && (
          <p>
            <ButtonLink href={address("account/businessform")}>{t("customer.request")}</ButtonLink>
          </p>
        )}
      </AccountFrame>
    );
  }
  if (editing) {
    return (
      <AccountFrame root={root} title={edited ? t("users.edit", { name: `${edited.givenName} ${edited.surname}` }) : t("users.invite")}>
        <UserForm key={edited?.id ?? 0} user={edited} branches={branches} faults={faults} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame root={root} title={t("users.title")} beside={<Invite />} isWide>
      <FaultsNotice faults={faults} />
      {done && <Notice>{t(`users.done.${done}`)}</Notice>}
      <UserList users={users} branches={branches} />
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
    </AccountFrame>
  );
}

function Invite() {
  const t = useText();
  const address = useAddress();
  return (
    <p>
      <ButtonLink href={`${address("customerusers/manageusers")}?edit=new`} look="quiet">
        {t("users.invite")}
      </ButtonLink>
    </p>
  );
}

const columns = "gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4";
const row = `grid border-b border-joint py-3 ${columns}`;

function UserList({ users, branches }: { users: CustomerUser[]; branches: Branch[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div>
      <p aria-hidden="true" className={`hidden border-ink border-b pb-2 text-ink-soft text-small lg:grid ${columns}`}>
        <span>{t("users.person")}</span>
        <span>{t("users.roles")}</span>
        <span>{t("users.branches")}</span>
      </p>
      <ul className="border-t border-joint">
        {users.map((user) => (
          <li key={user.id} className={row}>
            <div className="min-w-0">
              <strong className="block font-medium">
                {user.givenName} {user.surname} {user.you && <span className="text-small font-normal text-ink-soft">{t("users.you")}</span>}
              </strong>
              <span className="block break-words text-small text-ink-soft">{user.email}</span>
              {user.blocked && <span className="block text-small text-clay">{t("users.blocked")}</span>}
            </div>
            <div className="text-small">
              <RoleNames roles={user.roles} />
              {user.pricesWithheld && <span className="block text-ink-soft">{t("users.noPrices")}</span>}
            </div>
            <div className="text-small text-ink-soft">
              <span className="block">
                {user.branchIds.length === 0
                  ? t("users.allBranches")
                  : branches
                      .filter((one) => user.branchIds.includes(one.id))
                      .map((one) => one.name)
                      .join(", ")}
              </span>
              {user.usedAt && <span className="block">{t("users.lastUse", { day: day(user.usedAt, language) })}</span>}
            </div>
            <div className="flex flex-wrap items-start gap-5 text-small">
              <a href={`?edit=${user.id}`} className="inline-flex min-h-6 items-center">
                {t("customer.edit")}
                <span className="sr-only"> {user.email}</span>
              </a>
              {!user.you && <Act intent={user.blocked ? "unblock" : "block"} id={user.id} about={user.email} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function InvitationList({ invitations }: { invitations: Invitation[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <section>
      <Rule>{t("users.invitations")}</Rule>
      <ul className="mt-2">
        {invitations.map((one) => (
          <li key={one.id} className={row}>
            <div className="min-w-0">
              <strong className="block font-medium">
                {one.givenName} {one.surname}
              </strong>
              <span className="block break-words text-small text-ink-soft">{one.email}</span>
            </div>
            <div className="text-small">
              <RoleNames roles={one.roles} />
            </div>
            <div className="text-small">
              <span className={`block ${one.expired ? "text-clay" : "text-ink-soft"}`}>
                {t(one.expired ? "users.expired" : "users.until", { day: day(one.expiresAt, language), by: one.invitedBy })}
              </span>
            </div>
            <div className="flex flex-wrap items-start gap-5 text-small">
              <Act intent="resend" id={one.id} about={one.email} />
              <Act intent="cancel" id={one.id} about={one.email} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoleNames({ roles }: { roles: Role[] }) {
  const t = useText();
  return <span className="block">{roles.map((role) => t(`role.${role}`)).join(", ")}</span>;
}

/** A button for one action on one user. */
function Act({ intent, id, about }: { intent: "block" | "unblock" | "cancel" | "resend"; id: number; about: string }) {
  const t = useText();
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} look="plain" className="font-normal">
        {t(`users.${intent}`)}
        <span className="sr-only"> {about}</span>
      </Button>
    </form>
  );
}
