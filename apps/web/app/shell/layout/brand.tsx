import type { ShellData } from "../shell-data.ts";

/** The storefront's logo, or its name if it has none. */
export function Brand({ root }: { root: ShellData }) {
  const { logo, name } = root.settings;
  if (!logo)
    return (
      <span className="brand-words">
        {wordsOf(name).map((word) => (
          <span key={word}>{word} </span>
        ))}
      </span>
    );
  const address = `/logo.${logo.type === "image/png" ? "png" : "svg"}?v=${root.version}`;
  return <img src={address} width={logo.width} height={logo.height} alt={name} className="brand" />;
}

/** The words of a name, each with the short one before it: `Cantera`, `Tile`, `& Stone`. */
const wordsOf = (name: string): string[] => name.match(/(?:\S{1,2}\s+)?\S+/g) ?? [name];
