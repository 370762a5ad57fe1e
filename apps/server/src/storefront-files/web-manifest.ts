import { mainColors, type StorefrontColors } from "@azulejo/ui/colors.ts";
import type { Settings } from "@azulejo/web/app/request/settings.server.ts";
import { addressOf } from "@azulejo/web/app/routing/language-routing.ts";

const SHORT = 12;

/** The name under an icon: whole words of the name, as many as fit. */
function shortNameOf(name: string): string {
  const words = name.split(/\s+/);
  let short = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (`${short} ${word}`.length > SHORT) break;
    short = `${short} ${word}`;
  }
  return short.replace(/[\s&,–-]+$/u, "");
}

/** The web app manifest of the storefront in a language. */
export function webManifest(settings: Settings, language: Settings["locales"][number]["code"], version: string): object {
  const locale = settings.locales.find((one) => one.code === language);
  const { background } = mainColors(settings.colors as StorefrontColors | null);
  const icon = (name: string, side: number, purpose: string) => ({
    src: `/${name}-${side}.png?v=${version}`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: settings.name,
    short_name: shortNameOf(settings.name),
    description: settings.tagline,
    lang: locale?.language ?? language,
    dir: locale?.direction ?? "ltr",
    start_url: addressOf(settings, language, ""),
    scope: "/",
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
  };
}
