import { ShopError } from "@azulejo/contract";
import { type Services, type Work, workOn } from "../../../../context.ts";
import type { StaffSession } from "../../../../session/staff-session.ts";
import { findStorefront } from "../../../storefront/index.ts";
import { publishStories } from "../change-stories.ts";
import { claimDueReleases, type StoredRelease, selectRelease, updateRelease } from "./release.repository.ts";
import { lastingFault } from "./release-shape.rules.ts";

const AT_ONCE = 20;

/** Publishes due releases in the name of the person who approved them. */
export async function sweepReleases(services: Services): Promise<void> {
  const { query } = services.database;
  for (const { id, storefrontId } of await claimDueReleases(query, services.now(), AT_ONCE)) {
    const release = await selectRelease(query, storefrontId, id);
    if (!release) continue;
    try {
      await publishStories(await contextOf(services, storefrontId, release), release.action, release.stories);
      await updateRelease(query, id, { state: "done", endedAt: services.now() });
    } catch (error) {
      const fault = lastingFault(error);
      if (fault) await updateRelease(query, id, { state: "failed", endedAt: services.now(), fault });
      else services.log.error({ releaseId: id, err: error }, "a release could not be published yet");
    }
  }
}

/** @throws office_right if the approver's account no longer exists */
async function contextOf(services: Services, storefrontId: number, { decidedById, decidedBy }: StoredRelease): Promise<Work> {
  if (decidedById === null || decidedBy === null) throw new ShopError("office_right", { right: "content.publish" });
  const { database, referenceData } = services;
  const { query } = database;
  const storefront = await findStorefront({ referenceData, query }, storefrontId);
  return { ...workOn(services, storefront), staff: approver(decidedById, decidedBy) };
}

/** The approver, who need not be signed in now. */
const approver = (staffId: number, email: string): StaffSession => ({
  id: "",
  staffId,
  email,
  name: email,
  language: "en",
  role: null,
  rights: ["content.publish"],
  hasAuthenticator: false,
  hasSecondFactor: false,
  placeIds: null,
  isKey: false,
});
