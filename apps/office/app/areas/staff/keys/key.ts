import type { CallValue } from "../../../call/calls.ts";

export type Key = CallValue<"apiKeys">["keys"][number];
export type KeyAction = "change" | "rotate" | "revoke";
