interface Props {
  words: string;
  /** The number of entries. */
  count?: number;
  link?: { href: string; words: string };
}

/** A section's heading with a line above, and a link to the full list at its end. */
export function PartHead({ words, count, link }: Props) {
  return (
    <div className="part-head">
      <h2>
        {words} {count !== undefined && <span className="tabular">{count}</span>}
      </h2>
      {link && <a href={link.href}>{link.words}</a>}
    </div>
  );
}
