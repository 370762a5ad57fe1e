import { type office, ShopError, type StaffRight } from "@azulejo/contract";
import type { Localized } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { changeStaffing } from "../change-staffing.ts";
import { selectInvitations } from "../invitations/staff-invitation.repository.ts";
import type { Power } from "../power.rules.ts";
import { mayChange, type RoleWithPeople, readRoles, revisionOf } from "./list-roles.ts";
import { deleteRoleRow, insertRole, updateRole } from "./role.repository.ts";
import { newRoleCode } from "./role-code.rules.ts";

interface Values {
  name: Localized;
  rights: StaffRight[];
}

export const saveRole: Verb<typeof office.saveStaffRole> = (context, { code, name, rights, revision }) =>
  changeStaffing(context, async (inside, own) => {
    const values = { name, rights: [...new Set(rights)] };
    if (!mayChange(own, { ...values, people: [] })) throw new ShopError("office_rights_beyond");
    return { code: code === null ? await create(inside, values) : await change(inside, own, code, values, revision) };
  });

async function create(inside: Context, values: Values): Promise<string> {
  const taken = (await readRoles(inside)).map((role) => role.code);
  const code = newRoleCode(values.name.en, taken);
  await insertRole(inside.query, inside.storefront.id, code, values);
  await recordAct(inside, { kind: "staff_role.saved", subject: "staff_role", no: code, before: null, after: shown(values) });
  return code;
}

async function change(inside: Context, own: Power, code: string, values: Values, revision: string | null): Promise<string> {
  const role = await requireRole(inside, code);
  if (!mayChange(own, role)) throw new ShopError("office_rights_beyond");
  if (revisionOf(role) !== revision) throw new ShopError("office_role_changed", { name: role.name[inside.language] });
  await updateRole(inside.query, role.id, { ...values, rights: [...values.rights, ...role.unknownRights] });
  await recordAct(inside, { kind: "staff_role.saved", subject: "staff_role", no: code, before: shown(role), after: shown(values) });
  return code;
}

export const deleteRole: Verb<typeof office.deleteStaffRole> = (context, { code }) =>
  changeStaffing(context, async (inside, own) => {
    const role = await requireRole(inside, code);
    if (!mayChange(own, role)) throw new ShopError("office_rights_beyond");
    const invitations = await selectInvitations(inside.query, inside.storefront.id);
    const isUsed = role.people.length > 0 || invitations.some(({ roleId }) => roleId === role.id);
    if (isUsed) throw new ShopError("office_role_in_use", { name: role.name[inside.language] });
    await deleteRoleRow(inside.query, role.id);
    await recordAct(inside, { kind: "staff_role.deleted", subject: "staff_role", no: code, before: shown(role), after: { rights: [] } });
    return { done: true as const };
  });

/** @throws office_role_not_found */
async function requireRole(inside: Context, code: string): Promise<RoleWithPeople> {
  const role = (await readRoles(inside)).find((one) => one.code === code);
  if (!role) throw new ShopError("office_role_not_found");
  return role;
}

/** Returns the role as written to the audit log. */
const shown = ({ name, rights }: Values) => ({ name: `${name.en} / ${name.es}`, rights: [...rights].sort() });
