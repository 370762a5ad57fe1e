import type { content } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { findRedirect } from "./redirect.rules.ts";

/** The content system's datasource of redirects: `name` is the source, `value` the target. */
export const REDIRECTS = "redirects";

export const getRedirect: Verb<typeof content.redirect> = async ({ content: reader }, { path }) =>
  findRedirect(path, await reader.entries(REDIRECTS));
