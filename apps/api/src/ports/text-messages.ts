export * from "@azulejo/extend/text-messages.ts";
