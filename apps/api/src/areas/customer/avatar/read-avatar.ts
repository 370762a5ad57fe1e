import type { customer } from "@azulejo/contract";
import type { FileReader } from "../../../http/file-handler.ts";
import { selectAvatar } from "./avatar.repository.ts";

export const readAvatar: FileReader<typeof customer.avatar> = ({ database }, { key }) => selectAvatar(database.query, key);
