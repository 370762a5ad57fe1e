import { gallery } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getScene } from "./get-scene.ts";
import { listScenes, listScenesOf, listSurfaces } from "./list-scenes.ts";

export const galleryRoutes = [
  handle(gallery.list, listScenes),
  handle(gallery.detail, getScene),
  handle(gallery.ofProduct, listScenesOf),
  handle(gallery.surfaces, listSurfaces),
];
