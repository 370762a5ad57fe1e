import { gallery } from "@azulejo/contract";
import { handlePublicRead } from "../../calls/handler.ts";
import { getScene } from "./get-scene.ts";
import { listScenes, listScenesOf, listSurfaces } from "./list-scenes.ts";

export const galleryRoutes = [
  handlePublicRead(gallery.list, listScenes),
  handlePublicRead(gallery.detail, getScene),
  handlePublicRead(gallery.ofProduct, listScenesOf),
  handlePublicRead(gallery.surfaces, listSurfaces),
];
