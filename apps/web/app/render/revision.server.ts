import { hash } from "node:crypto";

/** 96 bits, so that two different values never get the same revision. */
const REVISION_LENGTH = 16;

/** Returns a short hash of a value's content, for the keys of fragments. */
export const revisionOf = (value: unknown): string => hash("sha256", JSON.stringify(value), "base64url").slice(0, REVISION_LENGTH);
