import type { Picture } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { mailPictureAddress } from "./line-picture.tsx";

const picture = { address: "/assets/f/1/1600x1600/0a1b2c/gray.webp", kind: "face" } as Picture;

describe("the picture of an email", () => {
  it("has an absolute address, and is a square JPEG", () => {
    expect(mailPictureAddress(picture, "https://shop.example")).toBe(
      "https://shop.example/assets/f/1/1600x1600/0a1b2c/gray.webp/m/144x144/filters:quality(72):format(jpeg)",
    );
  });

  it("shows the whole of a thing", () => {
    expect(mailPictureAddress({ ...picture, kind: "object" }, "https://shop.example")).toContain("/m/fit-in/144x144/");
  });

  it("of another host is sent as it is", () => {
    const foreign = { ...picture, address: "https://pictures.example/gray.jpg" };
    expect(mailPictureAddress(foreign, "https://shop.example")).toBe("https://pictures.example/gray.jpg");
  });
});
