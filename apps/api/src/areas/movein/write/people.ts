import { newTicket } from "../../../session/ticket.ts";
import type { Problem } from "../../catalog/index.ts";
import { sourcesIn } from "../../subscriptions/index.ts";
import type { PersonRecord } from "../records/records.rules.ts";
import { namedBusinesses } from "./branch-owners.ts";
import { idsFor, split } from "./businesses.ts";
import { selectNames } from "./external-id.repository.ts";
import { insertNewsletters } from "./of-people.repository.ts";
import {
  insertPeople,
  selectAccountsByAddress,
  selectDeleted,
  selectStoredPeople,
  selectTypesOf,
  updatePeople,
  writeRightsOf,
} from "./person.repository.ts";
import { type Change, idOf, type Run, type Writer } from "./run.ts";

/** The column and the reason for which a person is rejected. */
type Refusal = [column: keyof PersonRecord, reason: string] | null;

export const people: Writer<"person"> = {
  stored: ({ query }, recordIds) => selectStoredPeople(query, recordIds),
  async check(run, changes) {
    const { businesses, branches, accounts } = await recordsNamedBy(run, changes);
    const names = await selectNames(
      run.query,
      run,
      "person",
      [...accounts.values()].map(({ id }) => id),
    );
    const gone = await selectDeleted(
      run.query,
      changes.flatMap(({ recordId }) => recordId ?? []),
    );
    const codes = new Set(sourcesIn(run.language).map(({ code }) => code));
    const refusalOf = ({ record, recordId }: Change<"person">): Refusal => {
      if (recordId !== null && gone.has(recordId)) return ["externalId", "is a person whose account was deleted in the shop"];
      const before = run.addresses.get(record.emailKey);
      if (before !== undefined && before !== record.line) return ["email", `is also the address of line ${before}`];
      if (record.business !== null && !businesses.has(record.business)) return ["business", "is the id of no business"];
      if (record.branches.some((id) => !branches.has(id))) return ["branches", "has the id of no branch"];
      if (record.newsletters?.some((code) => !codes.has(code))) return ["newsletters", `has another code than ${[...codes].join(", ")}`];
      const account = accounts.get(record.emailKey);
      if (!account || account.id === recordId) return null;
      if (recordId !== null) return ["email", "is the address of another account of the shop"];
      const name = names.get(account.id);
      if (name !== undefined) return ["email", `is also the address of the person ${name}`];
      const customerId = record.business === null ? null : (businesses.get(record.business) ?? null);
      return account.customerId !== null && account.customerId !== customerId ? ["email", "has an account at another business"] : null;
    };
    return changes.flatMap((change): Problem[] => {
      const refusal = refusalOf(change);
      const { record } = change;
      if (!refusal) {
        run.addresses.set(record.emailKey, record.line);
        return [];
      }
      const [column, reason] = refusal;
      return [{ line: record.line, column: column === "externalId" ? "id" : column, reason, value: String(record[column] ?? "") }];
    });
  },

  async write(run, changes) {
    const { query, storefrontId, at } = run;
    const { businesses, branches, accounts } = await recordsNamedBy(run, changes);
    // People who have an account here keep it.
    const known = changes.map(({ record, recordId }) => ({ record, recordId: recordId ?? accounts.get(record.emailKey)?.id ?? null }));
    const ids = await idsFor(query, "account", known);
    const types = await selectTypesOf(
      query,
      [...businesses.values()].flatMap((id) => id ?? []),
    );
    const rows = known.map(({ record }, index) => {
      const customerId = record.business === null ? null : idOf(businesses, record.business);
      const { email, emailKey, givenName, surname, phone, language, passwordHash = null } = record;
      const type = customerId === null ? ("homeowner" as const) : (types.get(customerId) ?? "dealer");
      return {
        id: ids[index] ?? 0,
        storefrontId,
        email,
        emailKey,
        emailProvedAt: at,
        givenName,
        surname,
        phone,
        language,
        type,
        customerId,
        passwordHash,
      };
    });
    const [fresh, changed] = split(rows, known);
    if (fresh.length > 0) await insertPeople(query, fresh);
    if (changed.length > 0) await updatePeople(query, changed);
    await writeRightsOf(
      query,
      ids,
      known.flatMap(({ record }, index) => record.roles.map((role) => ({ accountId: ids[index] ?? 0, role }))),
      known.flatMap(({ record }, index) => record.branches.map((id) => ({ accountId: ids[index] ?? 0, branchId: idOf(branches, id) }))),
    );
    const subscribed = changes.flatMap(({ record: { email, emailKey, language, newsletters = [] } }) => {
      const token = newTicket().ticket;
      return newsletters.map((source) => ({ email, emailKey, language, source, token }));
    });
    await insertNewsletters(query, storefrontId, subscribed, at);
    return ids;
  },
};

async function recordsNamedBy(run: Run, changes: readonly Change<"person">[]) {
  const records = changes.map(({ record }) => record);
  const { businesses, branches } = await namedBusinesses(run, records);
  const accounts = await selectAccountsByAddress(
    run.query,
    run.storefrontId,
    records.map(({ emailKey }) => emailKey),
  );
  return { businesses, branches, accounts: new Map(accounts.map((account) => [account.emailKey, account])) };
}
