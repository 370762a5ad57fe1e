import { expect, it } from "vitest";
import { environmentFile, placeLines } from "./environment-file.ts";

const url = "postgres://azulejo@127.0.0.1:5432/azulejo";

it.each([
  ["the shop's own database", { url: undefined, pooledUrl: undefined, dataDir: "/srv/azulejo/data" }, "DATA_DIR=/srv/azulejo/data\n"],
  ["a server", { url, pooledUrl: undefined, dataDir: "/srv/azulejo/data" }, `DATABASE_URL=${url}\nDATA_DIR=/srv/azulejo/data\n`],
  [
    "a server behind a pooler",
    { url, pooledUrl: "postgres://azulejo@127.0.0.1:6432/azulejo", dataDir: ".data" },
    `DATABASE_URL=postgres://azulejo@127.0.0.1:6432/azulejo\nDATABASE_DIRECT_URL=${url}\nDATA_DIR=.data\n`,
  ],
])("writes the folder of uploads for %s too, so that the next release finds them", (_, place, text) => {
  expect(environmentFile(placeLines(place))).toBe(text);
});

it("quotes values that Node would read differently", () => {
  expect(environmentFile([["NAME", "two words", "What it is"]])).toBe("\n# What it is\nNAME='two words'\n");
});
