import { expect, it } from "vitest";
import { openContentReader } from "./content-reader.ts";

/** Simulates a space with one story, whose responses wait until released. */
function openSpace() {
  let title = "first";
  let hold: Promise<void> = Promise.resolve();
  const reader = openContentReader(
    {
      endpoint: "http://content.test/v2",
      spaceId: "1",
      publicToken: "public",
      previewToken: "",
      rateLimit: 1000,
      async fetch() {
        const answer = Response.json({ story: { name: title } });
        await hold;
        return answer;
      },
    },
    { error() {} },
  );
  return {
    reader,
    publish(next: string) {
      title = next;
      reader.drop();
    },
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },
  };
}

it("does not cache a story whose read began before a drop", async () => {
  const { reader, publish, holdAnswers } = openSpace();
  const name = async () => (await reader.story("home", { language: "en" }))?.name;
  const release = holdAnswers();
  const outdated = name();
  await new Promise((resolve) => setImmediate(resolve));
  publish("second");
  release();
  expect(await outdated).toBe("first");
  expect(await name()).toBe("second");
});
