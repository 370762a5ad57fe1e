export type * from "@azulejo/extend/log.ts";
