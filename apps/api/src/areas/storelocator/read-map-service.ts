import type { storelocator } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";

export const readMapService: Verb<typeof storelocator.mapService> = async ({ mapScriptUrl }) => ({ scriptUrl: mapScriptUrl });
