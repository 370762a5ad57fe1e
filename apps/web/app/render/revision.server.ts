import { hash } from "node:crypto";

/** 96 bits, so that two values never share one. */
const REVISION_LENGTH = 16;

/** Returns a short name of what a value holds, for keys of fragments. */
export const revisionOf = (value: unknown): string => hash("sha256", JSON.stringify(value), "base64url").slice(0, REVISION_LENGTH);
