import { content } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getChallenge } from "./get-challenge.ts";
import { getRedirect } from "./get-redirect.ts";
import { searchPages } from "./search-pages.ts";
import { sendForm } from "./send-form.ts";

export const contentRoutes = [
  handle(content.redirect, getRedirect),
  handle(content.searchPages, searchPages),
  handle(content.getChallenge, getChallenge),
  handle(content.sendForm, sendForm),
];
