import { randomBytes } from "node:crypto";

/** Not to be guessed: whoever knows a guest's bag may change it. */
export const newBagId = (): string => randomBytes(18).toString("base64url");
