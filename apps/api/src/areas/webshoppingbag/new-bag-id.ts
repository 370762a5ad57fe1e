import { randomBytes } from "node:crypto";

/** Returns an unguessable id, because anyone who knows a guest's bag id may change the bag. */
export const newBagId = (): string => randomBytes(18).toString("base64url");
