import { ShopError, type StaffRight } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { emailKey } from "../../domain/email-key.ts";
import type { BreachedPasswords } from "../../ports/screening/breached-passwords.ts";
import type { Passwords } from "../../session/passwords.ts";
import { refuseCommonPassword } from "../account/index.ts";
import { insertStaff } from "./staff.repository.ts";

export interface StaffToCreate {
  storefront: { id: number; name: string };
  email: string;
  password: string;
  name?: string;
  /** Rights of their own; an owner's by default. */
  rights?: readonly StaffRight[];
  /** The code of a role, in place of rights. */
  role?: string;
}

/** The code of the role with every right. */
const OWNER = "owner";

/** The shortest password of staff, as for customers. */
const SHORTEST = 12;

/**
 * Creates a staff account, for commands that have the database open.
 * @returns false when the address belongs to staff already
 * @throws account_password_common for a password that is short or easily guessed
 */
export async function createStaff(
  query: Query,
  passwords: Passwords,
  { storefront, email, password, ...granted }: StaffToCreate,
): Promise<boolean> {
  const passwordHash = await hashStaffPassword(passwords, { storefront, email, password });
  const common = { storefrontId: storefront.id, email: email.trim(), emailKey: emailKey(email), passwordHash };
  const id = await insertStaff(query, { ...common, ...(granted.rights || granted.role ? granted : { ...granted, role: OWNER }) });
  return id !== null;
}

/**
 * Returns the hash of a new password.
 * @param breachedPasswords missing if a command has no such service
 * @throws account_password_common for one that is short or easily guessed
 */
export async function hashStaffPassword(
  passwords: Passwords,
  { storefront, email, password }: Pick<StaffToCreate, "storefront" | "email" | "password">,
  breachedPasswords: BreachedPasswords | null = null,
): Promise<string> {
  if (password.length < SHORTEST) throw new ShopError("account_password_common");
  await refuseCommonPassword({ storefront, breachedPasswords }, password, [email]);
  return passwords.hash(password);
}
