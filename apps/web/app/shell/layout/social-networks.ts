// @bundle later
import type { ShellData } from "../shell-data.ts";

/** The networks' own names, the same in every language. */
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
