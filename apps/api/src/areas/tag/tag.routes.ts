import { tag } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { handleFile } from "../../http/file-handler.ts";
import { listGroups } from "./groups.ts";
import { listTags } from "./list-tags.ts";
import { readScript } from "./read-script.ts";
import { reportEvent } from "./report-event.ts";

/** Calls with a fixed name come before the one with a variable name. */
export const tagRoutes = [handle(tag.groups, listGroups), handle(tag.report, reportEvent), handle(tag.list, listTags)];

export const tagFiles = [handleFile(tag.script, "forever", readScript)];
