export { galleryRoutes } from "./gallery.routes.ts";
export { importScenes, type SceneImport } from "./import-scenes.ts";
export { createScenes } from "./scenes.ts";
export { showScene } from "./show-scene.ts";
