import type { ShellData } from "../shell-data.ts";

/** The storefront's icons, web manifest and colors. */
export function StorefrontLinks({ root }: { root: ShellData }) {
  const { language, version, settings, hasDrawnIcon } = root;
  const v = `v=${version}`;
  return (
    <>
      <link rel="icon" href={`/favicon.ico?${v}`} sizes="32x32" />
      {hasDrawnIcon && <link rel="icon" href={`/favicon.svg?${v}`} type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png?${v}`} />
      <link rel="manifest" href={`/site.webmanifest?lang=${language}&${v}`} />
      {settings.colors && <link rel="stylesheet" href={`/colors.css?${v}`} />}
    </>
  );
}
