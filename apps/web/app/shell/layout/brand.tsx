import type { ShellData } from "../shell-data.ts";

/** The storefront's logo, or its name if it has none. */
export function Brand({ root }: { root: ShellData }) {
  const { logo, name } = root.settings;
  if (!logo)
    return (
      <span className="brand-words">
        {partsOf(name).map((part) => (
          <span key={part}>{part} </span>
        ))}
      </span>
    );
  const address = `/logo.${logo.type === "image/png" ? "png" : "svg"}?v=${root.version}`;
  return <img src={address} width={logo.width} height={logo.height} alt={name} className="brand" />;
}

/** Splits a name into its first word and the rest: a bar too narrow for both shows only the first word instead of half a name. */
const partsOf = (name: string): string[] => name.match(/^\S{3,}|\S.*/g) ?? [name];
