import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

/** Records a privacy request. @returns its number */
async function asked({ act }: Office): Promise<string> {
  const receivedOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const person = { email: "asks@example.test", name: "Asks", language: "en" };
  return (await act("recordprivacyrequest", { kind: "deletion", ...person, receivedOn, details: "Everything" })).body.value.requestNo;
}

export const privacyActs: Record<string, Act> = {
  async recordprivacyrequest(office) {
    const requestNo = await asked(office);
    return entry("privacy.recorded", "privacy_request", requestNo);
  },
  async verifyprivacyrequest(office) {
    const requestNo = await asked(office);
    await office.act("verifyprivacyrequest", { requestNo, how: "Called back" });
    return entry("privacy.verified", "privacy_request", requestNo);
  },
  async extendprivacyrequest(office) {
    const requestNo = await asked(office);
    await office.act("extendprivacyrequest", { requestNo, reason: "Orders of ten years" });
    return entry("privacy.extended", "privacy_request", requestNo);
  },
  async exportprivacydata(office) {
    const requestNo = await asked(office);
    await office.act("verifyprivacyrequest", { requestNo, how: "Called back" });
    await office.act("exportprivacydata", { requestNo });
    return entry("privacy.exported", "privacy_request", requestNo);
  },
  async eraseprivacydata(office) {
    const requestNo = await asked(office);
    await office.act("verifyprivacyrequest", { requestNo, how: "Called back" });
    await office.act("eraseprivacydata", { requestNo, confirm: "DELETE" });
    return entry("privacy.erased", "privacy_request", requestNo);
  },
  async closeprivacyrequest(office) {
    const requestNo = await asked(office);
    await office.act("closeprivacyrequest", { requestNo, outcome: "refused", note: "Somebody else" });
    return entry("privacy.closed", "privacy_request", requestNo);
  },
};
