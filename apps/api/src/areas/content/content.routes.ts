import { content } from "@azulejo/contract";
import { handle } from "../../http/handler.ts";
import { getRedirect } from "./get-redirect.ts";
import { searchPages } from "./search-pages.ts";

export const contentRoutes = [handle(content.redirect, getRedirect), handle(content.searchPages, searchPages)];
