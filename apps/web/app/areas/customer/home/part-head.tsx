interface Props {
  words: string;
  /** How many there are. */
  count?: number;
  link?: { href: string; words: string };
}

/** A part's heading over an ink line, with the way to the whole at its end. */
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
