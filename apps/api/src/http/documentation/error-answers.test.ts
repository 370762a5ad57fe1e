import { errorRecords } from "@azulejo/contract";
import { expect, it } from "vitest";
import { exampleTexts } from "./error-answers.ts";

it("has an example for each text in an error's sentence", () => {
  const texts = Object.values(errorRecords).flatMap(({ values = {} }) =>
    Object.entries(values).flatMap(([name, type]) => (type === "text" ? [name] : [])),
  );
  expect(texts.filter((name) => !(name in exampleTexts))).toEqual([]);
});
