import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { deleteRedirect, listRedirects, saveRedirect, tryAddress } from "./redirects.ts";

export const redirectRoutes = [
  handle(office.redirects, listRedirects),
  handle(office.tryAddress, tryAddress),
  handle(office.saveRedirect, saveRedirect),
  handle(office.deleteRedirect, deleteRedirect),
];
