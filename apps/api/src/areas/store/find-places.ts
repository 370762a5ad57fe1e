import type { storeCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";

const MOST = 8;

export const findPlaces: Verb<typeof storeCalls.places> = ({ places }, { query }) => places.find(query, MOST);
