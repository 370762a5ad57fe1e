import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Other tiles can be laid on a surface of a scene. */
export const surfacesOfScenes: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table gallery_scene add column surface jsonb",
      "comment on column gallery_scene.surface is 'a flat surface that other tiles can be laid on: its part, its place in the picture and the picture of the light on it'",
    ]),
};
