import { content } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { formEntryRoutes } from "./form-entries/form-entries.routes.ts";
import { getChallenge } from "./get-challenge.ts";
import { getRedirect } from "./get-redirect.ts";
import { redirectRoutes } from "./redirects/redirects.routes.ts";
import { searchPages } from "./search-pages.ts";
import { searchWordRoutes } from "./search-words/search-words.routes.ts";
import { sendForm } from "./send-form.ts";
import { contentStaffRoutes } from "./staff/staff.routes.ts";

export const contentRoutes = [
  ...contentStaffRoutes,
  ...formEntryRoutes,
  ...redirectRoutes,
  ...searchWordRoutes,
  handle(content.redirect, getRedirect),
  handle(content.searchPages, searchPages),
  handle(content.getChallenge, getChallenge),
  handle(content.sendForm, sendForm),
];
