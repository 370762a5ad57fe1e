import { randomBytes } from "node:crypto";
import { customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { avatarAddress } from "../../../session/auth-token.ts";
import { lockAccount } from "../../account/index.ts";
import { replaceAvatar } from "./avatar.repository.ts";
import { MOST_MEGAPIXELS, makeAvatar } from "./avatar.ts";

const KEY_BYTES = 24;
const MOST_MEGABYTES = Math.floor((customer.changeAvatar.bodyBytes ?? 0) / 1_000_000);

/** Gives every picture its own unguessable address; the previous one stops working. */
export const changeAvatar: Verb<typeof customer.changeAvatar> = async (context, { file }) => {
  const { accountId } = requireSession(context);
  const data = file && (await makeAvatar(file));
  if (file && !data) throw new ShopError("customer_avatar_invalid", { limit: MOST_MEGABYTES, pixels: MOST_MEGAPIXELS });
  const picture = data && { data, key: randomBytes(KEY_BYTES).toString("base64url"), createdAt: context.now() };
  await inTransaction(context, async ({ query }) => {
    await lockAccount(query, accountId);
    await replaceAvatar(query, accountId, picture);
  });
  return { avatar: picture && avatarAddress(picture.key) };
};
