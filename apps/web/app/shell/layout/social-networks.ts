// @bundle later
import type { ShellData } from "../shell-data.ts";

/** The names of social networks, which are the same in every language. */
export const networkNames: Record<ShellData["settings"]["social"][number]["network"], string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  pinterest: "Pinterest",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  x: "X",
  houzz: "Houzz",
};
