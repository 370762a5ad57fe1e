import { mainColors, type StorefrontColors } from "@azulejo/ui/colors.ts";
import type { Settings } from "@azulejo/web/app/request/settings.server.ts";
import { addressOf } from "@azulejo/web/app/routing/language-routing.ts";
import { shortName } from "@azulejo/web/app/shell/head/short-name.ts";

/** Maximum number of characters under an icon. */
const SHORT = 12;

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
    short_name: shortName(settings.name, SHORT),
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
