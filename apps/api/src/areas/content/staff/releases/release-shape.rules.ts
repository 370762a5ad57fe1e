import { type ErrorCode, type Language, ShopError } from "@azulejo/contract";
import type { OfficeContentRelease } from "@azulejo/contract/areas/office/content/releases.ts";
import { errorSentence } from "../../../../messages/index.ts";
import type { ReleaseFault, StoredRelease } from "./release.repository.ts";

/** Returns a release as the office shows it, with its fault in the reader's language. */
export function toRelease(stored: StoredRelease, language: Language): OfficeContentRelease {
  const { id, name, action, state, note, reason, askedBy, decidedBy, fault, stories } = stored;
  return {
    ...{ id, name, action, state, note, reason, askedBy, decidedBy },
    stories: stories.map((story) => ({ id: story.id, name: story.name, address: story.address })),
    publishAt: stored.publishAt?.toISOString() ?? null,
    askedAt: stored.askedAt.toISOString(),
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    endedAt: stored.endedAt?.toISOString() ?? null,
    fault: fault && errorSentence(fault.code as ErrorCode, language, fault.values),
  };
}

/** Returns the code of an error that stops a release for good; null for an error that a retry may avoid. */
export const lastingFault = (error: unknown): ReleaseFault | null =>
  error instanceof ShopError ? { code: error.code, values: error.values } : null;
