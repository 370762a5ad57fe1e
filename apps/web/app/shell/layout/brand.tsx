import type { ShellData } from "../shell-data.ts";

/** The storefront's logo, or its name if it has none. */
export function Brand({ root }: { root: ShellData }) {
  const { logo, name } = root.settings;
  if (!logo) return name;
  const address = `/logo.${logo.type === "image/png" ? "png" : "svg"}?v=${root.version}`;
  return <img src={address} width={logo.width} height={logo.height} alt={name} className="brand" />;
}
