import { type Language, type office, ShopError } from "@azulejo/contract";
import type { OfficePersonDetails } from "@azulejo/contract/areas/office/people.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { selectAccount } from "../../account/index.ts";
import { recordAct } from "../../audit/index.ts";
import { moveMember, selectAddresses } from "../../customer/index.ts";
import { selectExternalIds } from "../external-ids/external-id.repository.ts";
import { type PersonRow, selectPeople, selectPersonDetails, updatePersonLock } from "./person.repository.ts";
import { requireCustomer } from "./require-customer.ts";

const PAGE_SIZE = 50;

export const listPeople: Verb<typeof office.people> = async ({ query: database, storefront }, { query, page }) => {
  const which = { storefrontId: storefront.id, search: query || null, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { people, total } = await selectPeople(database, which);
  return { people: people.map(toPerson), total };
};

export const toPerson = ({ createdAt, ...person }: PersonRow) => ({ ...person, createdAt: createdAt.toISOString() });

export const readPerson: Verb<typeof office.person> = (context, { accountId }) => showPerson(context, accountId);

async function showPerson({ query, storefront }: Work, accountId: number): Promise<OfficePersonDetails> {
  const person = await selectPersonDetails(query, storefront.id, accountId);
  if (!person) throw new ShopError("office_person_not_found");
  const addresses = await selectAddresses(query, accountId);
  return {
    ...person,
    createdAt: person.createdAt.toISOString(),
    language: person.language as Language,
    externalIds: await selectExternalIds(query, "person", accountId),
    addresses: addresses.map(({ id: _, ...address }) => address),
  };
}

export const lockPerson: Verb<typeof office.lockPerson> = (context, { accountId, reason }) => setLock(context, accountId, reason);
export const unlockPerson: Verb<typeof office.unlockPerson> = (context, { accountId }) => setLock(context, accountId, null);

export const movePerson: Verb<typeof office.movePerson> = (context, { accountId, customerId, roles }) =>
  inTransaction(context, async (inside) => {
    await selectAccount(inside.query, accountId, true);
    const before = await showPerson(inside, accountId);
    const business = customerId === null ? null : await requireCustomer(inside, customerId);
    if (before.customerId === customerId) return before;
    await moveMember(inside, { accountId, from: before.customerId, to: customerId, roles });
    await recordAct(inside, {
      kind: "customer.person_moved",
      subject: "person",
      no: before.email,
      before: { business: before.business },
      after: { business: business?.name ?? null, roles: business ? roles : [] },
    });
    return showPerson(inside, accountId);
  });

/** Ends open sessions at once. */
const setLock = (context: Context, accountId: number, reason: string | null): Promise<OfficePersonDetails> =>
  inTransaction(context, async (inside) => {
    const before = await showPerson(inside, accountId);
    await updatePersonLock(inside.query, accountId, reason, inside.now());
    if (reason !== null) await endSessionsOf(inside.query, accountId, "locked", inside.now());
    await recordAct(inside, {
      kind: "customer.locked",
      subject: "person",
      no: before.email,
      before: { locked: before.isBlocked, reason: before.lockReason },
      after: { locked: reason !== null, reason },
    });
    return showPerson(inside, accountId);
  });
