import { emailKey } from "@azulejo/api/domain/email-key.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import type { Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { DEMO_PASSWORD } from "../load-accounts.ts";
import { STOREFRONT_ID } from "../load-storefront.ts";
import type { Dealer } from "./history-data.ts";

/** The dealer's other people, who may order only for their branch, with the index of that branch. */
const people: { name: [string, string]; language: "en" | "es"; role: Role; branch: number }[] = [
  { name: ["Rosa", "Ibarra"], language: "es", role: "Sales", branch: 0 },
  { name: ["Walt", "Jensen"], language: "en", role: "Sales", branch: 1 },
  { name: ["Lupe", "Arriaga"], language: "es", role: "Sales", branch: 2 },
  { name: ["Grace", "Holm"], language: "en", role: "Accounting", branch: 1 },
  { name: ["Omar", "Haddad"], language: "en", role: "Professional", branch: 2 },
];

/** Adds these users to the dealer's account. */
export async function hirePeople(query: Query, { customerId, branches }: Dealer): Promise<Dealer["users"]> {
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  const users: Dealer["users"] = [];
  for (const { name, language, role, branch } of people) {
    const [givenName, surname] = name;
    const email = `${givenName}.${surname}@demo.test`.toLowerCase();
    const branchId = branches[branch % branches.length]?.id ?? null;
    const { id } = await query
      .insertInto("account")
      .values({
        storefrontId: STOREFRONT_ID,
        email,
        emailKey: emailKey(email),
        emailProvedAt: new Date(),
        givenName,
        surname,
        language,
        type: "dealer",
        passwordHash,
        customerId,
        activeBranchId: branchId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await query.insertInto("accountRole").values({ accountId: id, role }).execute();
    if (branchId !== null) await query.insertInto("accountBranch").values({ accountId: id, branchId }).execute();
    users.push({ id, email, givenName, surname, language });
  }
  return users;
}
