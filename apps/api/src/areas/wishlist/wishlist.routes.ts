import { wishlist } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { addBag, addWish, createList, removeList, updateWishes } from "./change-list.ts";
import { addListToBag } from "./move-to-bag.ts";
import { showLists } from "./show-lists.ts";

export const wishlistRoutes = [
  handle(wishlist.get, showLists),
  handle(wishlist.create, createList),
  handle(wishlist.add, addWish),
  handle(wishlist.update, updateWishes),
  handle(wishlist.remove, removeList),
  handle(wishlist.addBag, addBag),
  handle(wishlist.addAllToBag, addListToBag),
];
