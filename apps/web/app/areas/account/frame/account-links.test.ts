import type { SessionClaims } from "@azulejo/contract/claims.ts";
import { expect, it } from "vitest";
import { accountLinks, barLinks, HOME_LINK, RETAIL_LINK, settingsGroups } from "./account-links.ts";

const everything = { tradeAccounts: true, newsletter: true } as Parameters<typeof accountLinks>[1];
const administrator = { isBusiness: true, isAdministrator: true, isAccountant: false } as SessionClaims;
const person = { isBusiness: false, isAdministrator: false, isAccountant: false } as SessionClaims;

it.each([
  ["an administrator", administrator],
  ["a person", person],
])("shows each page of %s once, in the bar or beside the settings", (_, session) => {
  const groups = accountLinks(session, everything);
  const shown = [...barLinks(groups), ...settingsGroups(groups).flatMap(({ links }) => links)];
  // The page of orders leads to those of a private person.
  const all = [HOME_LINK, ...groups.flatMap(({ links }) => links)].filter((link) => link !== RETAIL_LINK);
  expect(shown.map(({ path }) => path).sort()).toEqual(all.map(({ path }) => path).sort());
});

it("has five groups in the list of a phone", () => {
  expect(accountLinks(administrator, everything)).toHaveLength(5);
});
