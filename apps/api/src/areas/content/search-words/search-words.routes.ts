import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { deleteSearchWord, listSearchWords, saveSearchWord, trySearchWord } from "./search-words.ts";

export const searchWordRoutes = [
  handle(office.searchWords, listSearchWords),
  handle(office.trySearchWord, trySearchWord),
  handle(office.saveSearchWord, saveSearchWord),
  handle(office.deleteSearchWord, deleteSearchWord),
];
