import { createHash } from "node:crypto";
import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff, type Work } from "../../../context.ts";
import { selectInvitations } from "../invitations/staff-invitation.repository.ts";
import { type Member, selectMembersAndKeys } from "../members/member.repository.ts";
import { covers, type Power } from "../power.rules.ts";
import { type StoredRole, selectRoles } from "./role.repository.ts";

export const listRoles: Verb<typeof office.staffRoles> = async (context) => {
  const { query, storefront } = context;
  const own = requireStaff(context);
  const invitations = await selectInvitations(query, storefront.id);
  const roles = await readRoles(context);
  return {
    roles: roles.map((role) => ({
      code: role.code,
      name: role.name,
      rights: role.rights,
      keys: role.people.filter(({ isKey }) => isKey).map(({ name }) => name),
      people: role.people.filter(({ isKey }) => !isKey).map(({ id, name, email, isBlocked }) => ({ staffId: id, name, email, isBlocked })),
      invitations: invitations.filter(({ roleId }) => roleId === role.id).length,
      mayChange: mayChange(own, role),
      revision: revisionOf(role),
    })),
  };
};

export interface RoleWithPeople extends StoredRole {
  /** Includes the accounts of API keys. */
  people: Member[];
}

export async function readRoles({ query, storefront }: Work): Promise<RoleWithPeople[]> {
  const members = await selectMembersAndKeys(query, storefront.id);
  const roles = await selectRoles(query, storefront.id);
  return roles.map((role) => ({ ...role, people: members.filter((one) => one.role?.code === role.code) }));
}

/** A role can be changed only by somebody with its rights at all places of the people who have it. */
export const mayChange = (own: Power, { rights, people }: Pick<RoleWithPeople, "rights" | "people">): boolean =>
  rights.every((right) => own.rights.includes(right)) && people.every(({ placeIds }) => covers(own, { rights, placeIds }));

export const revisionOf = ({ name, rights }: Pick<StoredRole, "name" | "rights">): string =>
  createHash("sha256")
    .update(JSON.stringify([name.en, name.es, [...rights].sort()]))
    .digest("base64url");
