import type { storeCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";

export const readMapService: Verb<typeof storeCalls.mapService> = async ({ mapScriptUrl }) => ({ scriptUrl: mapScriptUrl });
